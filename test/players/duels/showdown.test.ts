import { expect, test } from 'vitest';
import { solve, type Counts } from '../../../src/players/duels/showdown.ts';
import { GREEDY, LEVEL } from '../../../src/players/levels.ts';
import { exploited, lossesOf, plainDuel, PLAIN_DUELS } from '../../../tools/tournament/plain-duels.ts';

const { hands, rounds } = LEVEL.strong.melee;

test.each(PLAIN_DUELS)(
  'a fight of %i cards against %i is solved: neither side is exploited by 0.02 health',
  (attacker, defender, value) => {
    const game = plainDuel(attacker, defender);
    // the strong one looks at every hand that can be dealt
    expect(Math.max(game.attackers.length, game.defenders.length)).toBeLessThanOrEqual(hands);
    const solution = solve(game, rounds);
    expect(solution.value).toBeCloseTo(value, 1);
    const [ofAttacker, ofDefender] = exploited(game, solution);
    expect(Math.max(ofAttacker, ofDefender)).toBeLessThanOrEqual(0.02);
  },
);

test('a player that plays a random card can be exploited, so the measure measures', () => {
  const game = plainDuel(5, 3);
  const even = (all: readonly Counts[]) =>
    all.map((hand) => {
      const kinds = hand.filter((count) => count > 0).length;
      return Float64Array.from(hand, (count) => (count > 0 ? 1 / kinds : 0));
    });
  const attackers = even(game.attackers);
  const { defenders, value } = solve(game, rounds);
  const [loss] = exploited(game, { value, attackers, defenders });
  expect(loss).toBeGreaterThan(0.3);
});

test('a player that considers only some of the hands still plays its own, and loses little by it', () => {
  const [found] = lossesOf(LEVEL.gentle, [[4, 2, 0.44]]);
  expect(found?.attacker).toBeLessThan(0.06);
  expect(found?.defender).toBeLessThan(0.06);
});

test.each([
  [[4, 2, 0.44], 0.16, 0.19],
  [[5, 3, 0.35], 0.31, 0.52],
  [[6, 2, 0.85], 0.18, 0.27],
  [[5, 1, 1.18], 0.02, 0],
] as const)('the yardstick loses in a duel of %j what it always lost: its hand tells its card', (duel, attacking, defending) => {
  const [found] = lossesOf(GREEDY, [duel]);
  expect(Math.abs((found?.attacker ?? 9) - attacking)).toBeLessThan(0.01);
  expect(Math.abs((found?.defender ?? 9) - defending)).toBeLessThan(0.01);
});
