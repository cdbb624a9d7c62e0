import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { INCH } from '../../src/geometry/lengths.ts';
import { hindsight } from '../../src/players/hindsight.ts';
import { FULL } from '../../src/players/imagined/weights.ts';
import { partsOf, worthOf } from '../../src/players/imagined/worth.ts';
import { LEVEL } from '../../src/players/levels.ts';
import { advance, beginRecord } from '../../src/record/match-record.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Setup } from '../../src/rules/terms/match.ts';
import { imagine } from '../../src/seats/imagined-match.ts';
import { viewFor } from '../../src/seats/view.ts';
import { otherSecrets } from '../../tools/simulate/laws/other-secrets.ts';

const [first, other] = Object.values(catalogue.characters).flatMap(({ id, unselectable, base, meleeRange }) =>
  !unselectable && base === 30 && meleeRange > 0 ? [id] : [],
) as [string, string];
const pointAt = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });

/** A model that stands beside a stone which it has the energy to dig out. */
function besideStone() {
  const setup: Setup = {
    seats: [{ troupe: [first] }, { troupe: [other] }],
    options: {},
    terrain: [],
    seed: '1',
    start: 'activation',
    position: {
      models: { [`0:${first}`]: { at: pointAt(18, 6), energy: 3 }, [`1:${other}`]: { at: pointAt(18, 30) } },
      stones: [{ id: 's1', at: pointAt(18, 6.95), depth: 1 }],
      turn: 2,
    },
  };
  const begun = advance(beginRecord(setup, catalogue), { seat: 0, kind: 'activate', model: `0:${first}` });
  if (!begun.ok) throw new Error(begun.reason.code);
  return begun.folded.match;
}
const club = LEVEL.club;
const ends: Decision = { seat: 0, kind: 'end-activation' };
const digs: Decision = { seat: 0, kind: 'harvest', stone: 's1' };

test('a seat that leaves a stone beside its model learns how many points it lost, and why', () => {
  const match = besideStone();
  const found = hindsight(viewFor(match, 0), ends, catalogue, club, '1');
  expect(found).toMatchObject({ made: ends, why: { code: 'aims', aim: { to: 'harvest' } } });
  expect(found?.loss).toBeGreaterThan(3);
  expect(found?.parts.find(({ part }) => part === 'stones')?.points).toBeCloseTo(10);
  expect(found?.parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(found?.loss ?? 0, 0);
  expect(found?.decision.kind === 'end-activation').toBe(false);
});

test('what cannot be done better is passed over, and so is a question of another kind', () => {
  const match = besideStone();
  const done = hindsight(viewFor(match, 0), digs, catalogue, club, '1');
  expect(done === null || done.loss < 1).toBe(true);
  expect(hindsight(viewFor(match, 1), ends, catalogue, club, '1')).toBeNull();
});

test('what is held against somebody hangs on what it saw: other secrets of the others change nothing', () => {
  const match = besideStone();
  const hindsightOf = (of: typeof match) => hindsight(viewFor(of, 0), ends, catalogue, club, '1');
  expect(hindsightOf(otherSecrets(match, 0, 'hidden'))).toEqual(hindsightOf(match));
});

test('the parts of a worth add up to it, for two seats as for four', () => {
  const troupes = [first, other, first, other].map((id) => ({ troupe: [id] }));
  for (const seats of [troupes.slice(0, 2), troupes]) {
    const models = Object.fromEntries(
      seats.map(({ troupe }, seat) => [`${seat}:${troupe[0]}`, { at: pointAt(10 + seat * 4, 12), stones: seat % 3 }]),
    );
    const setup = { seats, options: {}, terrain: [], seed: '1', start: 'activation' as const, position: { models, turn: 2 } };
    const match = imagine(viewFor(beginRecord(setup, catalogue).match, 0), '1');
    const parts = partsOf(match, 1, catalogue, FULL);
    expect(Object.values(parts).reduce((sum, points) => sum + points, 0)).toBeCloseTo(worthOf(match, 1, catalogue, FULL));
    expect(parts.stones).not.toBe(0);
  }
});
