import { expect, test } from 'vitest';
import { calledTruth, decoyOf, solveBluff } from '../../../src/players/duels/bluff.ts';
import { measureClaims, USES } from '../../../tools/tournament/claims.ts';
import { Lot } from '../../../src/players/lot.ts';
import type { Gains } from '../../../src/players/duels/gains.ts';
import { LEVEL } from '../../../src/players/levels.ts';
import { ARCANE_KINDS } from '../../../src/rules/terms/decks.ts';

const WHOLE = process.env['MOONRISE_WHOLE'] !== undefined;

/** An ability that pays the number of one colour, whose catastrophe hurts the claimer. */
const gains = Object.fromEntries(
  ARCANE_KINDS.map((card) => [card, card === 'catastrophe' ? -1.5 : card.startsWith('green') ? Number(card.slice(-1)) : 0]),
) as Gains;

test('a claim may be a lie and a truth may be doubted: neither always nor never calling gains against the solved claims', () => {
  const game = solveBluff(gains, { size: 3, real: null, hands: 60, rounds: 300 }, new Lot('bluff'));
  expect(game.claims).toEqual(['green-3', 'green-2', 'green-1']);
  const calls = game.calls.flatMap((row) => [...row.slice(0, 1)]);
  expect(calls.some((share) => share > 0.05 && share < 0.95)).toBe(true);
  expect(game.value).toBeGreaterThan(0);
});

test('a caller that holds every copy knows a lie', () => {
  const game = solveBluff(gains, { size: 3, real: null, hands: 60, rounds: 300 }, new Lot('every copy'));
  expect(game.calls[0]?.[1]).toBeGreaterThan(0.95); // there is one green 3
});

test('ARC-25, ARC-30: under a lie lies the card that gains most when it is caught, never the claim itself', () => {
  expect(decoyOf(['green-1', 'catastrophe', 'green-2', 'pink-3'], 'green-3', gains)).toBe('green-2');
  expect(decoyOf(['green-3', 'green-1'], 'green-3', gains)).toBe('green-1');
  expect(decoyOf(['catastrophe', 'pink-2'], 'green-3', gains)).toBe('pink-2');
  // nothing else is in the hand
  expect(decoyOf(['catastrophe', 'catastrophe'], 'green-3', gains)).toBe('catastrophe');
  expect(decoyOf(['green-3', 'green-3'], 'green-3', gains)).toBeUndefined();
});

test('ARC-26: a true claim that is called brings the best card that stays in the hand as well, and never less than itself', () => {
  expect(calledTruth(['green-2', 'green-3', 'catastrophe'], 'green-2', gains)).toBe(5);
  expect(calledTruth(['green-2', 'green-2'], 'green-2', gains)).toBe(4);
  expect(calledTruth(['green-2', 'catastrophe'], 'green-2', gains)).toBe(2);
});

test('nothing worth claiming is not claimed', () => {
  const nothing = Object.fromEntries(ARCANE_KINDS.map((card) => [card, 0])) as Gains;
  expect(solveBluff(nothing, { size: 3, real: null, hands: 20, rounds: 50 }, new Lot('nothing'))).toMatchObject({ claims: [], value: 0 });
});

test('ARC-26, ARC-28: the more cards are left to play again with, the less a claim is doubted', () => {
  const doubted = (size: number): number => {
    const { calls } = solveBluff(gains, { size, real: null, hands: 40, rounds: 150 }, new Lot('again'));
    return calls.reduce((sum, row) => sum + (row[0] ?? 0), 0) / calls.length;
  };
  expect(doubted(4)).toBeLessThan(doubted(1) - 0.1);
});

test.runIf(WHOLE)('nobody who knows how the strong level claims or doubts gains a twelfth by it', () => {
  for (const use of USES) {
    const { value, againstBest, bestAgainst } = measureClaims(LEVEL.strong, use);
    expect(againstBest, use.name).toBeGreaterThan((value * 11) / 12);
    expect(bestAgainst, use.name).toBeLessThan((value * 13) / 12);
  }
});
