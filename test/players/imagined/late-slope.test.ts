import { expect, test } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { distance } from '../../../src/geometry/points.ts';
import { INCH } from '../../../src/geometry/lengths.ts';
import { worthOf } from '../../../src/players/imagined/worth.ts';
import { LEVEL } from '../../../src/players/levels.ts';
import { Lot } from '../../../src/players/lot.ts';
import { plans } from '../../../src/players/plan/planner.ts';
import { advance, beginRecord } from '../../../src/record/match-record.ts';
import type { SetupPosition } from '../../../src/rules/terms/setup.ts';
import { imagine, type Imagined } from '../../../src/seats/imagined-match.ts';
import { viewFor } from '../../../src/seats/view.ts';

// In the last turn unspent energy is lost: models go somewhere with it, if only a little matters.

const { weights } = LEVEL.strong;
const pointAt = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });
type Models = NonNullable<SetupPosition['models']>;

/** A match of Brigid against Jayda; `acting`: it is Brigid's activation. */
function matchWith(
  models: Models,
  turn: number,
  { stones = [], acting = false }: { stones?: SetupPosition['stones']; acting?: boolean },
): Imagined {
  const seats = [{ troupe: ['brigid', 'barnakelle'] }, { troupe: ['jayda'] }];
  const position = { models, stones, turn };
  const setup = { seats, options: { eventsAndAgendas: false }, terrain: [], seed: '1', start: 'activation' as const, position };
  const begun = beginRecord(setup, catalogue);
  const advanced = acting ? advance(begun, { seat: 0, kind: 'activate', model: '0:brigid' }) : null;
  return imagine(viewFor(advanced?.ok ? advanced.folded.match : begun.match, 0), '1');
}

interface Distance {
  inches: number;
  mine: number;
  theirs: number;
  turn: number;
  /** True if the enemy has acted; otherwise it may still come. */
  done?: boolean;
}

/** The value that the slope adds: Brigid and Jayda stand so far from each other with so many moonstones. */
function slopeAt({ inches, mine, theirs, turn, done = true }: Distance, stones: SetupPosition['stones'] = []): number {
  const models: Models = {
    '0:brigid': { at: pointAt(18, 4), energy: 0, activated: true, stones: mine },
    '0:barnakelle': { at: pointAt(1, 35), energy: 0 }, // goes on with the turn, too far from everything for the slope
    '1:jayda': { at: pointAt(18, 4 + inches), energy: 3, stones: theirs, activated: done },
  };
  const match = matchWith(models, turn, { stones });
  return worthOf(match, 0, catalogue, weights) - worthOf(match, 0, catalogue, { ...weights, late: 0 });
}

test.each([
  ['leads', 2],
  ['is level', 1],
])('in the last turn a carrier that %s is the better off the farther it is from an armed enemy, up to sixteen inches', (_, mine) => {
  const slope = (inches: number): number => slopeAt({ inches, mine, theirs: 1, turn: 4 });
  expect(slope(12)).toBeGreaterThan(slope(8));
  expect(slope(8)).toBeGreaterThan(slope(4));
  expect(slope(24)).toBeCloseTo(weights.late ?? 0, 9);
  expect(slope(30)).toBe(slope(24));
});

test('a carrier keeps its energy for a reaction while an enemy within ten inches may still act; a model that is behind does not', () => {
  const slope = (inches: number, done: boolean, mine = 2): number => slopeAt({ inches, mine, theirs: 1, turn: 4, done });
  expect([slope(5, false), slope(9, false)]).toEqual([0, 0]);
  expect(slope(9, true), 'an enemy that has acted').toBeGreaterThan(0);
  expect(slope(13, false), 'an enemy that is far away').toBeCloseTo(slope(13, true), 9);
  expect(slope(5, false, 0), 'behind').toBeCloseTo(slope(5, true, 0), 9);
});

test('in the last turn a model that is behind is the better off the nearer it is to an enemy carrier or a moonstone', () => {
  const slope = (inches: number, stones: SetupPosition['stones'] = []): number => slopeAt({ inches, mine: 0, theirs: 1, turn: 4 }, stones);
  expect(slope(4)).toBeGreaterThan(slope(8));
  expect(slope(8)).toBeGreaterThan(slope(12));
  expect(slope(20), 'both models').toBeCloseTo(-2 * (weights.late ?? 0), 9);
  expect(slope(20, [{ id: 's9', at: pointAt(22, 4), depth: 2 }]), 'a moonstone nearby').toBeGreaterThan(slope(20));
});

test('the slope is nothing before the last turn, for a model without a moonstone that is not behind, and for levels without it', () => {
  const inches = 6;
  expect(slopeAt({ inches, mine: 2, theirs: 1, turn: 3 }), 'turn 3, leading').toBe(0);
  expect(slopeAt({ inches, mine: 0, theirs: 1, turn: 3 }), 'turn 3, behind').toBe(0);
  expect(slopeAt({ inches, mine: 0, theirs: 0, turn: 4 }), 'without a moonstone to lose').toBe(0);
  expect(LEVEL.club.weights.late, 'the club level').toBeUndefined();
  expect(LEVEL.gentle.weights.late, 'the gentle level').toBeUndefined();
});

/** The distance from the enemy and the energy left after the best plan of a model that has already jogged, with the enemy 14 inches away. */
function planned(turn: number, mine: number): { inches: number; energy: number } {
  const models: Models = {
    '0:brigid': { at: pointAt(18, 12), energy: 3, jogged: true, stones: mine },
    '0:barnakelle': { at: pointAt(1, 35), energy: 0 },
    '1:jayda': { at: pointAt(18, 26), energy: 0, activated: true, stones: 1 },
  };
  const match = matchWith(models, turn, { acting: true });
  const [plan] = plans(match, { seat: 0, cards: catalogue, level: LEVEL.strong }, new Lot('late'), { nodes: 60 });
  const { '0:brigid': own, '1:jayda': enemy } = plan?.match.table.models ?? {};
  return own && enemy ? { inches: distance(own.at, enemy.at) / INCH, energy: own.energy } : { inches: NaN, energy: NaN };
}

test('energy of the last turn is walked off: towards the enemy carrier when behind, away from it otherwise; a turn earlier nobody walks away', () => {
  const [behind, leading, level, earlier] = [planned(4, 0), planned(4, 2), planned(4, 1), planned(3, 2)];
  expect([behind.energy, behind.inches < 12], 'behind').toEqual([0, true]);
  expect([leading.energy, leading.inches > 15], 'leading').toEqual([0, true]);
  expect([level.energy, level.inches > 15], 'level').toEqual([0, true]);
  expect(earlier.inches, 'a turn earlier').toBeLessThanOrEqual(14);
});
