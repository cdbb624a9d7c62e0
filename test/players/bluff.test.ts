import { expect, test } from 'vitest';
import { solveBluff } from '../../src/players/duels/bluff.ts';
import { Lot } from '../../src/players/lot.ts';
import type { Gains } from '../../src/players/plan/identities.ts';
import { ARCANE_KINDS } from '../../src/rules/terms/decks.ts';

/** An ability that pays the number of one colour, whose catastrophe hurts the claimer. */
const gains = Object.fromEntries(
  ARCANE_KINDS.map((card) => [card, card === 'catastrophe' ? -1.5 : card.startsWith('green') ? Number(card.slice(-1)) : 0]),
) as Gains;

test('a claim may be a lie and a truth may be doubted: neither always nor never calling gains against the solved claims', () => {
  const game = solveBluff(gains, 3, null, 60, 300, new Lot('bluff'));
  expect(game.claims).toEqual(['green-3', 'green-2', 'green-1']);
  const calls = game.calls.flatMap((row) => [...row.slice(0, 1)]);
  expect(calls.some((share) => share > 0.05 && share < 0.95)).toBe(true);
  expect(game.value).toBeGreaterThan(0);
});

test('whoever holds every copy knows a lie', () => {
  const game = solveBluff(gains, 3, null, 60, 300, new Lot('every copy'));
  expect(game.calls[0]?.[1]).toBeGreaterThan(0.95); // there is one green 3
});

test('nothing worth claiming is not claimed', () => {
  const nothing = Object.fromEntries(ARCANE_KINDS.map((card) => [card, 0])) as Gains;
  expect(solveBluff(nothing, 3, null, 20, 50, new Lot('nothing'))).toMatchObject({ claims: [], value: 0 });
});
