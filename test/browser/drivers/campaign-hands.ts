import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { askWords, resultWords } from '../../../src/words/campaign/campaign-asks.ts';
import { hubWords } from '../../../src/words/campaign/campaign.ts';
import { kitWords } from '../../../src/words/app/kit.ts';
import { CalmFinger } from './calm-finger.ts';
import { begins, only } from '../readers/words.ts';

/** The text of everything in the document except scripts, visible or not. */
export const whole = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const textOf = (root: ParentNode): string =>
      [...root.querySelectorAll('*')]
        .map(({ shadowRoot }) => (shadowRoot ? `${textOf(shadowRoot)} ${shadowRoot.textContent}` : ''))
        .join(' ');
    const own = [...document.body.childNodes].filter(({ nodeName }) => nodeName !== 'SCRIPT').map(({ textContent }) => textContent);
    return `${own.join(' ')} ${textOf(document)}`;
  });

/** The standings as they are shown, one row a player. */
export async function readStandings(page: Page): Promise<string[][]> {
  await page.getByRole('tab', { name: hubWords.standings() }).tap();
  const rows = page.locator('moon-campaign-screen tr[data-player]');
  await rows.first().waitFor();
  return rows.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent.trim())));
}

const sealed = (): RegExp => only(askWords.seal(), askWords.sealNone());

/** The actions of people with a campaign on the page in front of them; `look` runs before each touch. */
export function campaignHands(pageAt: () => Page, look: () => Promise<void> = () => Promise.resolve()) {
  const unhurried = new CalmFinger();
  const tap = async (locator: Locator): Promise<void> => {
    await look();
    await unhurried.before(pageAt(), locator.first());
    await locator.first().tap();
  };
  const button = (name: string | RegExp): Locator => pageAt().getByRole('button', { name });
  /** Waits for a text on the screen, not on the sheet for printing. */
  const reads = (text: string | RegExp): Promise<void> => pageAt().locator('moon-page').getByText(text).first().waitFor();
  const uncover = (): Promise<void> => tap(pageAt().locator('moon-cover dialog > moon-button').getByRole('button'));

  /** Takes the tablet, answers, seals, and puts it back. */
  async function alone(name: string, work: () => Promise<void>): Promise<void> {
    await tap(pageAt().locator(`[data-errand]`).filter({ hasText: name }));
    await tap(button(hubWords.iAm(name)));
    await work();
    await tap(button(sealed()));
    await tap(button(hubWords.onTable()));
    await pageAt().locator('moon-campaign-screen moon-tabs').waitFor();
  }

  /** Lets every asked player at a table answer in turn; a player without an entry in `answers` chooses and plays nothing. */
  async function table(game: string, answers: Partial<Record<string, () => Promise<void>>> = {}): Promise<void> {
    const card = pageAt().locator(`moon-game-card[data-game="${game}"]`);
    const calls = card.locator('[data-errand]');
    for (let count = 0; count < 12 && (await calls.count()) > 0; count += 1) {
      const words = await calls.first().innerText();
      const name = Object.keys(answers).find((text) => words.includes(text)) ?? '';
      await tap(calls);
      await uncover();
      await button(sealed()).first().waitFor();
      const answer = answers[name];
      if (answer) await answer();
      await tap(button(sealed()));
      await tap(button(hubWords.onTable()));
      await pageAt().locator('moon-campaign-screen moon-tabs').waitFor();
    }
  }

  /** Chooses a campaign card for the game; does nothing when another question is asked. */
  async function choose(card: string): Promise<void> {
    if ((await pageAt().locator('moon-cards-ask').count()) === 0) return;
    await pageAt().getByLabel(askWords.find()).fill(card);
    const locator = pageAt().getByRole('button', { name: begins(card) });
    await tap(locator);
    await expect.poll(() => locator.getAttribute('aria-pressed')).toBe('true');
  }

  const more = (player: string, label: string): Locator =>
    pageAt()
      .locator(`moon-result-form [data-side="${player}"]`)
      .getByRole('group', { name: label })
      .getByRole('button', { name: begins(kitWords.more) });

  async function byHand(game: string, stones: Readonly<Record<string, [name: string, count: number]>>): Promise<void> {
    await tap(pageAt().locator(`moon-game-card[data-game="${game}"]`).getByRole('button', { name: hubWords.byHand() }));
    for (const [player, [name, count]] of Object.entries(stones))
      for (let stone = 0; stone < count; stone += 1) await tap(more(player, resultWords.stones(name)));
    await tap(button(resultWords.keep()));
    await pageAt().locator('moon-result-form').waitFor({ state: 'detached' });
  }

  return { tap, button, reads, alone, table, choose, byHand };
}
