import { describe, expect, it } from 'vitest';
import { ARCANE_DECK, MELEE_DECK } from '../../../src/rules/terms/decks.ts';

const counted = (cards: readonly string[]): Record<string, number> =>
  cards.reduce<Record<string, number>>((counts, card) => ({ ...counts, [card]: (counts[card] ?? 0) + 1 }), {});

describe('the decks', () => {
  it('SET-3: V-04: six kinds of melee cards, three of each', () => {
    expect(MELEE_DECK).toHaveLength(18);
    expect(Object.values(counted(MELEE_DECK))).toEqual([3, 3, 3, 3, 3, 3]);
  });

  it('SET-3: V-05: of each colour three cards of 1, two of 2 and one of 3, and three Catastrophes', () => {
    const colours = ['green', 'blue', 'pink'].flatMap((colour) => [1, 2, 3].map((value) => [`${colour}-${value}`, 4 - value]));
    expect(counted(ARCANE_DECK)).toEqual({ ...Object.fromEntries(colours), catastrophe: 3 });
    expect(ARCANE_DECK).toHaveLength(21);
  });
});
