import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Everything that stands in the document but its scripts, whether it can be seen or not. */
export const whole = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const said = (root: ParentNode): string =>
      [...root.querySelectorAll('*')]
        .map(({ shadowRoot }) => (shadowRoot ? `${said(shadowRoot)} ${shadowRoot.textContent}` : ''))
        .join(' ');
    const own = [...document.body.childNodes].filter(({ nodeName }) => nodeName !== 'SCRIPT').map(({ textContent }) => textContent);
    return `${own.join(' ')} ${said(document)}`;
  });

/** The standings as they can be read, a row a player. */
export async function readStandings(page: Page): Promise<string[][]> {
  await page.getByRole('tab', { name: 'Standings' }).tap();
  const rows = page.locator('moon-campaign-screen tr[data-player]');
  await rows.first().waitFor();
  return rows.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent.trim())));
}

/** What people round a tablet do with a campaign, on whichever page lies before them. */
export function campaignHands(at: () => Page) {
  const tap = (what: Locator): Promise<void> => what.first().tap();
  const button = (name: string | RegExp): Locator => at().getByRole('button', { name });
  /** On the screen, not on the sheet that is printed. */
  const reads = (text: string | RegExp): Promise<void> => at().locator('moon-page').getByText(text).first().waitFor();
  const uncover = (): Promise<void> => tap(at().locator('moon-cover').getByRole('button'));

  /** Takes the tablet, answers, seals, and puts it back on the table. */
  async function alone(name: string, work: () => Promise<void>): Promise<void> {
    await tap(at().locator(`[data-errand]`).filter({ hasText: name }));
    await tap(button(`I am ${name}`));
    await work();
    await tap(button(/^(Seal it|Play none)$/));
    await tap(button('It lies on the table'));
    await at().locator('moon-campaign-screen moon-tabs').waitFor();
  }

  /** Everybody who is asked at a table answers in turn; without a word of one's own, nothing is chosen or played. */
  async function table(game: string, answers: Partial<Record<string, () => Promise<void>>> = {}): Promise<void> {
    const card = at().locator(`moon-game-card[data-game="${game}"]`);
    const calls = card.locator('[data-errand]');
    for (let count = 0; count < 12 && (await calls.count()) > 0; count += 1) {
      const name = ((await calls.first().innerText()).match(/\w+$/) ?? [''])[0];
      await tap(calls);
      await uncover();
      await button(/^(Seal it|Play none)$/)
        .first()
        .waitFor();
      const answer = answers[name];
      if (answer) await answer();
      await tap(button(/^(Seal it|Play none)$/));
      await tap(button('It lies on the table'));
      await at().locator('moon-campaign-screen moon-tabs').waitFor();
    }
  }

  /** Chooses a campaign card for the game; does nothing when something else is asked. */
  async function choose(card: string): Promise<void> {
    if ((await at().locator('moon-cards-ask').count()) === 0) return;
    await at().getByLabel('Find a card').fill(card);
    const one = at().getByRole('button', { name: new RegExp(`^${card}`) });
    await tap(one);
    expect(await one.getAttribute('aria-pressed')).toBe('true');
  }

  const more = (player: string, what: string): Locator =>
    at().locator(`moon-result-form [data-side="${player}"]`).getByRole('group', { name: what }).getByRole('button', { name: /^More/ });

  async function byHand(game: string, stones: Readonly<Record<string, [name: string, count: number]>>): Promise<void> {
    await tap(at().locator(`moon-game-card[data-game="${game}"]`).getByRole('button', { name: 'Enter the result' }));
    for (const [player, [name, count]] of Object.entries(stones))
      for (let stone = 0; stone < count; stone += 1) await tap(more(player, `Moonstones of ${name}`));
    await tap(button('Keep the result'));
    await at().locator('moon-result-form').waitFor({ state: 'detached' });
  }

  return { tap, button, reads, alone, table, choose, byHand };
}
