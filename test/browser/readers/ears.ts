import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { against, lasting } from './axe.ts';
import type { Sight } from './sight.ts';

/** What every live region that is there now says from now on, in the order in which it says it. Runs in the page: everything it needs is inside. */
function listen(): void {
  const page = window as unknown as { heard: string[] | undefined; ears: WeakSet<Element> }; // kept in the page between looks
  page.heard ??= [];
  page.ears ??= new WeakSet();
  const { heard, ears } = page;
  const walk = (root: ParentNode): void => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.shadowRoot) walk(element.shadowRoot);
      // what comes with its words already in it is often not read
      if (ears.has(element) || !element.matches('[role="status"], [role="log"], [role="alert"], [aria-live="polite"]')) continue;
      ears.add(element);
      let was = element.textContent;
      new MutationObserver((changes) => {
        const words = element.textContent.replaceAll(/\s+/g, ' ').trim();
        if (words === was || !element.isConnected) return;
        was = words;
        const added = changes.flatMap(({ addedNodes }) =>
          [...addedNodes].map((node) => node.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''),
        );
        const texts = element.matches('[role="log"]') ? added.filter((text) => text !== '') : [words];
        heard.push(...texts.filter((text) => text !== ''));
      }).observe(element, { childList: true, characterData: true, subtree: true });
    }
  };
  walk(document);
}

/** Somebody who hears the screen: what the live regions say, and the names of what stands in the accessibility tree. */
export class Ears {
  /** What axe has against each phase, and the phases it has looked at. */
  readonly flaws: string[] = [];
  readonly phases = new Set<string>();
  /** All that was heard and met: `ALOUD=1` prints it. */
  readonly story: string[] = [];

  constructor(private readonly page: Page) {}

  /** All that stands in the accessibility tree, a line a thing: what it is and its name. */
  async tree(): Promise<string> {
    const session = await this.page.context().newCDPSession(this.page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    await session.detach();
    return nodes
      .filter(({ ignored, role }) => !ignored && role?.value !== 'InlineTextBox')
      .map(({ role, name }) => `${String(role?.value)} "${String(name?.value ?? '').replaceAll(/\s+/g, ' ')}"`)
      .join('\n');
  }
  /** What has been said since the last time. */
  async heard(): Promise<string> {
    const texts = await this.page.evaluate(() => {
      const page = window as unknown as { heard: string[] | undefined }; // put there by `listen`
      return page.heard?.splice(0) ?? [];
    });
    this.story.push(...texts.map((line) => `        “${line}”`));
    await this.page.evaluate(listen);
    return texts.join(' ');
  }
  private question(seat: number) {
    return this.page.locator(`moon-seat-strip[data-seat="${seat}"] section.question`);
  }
  /** The names of the buttons of a question, as they are read. */
  async names(seat: number): Promise<string[]> {
    const lines = (await this.question(seat).ariaSnapshot()).split('\n');
    return lines.flatMap(
      (line) => /- '?(?:button|link) "(.*?)"(?: \[[^\]]*\])*'?:?/.exec(line)?.[1] ?? (/- '?(button|link)/.test(line) ? '' : []),
    );
  }
  /** What is so in every phase: a question has a name that says what is asked, every button one that says what it does; nothing is against it. */
  async look({ over, verdict, questions }: Sight): Promise<void> {
    const asked = questions.flatMap(({ asks, parts }) => [asks, ...parts]);
    const phase = [...(over === null ? [] : ['over']), ...(verdict ? ['verdict'] : []), ...asked].join(' ');
    if (this.phases.has(phase)) return;
    this.phases.add(phase);
    for (const { seat, say } of questions) {
      const region = (await this.question(seat).getAttribute('aria-label')) ?? '';
      const names = await this.names(seat);
      this.story.push(`[${region}]`, ...names.map((name) => `    (${name})`));
      expect(region, say).toMatch(/^Player \d decides\. .+/);
      for (const name of names) expect(name, `a button of “${say}”`).toMatch(/\p{L}{2}/u);
    }
    this.flaws.push(...(await lasting(this.page, () => against(this.page))).map((flaw) => `${phase}: ${flaw}`));
  }
}
