import { expect, test } from 'vitest';
import { meleeFaces } from '../../src/cards/decks/melee.ts';
import { everyHand, waysToDeal } from '../../src/players/duels/hands.ts';
import { solve, type Counts, type Showdown, type Solution } from '../../src/players/duels/showdown.ts';
import { MELEE_CARDS } from '../../src/rules/terms/decks.ts';

// Duels of unmodified cards, every hand of the deck of 18: their values are known (a deal out of one deck, all copies shown, a follow-up for a
// circle, nothing for a blank).

const pool = MELEE_CARDS.map(() => 3);

function gains(hand: Counts, card: number, against: number): number {
  const of = (kind: number) => meleeFaces[MELEE_CARDS[kind] ?? 'thrust'].deal[MELEE_CARDS[against] ?? 'thrust'];
  const { hit, followUp } = of(card);
  const plain = (hit ?? 0) * (hand[card] ?? 0);
  if (!followUp) return plain;
  return plain + Math.max(0, ...hand.map((copies, kind) => (kind === card ? 0 : (of(kind).hit ?? 0) * copies)));
}

function duel(attacker: number, defender: number): Showdown {
  const attackers = everyHand(pool, attacker);
  const defenders = everyHand(pool, defender);
  const weight = (a: number, d: number): number => waysToDeal(pool, attackers[a] ?? [], defenders[d] ?? []);
  return { attackers, defenders, weight, deals: gains, returns: gains };
}

const KINDS = MELEE_CARDS.map((_, kind) => kind);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** By how much the best answer to each side's shares beats the value: what the attacker loses so, and what the defender does. */
function exploited(game: Showdown, { value, attackers, defenders }: Pick<Solution, 'value' | 'attackers' | 'defenders'>): [number, number] {
  let all = 0;
  game.attackers.forEach((_, a) => game.defenders.forEach((__, d) => (all += game.weight(a, d))));
  const share = (row: Float64Array | undefined, card: number): number => row?.[card] ?? 0;
  const met = (a: number, i: number, d: number, j: number): number =>
    game.deals(game.attackers[a] ?? [], i, j) - game.returns(game.defenders[d] ?? [], j, i);
  const bestOfDefender = sum(
    game.defenders.map((hand, d) => {
      const gain = (j: number): number =>
        -sum(
          game.attackers.map(
            (_, a) =>
              game.weight(a, d) &&
              game.weight(a, d) * sum(KINDS.map((i) => share(attackers[a], i) && share(attackers[a], i) * met(a, i, d, j))),
          ),
        );
      return Math.max(...KINDS.filter((j) => (hand[j] ?? 0) > 0).map(gain));
    }),
  );
  const bestOfAttacker = sum(
    game.attackers.map((hand, a) => {
      const gain = (i: number): number =>
        sum(
          game.defenders.map(
            (_, d) =>
              game.weight(a, d) &&
              game.weight(a, d) * sum(KINDS.map((j) => share(defenders[d], j) && share(defenders[d], j) * met(a, i, d, j))),
          ),
        );
      return Math.max(...KINDS.filter((i) => (hand[i] ?? 0) > 0).map(gain));
    }),
  );
  return [value + bestOfDefender / all, bestOfAttacker / all - value];
}

test.each([
  [4, 2, 0.44],
  [5, 3, 0.35],
  [4, 4, 0],
  [5, 1, 1.18],
])('a fight of %i cards against %i is solved: neither side is exploited by 0.02 health', (attacker, defender, value) => {
  const game = duel(attacker, defender);
  const solution = solve(game, 90);
  expect(solution.value).toBeCloseTo(value, 1);
  const [ofAttacker, ofDefender] = exploited(game, solution);
  expect(Math.max(ofAttacker, ofDefender)).toBeLessThanOrEqual(0.02);
});

test('whoever plays any card of its hand can be exploited, so the measure measures', () => {
  const game = duel(5, 3);
  const even = (hands: readonly Counts[]) =>
    hands.map((hand) => {
      const kinds = hand.filter((count) => count > 0).length;
      return Float64Array.from(hand, (count) => (count > 0 ? 1 / kinds : 0));
    });
  const attackers = even(game.attackers);
  const { defenders, value } = solve(game, 90);
  const [loss] = exploited(game, { value, attackers, defenders });
  expect(loss).toBeGreaterThan(0.3);
});
