import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/rules/play.ts';
import { highest, leaders, ranked } from '../../../src/rules/setup/roll-off.ts';

/** Dice that fall so, and who has rolled in which throw. */
function rolling(...dice: number[]) {
  const throws: number[][] = [];
  const play = {
    roll: () => dice.shift() ?? 0,
    emit: ({ rolls }: { rolls: { seat: number }[] }) => throws.push(rolls.map(({ seat }) => seat)),
  } as unknown as Play; // all that a roll asks of it
  return { play, throws };
}

describe('a roll-off', () => {
  it('DRF-4: those alone roll again who tie for the highest, as often as they tie', () => {
    const { play, throws } = rolling(5, 2, 5, 3, 3, 1, 6);
    expect(highest(play, 'draft', [2, 0, 1])).toBe(2);
    expect(throws).toEqual([
      [0, 1, 2],
      [0, 2],
      [0, 2],
    ]);
    const below = rolling(2, 6, 2);
    expect(highest(below.play, 'draft', [0, 1, 2])).toBe(1);
    expect(below.throws, 'a tie below the highest is none').toEqual([[0, 1, 2]]);
  });
  it('DEP-2: ranks everybody; those who tie roll again among themselves and stay where they tied', () => {
    const { play, throws } = rolling(4, 6, 4, 1, 1, 2);
    expect(ranked(play, 'deployment', [0, 1, 2, 3])).toEqual([1, 2, 0, 3]);
    expect(throws).toEqual([
      [0, 1, 2, 3],
      [0, 2],
    ]);
  });
  it('INI-2: a bonus counts in a tie', () => {
    expect(leaders({ 0: [3, 2], 1: [5, 0], 2: [4, 0] })).toEqual([0, 1]);
  });
});
