import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { askWords, resultWords } from '../../src/words/campaign/campaign-asks.ts';
import { hubWords } from '../../src/words/campaign/campaign.ts';
import { kitWords } from '../../src/words/app/kit.ts';
import { Unhurried } from './unhurried.ts';
import { begins, only } from './words.ts';

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
  await page.getByRole('tab', { name: hubWords.standings() }).tap();
  const rows = page.locator('moon-campaign-screen tr[data-player]');
  await rows.first().waitFor();
  return rows.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent.trim())));
}

const sealed = (): RegExp => only(askWords.seal(), askWords.sealNone());

/** What people round a tablet do with a campaign, on whichever page lies before them; `look`: what they do before each touch. */
export function campaignHands(at: () => Page, look: () => Promise<void> = () => Promise.resolve()) {
  const unhurried = new Unhurried();
  const tap = async (what: Locator): Promise<void> => {
    await look();
    await unhurried.before(at(), what.first());
    await what.first().tap();
  };
  const button = (name: string | RegExp): Locator => at().getByRole('button', { name });
  /** On the screen, not on the sheet that is printed. */
  const reads = (text: string | RegExp): Promise<void> => at().locator('moon-page').getByText(text).first().waitFor();
  const uncover = (): Promise<void> => tap(at().locator('moon-cover dialog > moon-button').getByRole('button'));

  /** Takes the tablet, answers, seals, and puts it back on the table. */
  async function alone(name: string, work: () => Promise<void>): Promise<void> {
    await tap(at().locator(`[data-errand]`).filter({ hasText: name }));
    await tap(button(hubWords.iAm(name)));
    await work();
    await tap(button(sealed()));
    await tap(button(hubWords.onTable()));
    await at().locator('moon-campaign-screen moon-tabs').waitFor();
  }

  /** Everybody who is asked at a table answers in turn; without a word of one's own, nothing is chosen or played. */
  async function table(game: string, answers: Partial<Record<string, () => Promise<void>>> = {}): Promise<void> {
    const card = at().locator(`moon-game-card[data-game="${game}"]`);
    const calls = card.locator('[data-errand]');
    for (let count = 0; count < 12 && (await calls.count()) > 0; count += 1) {
      const words = await calls.first().innerText();
      const name = Object.keys(answers).find((one) => words.includes(one)) ?? '';
      await tap(calls);
      await uncover();
      await button(sealed()).first().waitFor();
      const answer = answers[name];
      if (answer) await answer();
      await tap(button(sealed()));
      await tap(button(hubWords.onTable()));
      await at().locator('moon-campaign-screen moon-tabs').waitFor();
    }
  }

  /** Chooses a campaign card for the game; does nothing when something else is asked. */
  async function choose(card: string): Promise<void> {
    if ((await at().locator('moon-cards-ask').count()) === 0) return;
    await at().getByLabel(askWords.find()).fill(card);
    const one = at().getByRole('button', { name: begins(card) });
    await tap(one);
    expect(await one.getAttribute('aria-pressed')).toBe('true');
  }

  const more = (player: string, what: string): Locator =>
    at()
      .locator(`moon-result-form [data-side="${player}"]`)
      .getByRole('group', { name: what })
      .getByRole('button', { name: begins(kitWords.more) });

  async function byHand(game: string, stones: Readonly<Record<string, [name: string, count: number]>>): Promise<void> {
    await tap(at().locator(`moon-game-card[data-game="${game}"]`).getByRole('button', { name: hubWords.byHand() }));
    for (const [player, [name, count]] of Object.entries(stones))
      for (let stone = 0; stone < count; stone += 1) await tap(more(player, resultWords.stones(name)));
    await tap(button(resultWords.keep()));
    await at().locator('moon-result-form').waitFor({ state: 'detached' });
  }

  return { tap, button, reads, alone, table, choose, byHand };
}
