import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { onGlass, type Point, type Sight } from './sight.ts';
import type { TableDriver } from './table-driver.ts';

const MOST_TABS = 120;

interface Focused {
  /** It is nowhere. */
  lost: boolean;
  words: string;
  /** A place is being planned on the board. */
  planning: boolean;
}

/** What has the focus, through every shadow root. Runs in the page: everything it needs is inside. */
function focusNow(): Focused {
  let at = document.activeElement;
  const lost = at === null || at === document.body;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  const root = at?.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : null;
  const own = at?.getAttribute('aria-label') ?? at?.textContent.trim() ?? '';
  const words = own === '' ? (host?.getAttribute('label') ?? host?.textContent.trim() ?? '') : own;
  return { lost, words: words.replaceAll(/\s+/g, ' '), planning: at?.getAttribute('role') === 'application' };
}

/** Somebody who has keys and nothing else: Tab, Enter and the arrows. */
export class Keys {
  constructor(
    private readonly page: Page,
    private readonly table: TableDriver,
  ) {}

  focused(): Promise<Focused> {
    return this.page.evaluate(focusNow);
  }
  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }
  /** Goes on with Tab until something with these words has the focus. */
  async to(words: RegExp): Promise<void> {
    const met: string[] = [];
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      const now = await this.focused();
      if (words.test(now.words)) return;
      met.push(now.words);
      await this.press('Tab');
    }
    throw new Error(`${words} has no focus among ${met.slice(0, 40).join(' | ')}`);
  }
  /** Chooses something by its words, and is somewhere afterwards. */
  async choose(words: RegExp): Promise<Sight> {
    await this.to(words);
    return this.enter();
  }
  async enter(): Promise<Sight> {
    const before = JSON.stringify(await this.table.look());
    await this.press('Enter');
    await expect.poll(async () => JSON.stringify(await this.table.look()) !== before, { timeout: 20_000 }).toBe(true);
    const seen = (await this.table.settled(3000)) ?? (await this.table.look());
    await this.somewhere(seen);
    return seen;
  }
  /** While somebody is asked, the focus is somewhere. */
  private async somewhere(seen: Sight): Promise<void> {
    if (seen.questions.length > 0 && seen.over === null)
      await expect.poll(async () => (await this.focused()).lost, { timeout: 3000, message: seen.questions[0]?.say ?? '' }).toBe(false);
  }
  /** Moves what is being planned from one place to another with the arrows, and confirms it. */
  async move(from: Point, to: Point): Promise<Sight> {
    await expect.poll(async () => (await this.focused()).planning, { timeout: 5000 }).toBe(true);
    const seen = await this.table.look();
    const [here, there] = [onGlass(seen, from), onGlass(seen, to)];
    const inch = Math.hypot(
      onGlass(seen, { x: from.x + 254, y: from.y }).x - here.x,
      onGlass(seen, { x: from.x + 254, y: from.y }).y - here.y,
    );
    const go = async (tenths: number, [back, on]: [string, string]): Promise<void> => {
      const way = tenths < 0 ? back : on;
      for (let left = Math.abs(tenths); left > 0; left -= left >= 10 ? 10 : 1) await this.press(left >= 10 ? `Shift+${way}` : way);
    };
    await go(Math.round(((there.x - here.x) / inch) * 10), ['ArrowLeft', 'ArrowRight']);
    await go(Math.round(((there.y - here.y) / inch) * 10), ['ArrowUp', 'ArrowDown']);
    await this.press('Enter');
    await expect.poll(async () => (await this.focused()).words, { timeout: 5000 }).toMatch(/^Confirm/);
    return this.enter();
  }
}
