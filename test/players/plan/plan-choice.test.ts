import { expect, test } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { INCH } from '../../../src/geometry/lengths.ts';
import { LEVEL } from '../../../src/players/levels.ts';
import { distinctStarts, type Plan } from '../../../src/players/plan/planner.ts';
import { think } from '../../../src/players/think.ts';
import { beginRecord } from '../../../src/record/match-record.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Setup } from '../../../src/rules/terms/match.ts';
import { viewFor } from '../../../src/seats/view.ts';

const jog = (x: number): Decision => ({ seat: 0, kind: 'jog', path: [[x, 9]] });
const harvest: Decision = { seat: 0, kind: 'harvest', stone: 's' };
const plan = (value: number, ...way: Decision[]): Plan => ({ way, value, idle: 0 }) as unknown as Plan; // the position after it is not asked for

test('of plans that begin alike only the best is taken, and no more than are wanted', () => {
  const all = [plan(9, jog(1), harvest), plan(8, jog(1)), plan(7, jog(2)), plan(6), plan(5, harvest), plan(4)];
  expect(distinctStarts(all, 3).map(({ value }) => value)).toEqual([9, 7, 6]);
  expect(distinctStarts(all, 1).map(({ value }) => value)).toEqual([9]);
  expect(distinctStarts(all, 9).map(({ value }) => value)).toEqual([9, 7, 6, 5]);
});

test('a model is deployed on the side of the strip on which the stones lie', () => {
  for (const [west, x] of [
    [true, 5],
    [false, 31],
  ] as const)
    for (const seed of ['1', '2', '3', '4']) {
      const setup: Setup = {
        seats: [
          { troupe: ['flintlock'], edge: 'south' },
          { troupe: ['grub'], edge: 'north' },
        ],
        options: {},
        terrain: [],
        seed,
        start: 'deploy',
        position: { models: {}, stones: [{ id: 's', at: { x: x * INCH, y: 20 * INCH }, depth: 1 }] },
      };
      const { match } = beginRecord(setup, catalogue);
      const seat = match.openings[0]?.seat ?? 0;
      const decision = think(viewFor(match, seat), catalogue, LEVEL.club, seed)?.decision;
      if (decision?.kind !== 'deploy') throw new Error(`no place, but ${decision?.kind}`);
      expect(decision.at[0] < 18, `${seed}, stones at ${x}: ${decision.at[0]}`).toBe(west);
    }
});
