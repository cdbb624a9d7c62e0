import type { Locator, Page } from 'playwright-core';
import { matchWords } from '../../../../src/words/match/match.ts';

/** A player with a phone: answers the questions there, with the first held card. */
export class HandPlayer {
  /** The kinds of question that were answered. */
  readonly answered: string[] = [];
  constructor(public page: Page) {}

  get question(): Locator {
    return this.page.locator('moon-hand-glass section.question');
  }

  /** The present question; null for none. */
  async asks(): Promise<string | null> {
    return (await this.question.isVisible()) ? this.question.getAttribute('data-asks', { timeout: 2000 }).catch(() => null) : null;
  }

  /** Answers one question; false where there is none. */
  async turn(): Promise<boolean> {
    const asks = await this.asks();
    if (asks === null) return false;
    const stamp = await this.question.getAttribute('data-question');
    await this.answer(asks);
    this.answered.push(asks);
    await this.page.waitForFunction(
      (before) =>
        document
          .querySelector('moonrise-app')
          ?.shadowRoot?.querySelector('moon-join-screen')
          ?.shadowRoot?.querySelector('moon-hand-glass')
          ?.shadowRoot?.querySelector('section.question')
          ?.getAttribute('data-question') !== before,
      stamp,
    );
    return true;
  }

  private async answer(asks: string): Promise<void> {
    const { question } = this;
    if (asks === 'claim') {
      const ten = question.locator('.ten button:not(:disabled)');
      if ((await ten.count()) === 0) await question.locator('moon-card-hand button').first().tap();
      const give = question.locator('moon-secret-answer .corner > moon-button button').first();
      if ((await ten.count()) === 0 && (await give.isVisible()) && (await give.isEnabled())) await give.tap();
      await ten.first().tap();
      return;
    }
    // wait with cards that can be played at almost any time
    const wait = question
      .getByRole('button', { name: matchWords.standBy() })
      .or(question.getByRole('button', { name: matchWords.hold(), exact: true }));
    if (asks === 'card' && (await wait.first().isVisible())) return wait.first().tap();
    const card = question.locator('moon-secret-answer :is(moon-card-hand button, .secret button[data-id]):not(:disabled)').first();
    if (await card.isVisible()) {
      await card.tap();
      const give = question.locator('moon-secret-answer .corner > moon-button button').first();
      if ((await give.isVisible()) && (await give.isEnabled())) await give.tap();
      return;
    }
    await question.locator('button[data-id]:not(:disabled), moon-button button:not(:disabled)').first().tap();
  }
}
