import { duelWords } from '../../../../src/words/match/match-duels.ts';
import { matchWords } from '../../../../src/words/match/match.ts';
import type { SeenQuestion } from '../../readers/sight.ts';
import type { TableDriver } from '../table-driver.ts';
import { only } from '../../readers/words.ts';
import type { Memory } from './memory.ts';

const GUARD = /guard/i;

/** Lays secret cards, makes claims and answers them. */
export class DuelPlayer {
  private tries = 0;

  constructor(private readonly memory: Memory) {}

  /** OK and Bluff in turn. */
  call(table: TableDriver, { seat }: SeenQuestion): Promise<void> {
    const answer = this.memory.times('call') % 2 === 0 ? 'ok' : 'bluff';
    this.memory.count('call');
    this.memory.count(answer);
    return table.pressId(seat, answer);
  }

  async secret(table: TableDriver, { seat, asks, buttons }: SeenQuestion): Promise<void> {
    const { memory } = this;
    const hold = only(matchWords.hold());
    const card = asks === 'melee-card';
    const replace = asks === 'replace';
    if (!card && !replace && buttons.some(({ words }) => hold.test(words)) && memory.times('follow-up') > 0) return table.press(seat, hold);
    const taken = await table.fromTray(seat, (held) => {
      // an attack that deals damage; several copies if the hand has them
      const hurting = held.filter(({ id }) => !GUARD.test(id));
      return (asks === 'critical' ? held.at(-1) : (hurting[this.tries % Math.max(1, hurting.length)] ?? held[0]))?.id ?? null;
    });
    this.tries += 1;
    if (taken === null) return table.press(seat, only(matchWords.hold(), duelWords.keepLie()));
    memory.count(card ? 'melee-card' : replace ? 'replace' : asks === 'critical' ? 'critical' : 'follow-up');
    if (card) memory.reached = memory.times('melee-card') % 2 === 1 ? 'melee' : null;
  }

  /** Lies, after one true claim: with a claim that would have an effect. */
  async claim(table: TableDriver, { seat }: SeenQuestion): Promise<void> {
    const { memory } = this;
    const question = table.question(seat);
    let laid = '';
    if ((await question.locator('.ten').count()) === 0) {
      await table.fromTray(seat, (held) => {
        laid = held[0]?.id.replace(/^\d+:/, '') ?? '';
        return held[0]?.id ?? null;
      });
      await question.locator('.ten button').first().waitFor();
    }
    const ten = await question
      .locator('.ten button')
      .evaluateAll((all) =>
        all.map((element) => ({ as: element.getAttribute('data-as') ?? '', words: element.getAttribute('aria-label') ?? '' })),
      );
    const truth = ten.find((entry) => entry.as === laid);
    const lies = ten.filter((entry) => entry !== truth);
    const lie = lies.find(({ words }) => words.endsWith(`, ${duelWords.matters()}`)) ?? lies[0];
    const say = memory.times('claim') > 0 || !truth ? lie : truth;
    memory.count('claim');
    memory.count(say === truth ? 'truth' : 'lie');
    await table.tap(question.locator(`.ten button[data-as="${say?.as ?? ''}"]`));
    memory.reached = 'arcane';
  }
}
