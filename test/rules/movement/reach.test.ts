import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookAt as readMatch } from '../../../src/rules/look-at.ts';
import { EXCESS, INCH } from '../../../src/geometry/lengths.ts';
import { distance, nearestOnSegment, pathLength, type Point } from '../../../src/geometry/points.ts';
import { jogLength, STEP_LENGTH } from '../../../src/rules/movement/allowance.ts';
import { refusePath, refuseStand } from '../../../src/rules/movement/ways.ts';
import type { MoveRoute } from '../../../src/rules/space/space.ts';
import { REACH_STEP, reachOf, wayTo, type ReachMove } from '../../../src/rules/movement/reach.ts';
import type { Look } from '../../../src/rules/look.ts';
import type { Piece } from '../../../src/rules/terms/match.ts';
import { cases } from '../../geometry/shorthand.ts';
import { acting, pointAt, piece, type Given, type Position, type XY } from '../activation/fixture.ts';
import { steppedReach } from './oracle-reach.ts';

const mover = { seat: 0, at: [10, 18] as XY };
const ME = '0:mover';
const lookAt = (position: Partial<Position> = {}): Look =>
  acting({ ...position, models: { mover, ...position.models }, active: 'mover' }).look;
const jog = (length: number): ReachMove => ({ model: ME, as: 'jog', length });
const step: ReachMove = { model: ME, as: 'step', length: STEP_LENGTH };
const shows = (look: Look, place: XY, as: 'step' | 'jog' = 'jog'): boolean =>
  reachOf(look, as === 'jog' ? jog(jogLength(look, ME)) : step).some((point) => distance(point, pointAt(place)) <= REACH_STEP);
const refusal = (look: Look, path: MoveRoute['path'], length: number) => refusePath(look, { model: ME, as: 'jog', seat: 0, path, length });

describe('where a move can end', () => {
  it('JOG-2, STP-1: a circle of the length where nothing is in the way', () => {
    const look = lookAt();
    for (const [x, y] of [
      [13.9, 18],
      [10, 14.1],
      [7.3, 15.3],
    ] as const)
      expect(shows(look, [x, y])).toBe(true);
    expect(shows(look, [14.3, 18])).toBe(false);
    expect(shows(look, [10.9, 18], 'step')).toBe(true);
    expect(shows(look, [11.3, 18], 'step')).toBe(false);
  });
  it('STP-6: a step does not go round', () => {
    const look = lookAt({ terrain: [piece('pole', 'barrier', [10.8, 18.02, 0.1])] });
    expect(shows(look, [10.2, 17.1], 'step')).toBe(true);
    expect(reachOf(look, step).every(({ x, y }) => Math.abs(y - 18 * INCH) > 60 || x < 10.4 * INCH)).toBe(true);
  });
  it('MOV-1, TER-3: round a wall, not through it', () => {
    const look = lookAt({ terrain: [piece('wall', 'barrier', [11, 10, 11.5, 18.5])] });
    expect(shows(look, [12.2, 18.2])).toBe(true);
    expect(shows(look, [12.2, 15.5])).toBe(false);
  });
  it('JOG-7, FAE-1: not into water, unless a faerie flies over it', () => {
    const terrain = [piece('pond', 'water', [11, 10, 12.5, 26])];
    expect(shows(lookAt({ terrain }), [13.5, 18])).toBe(false);
    expect(shows(lookAt({ terrain, models: { mover: { ...mover, card: { keywords: ['Faerie'] } } } }), [13.5, 18])).toBe(true);
  });
  it('JOG-8: nowhere for whoever stands in woods', () => {
    expect(reachOf(lookAt({ terrain: [piece('wood', 'woods', [8, 16, 12, 20])] }), jog(4 * INCH))).toEqual([]);
  });
  it('MST-6: not onto a stone, though beyond it', () => {
    const look = lookAt({ stones: { s: { at: [12, 18] } } });
    expect(reachOf(look, jog(4 * INCH)).every((point) => distance(point, pointAt([12, 18])) > 200)).toBe(true);
    expect(shows(look, [13.2, 18])).toBe(true);
  });
  it('JOG-3, JOG-4: nearer to an enemy and round it, not away from it', () => {
    const look = lookAt({ models: { foe: { seat: 1, at: [11.8, 18] } } });
    expect(shows(look, [9, 18])).toBe(false);
    expect(shows(look, [11.8, 19.65])).toBe(true);
    expect(shows(look, [12.6, 19.3])).toBe(true);
    const way = wayTo(look, jog(4 * INCH), pointAt([11.8, 19.79]));
    expect(way).not.toBe(null);
    expect(refusal(look, way ?? [], 4 * INCH)).toBe(null);
  });
  it('JOG-5: away from an enemy at the very end of its range, where no gap has grown by the time it ends', () => {
    const foe = (spot: XY) => lookAt({ models: { foe: { seat: 1, at: spot, card: { meleeRange: 2 } } } });
    const beyond = pointAt([11.42, 19.77]);
    const rim = foe([7.9, 15.6]); // 2.008″ away: it engages, and 2.013″ away it no longer does
    expect(refusal(rim, [beyond], 2.5 * INCH)).toBe(null);
    expect(shows(rim, [11.42, 19.77])).toBe(true);
    expect(wayTo(rim, jog(2.5 * INCH), beyond)).toEqual([beyond]);
    const deeper = foe([7.91, 15.61]);
    expect(refusal(deeper, [beyond], 2.5 * INCH)?.code).toBe('engaged-away');
    expect(shows(deeper, [11.42, 19.77])).toBe(false);
    expect(wayTo(deeper, jog(2.5 * INCH), beyond)).toBe(null);
  });
  it('JOG-6: away from an enemy once a wall hides it', () => {
    const models = { foe: { seat: 1, at: [11.4, 18] as XY } };
    const wall = piece('wall', 'barrier', [10.2, 18.65, 13, 18.8]);
    expect(shows(lookAt({ models, terrain: [wall] }), [9.3, 20])).toBe(false);
    const near = { models: { ...models, mover: { ...mover, at: [9.55, 19.2] as XY } }, terrain: [wall] };
    expect(shows(lookAt(near), [9.4, 21.5])).toBe(refusal(lookAt(near), [pointAt([9.4, 21.5])], 4 * INCH) === null);
  });
  it('MOV-1, MOV-4: through a gap a tenth of an inch wider than the base, wherever the places of the grid lie', () => {
    const terrain = [piece('rock', 'barrier', [10.3, 19.3, 0.75]), piece('wall', 'barrier', [6.7, 18, 8.3, 18.9])];
    const look = lookAt({ terrain });
    const beyond = { x: 2270, y: 4932 };
    const way = wayTo(look, jog(2.5 * INCH), beyond);
    expect(way?.at(-1)).toEqual(beyond);
    expect(refusal(look, way ?? [], 2.5 * INCH)).toBe(null);
  });
  it('UPG-13: the farther part of a lunging jog only beside an enemy', () => {
    const look = lookAt({ models: { foe: { seat: 1, at: [15, 18] } } });
    const places = reachOf(look, { ...jog(2 * INCH), lunge: 2 * INCH });
    const far = places.filter((place) => distance(place, pointAt(mover.at)) > 2 * INCH);
    expect(far.some((point) => distance(point, pointAt([13.2, 18])) <= REACH_STEP)).toBe(true);
    expect(far.every((point) => distance(point, pointAt([15, 18])) <= INCH + 300 + 1)).toBe(true);
  });
  it('DEF-30: a text’s move goes round what is in its way, and over what the text says', () => {
    const terrain = [piece('wall', 'barrier', [11, 10, 11.5, 18.5])];
    const look = lookAt({ terrain });
    const spots = (move: ReachMove): boolean => reachOf(look, move).some((point) => distance(point, pointAt([12.2, 15.5])) <= REACH_STEP);
    expect(spots({ model: ME, as: 'effect', length: 4 * INCH })).toBe(false);
    expect(spots({ model: ME, as: 'effect', length: 4 * INCH, freely: ['barrier'] })).toBe(true);
    expect(wayTo(look, { model: ME, as: 'effect', length: 4 * INCH }, pointAt([12.2, 18.4]))?.length).toBeGreaterThan(1);
  });
  it('MOV-14, TER-12: up the stairs onto a platform', () => {
    const terrain = [
      piece('roof', 'platform', [12, 16, 15, 20], { piece: 'house' }),
      piece('stairs', 'stairs', [10.8, 17, 12, 19], { piece: 'house' }),
    ];
    expect(shows(lookAt({ terrain }), [13, 18])).toBe(true);
    expect(shows(lookAt({ terrain: terrain.slice(0, 1) }), [13, 18])).toBe(false);
  });
  it('MOV-14, DEF-30: under and on a bridge a place is shown once, whether a model can be there or at both heights', () => {
    const bridge = [
      piece('bridge', 'platform', [12, 16, 14, 20], { piece: 'bridge', base: 2.5, top: 3 }),
      piece('stairs', 'stairs', [10.8, 17, 12, 19], { piece: 'bridge' }),
    ];
    for (const terrain of [[], bridge, bridge.slice(0, 1)]) {
      for (const move of [jog(4 * INCH), step, { model: ME, as: 'effect' as const, length: 4 * INCH }]) {
        const places = reachOf(lookAt({ terrain }), move).map(({ x, y }) => `${x} ${y}`);
        expect(places.length).toBeGreaterThan(100 / (move === step ? 4 : 1));
        expect([...new Set(places)]).toEqual(places);
      }
    }
    // both ways to a place of the bridge exist
    const over = lookAt({ terrain: bridge });
    const under = lookAt({ terrain: bridge.slice(0, 1) });
    for (const look of [over, under]) expect(shows(look, [13, 18])).toBe(true);
  });
});

const spot = fc.tuple(fc.integer({ min: -45, max: 45 }), fc.integer({ min: -45, max: 45 })).map(([x, y]): XY => [10 + x / 10, 18 + y / 10]);
const kinds = fc.constantFrom(
  'barrier' as const,
  'obstacle' as const,
  'woods' as const,
  'water' as const,
  'platform' as const,
  'stairs' as const,
);
const pieces = fc.tuple(kinds, spot, fc.integer({ min: 2, max: 25 }), fc.integer({ min: 2, max: 25 }), fc.boolean());
const scene = fc.record({
  foes: fc.array(fc.record({ spot, range: fc.constantFrom(0, 1, 2) }), { maxLength: 2 }),
  friends: fc.array(spot, { maxLength: 1 }),
  terrain: fc.array(pieces, { maxLength: 4 }),
  stones: fc.array(spot, { maxLength: 1 }),
  flies: fc.boolean(),
});
type Scene = typeof scene extends fc.Arbitrary<infer S> ? S : never;

/** A table made of a scene; what stands where the mover or another stands is left out. */
function tableOf({ foes, friends, terrain, stones, flies }: Scene): Look {
  const shapes = terrain.map(([kind, [x, y], wide, deep, round], i): Piece =>
    piece(`t${i}`, kind, round ? [x, y, wide / 20] : [x, y, x + wide / 10, y + deep / 10]),
  );
  const me: Given = { ...mover, card: { keywords: flies ? ['Faerie'] : [] } };
  const models: Record<string, Given> = { mover: me };
  const put = (id: string, given: Given): void => {
    const { look } = acting({ models: { ...models, [id]: given }, active: 'mover' });
    if (refuseStand(look, `${given.seat}:${id}`, look.model(`${given.seat}:${id}`).at, 0) === null) models[id] = given;
  };
  foes.forEach(({ spot: where, range }, i) => put(`foe${i}`, { seat: 1, at: where, card: { meleeRange: range } }));
  friends.forEach((where, i) => put(`friend${i}`, { seat: 0, at: where }));
  const given = Object.fromEntries(stones.map((where, i) => [`s${i}`, { at: where }]));
  const free = shapes.filter((shape) => {
    const { look } = acting({ models, terrain: [shape], active: 'mover' });
    return refuseStand(look, ME, look.model(ME).at, 0) === null;
  });
  return acting({ models, terrain: free, stones: given, active: 'mover' }).look;
}

const most = 2.5 * INCH;
/** Moves that may turn: the active model's jog and its lunge, a text's move, and one that goes over some things. */
const moves = fc.constantFrom<ReachMove>(
  jog(most),
  { ...jog(1.5 * INCH), lunge: INCH },
  { model: ME, as: 'effect', length: most },
  { model: ME, as: 'effect', length: most, freely: ['models', 'obstacle'] },
);
const judged = (look: Look, move: ReachMove, path: MoveRoute['path']) => refusePath(look, { ...move, seat: 0, path });

/** A slit: a gap to somebody has grown on the way, by no more than the tolerance. What only that lets pass is not shown. */
const isSlit = (look: Look, path: readonly Point[]): boolean =>
  look.onBoard.some(({ id, at: other }) => {
    const ends = [look.model(ME).at, ...path];
    const nearest = Math.min(...path.map((end, leg) => distance(nearestOnSegment(other, ends[leg] ?? end, end), other)));
    const grown = distance(path.at(-1) ?? other, other) - nearest;
    return id !== ME && grown > 0.01 && grown <= EXCESS;
  });

describe('against the rules themselves', () => {
  it('JOG-2, JOG-3, MOV-1, MOV-2, DEF-30, UPG-13: every place shown has a way that the rules let pass', () => {
    fc.assert(
      fc.property(scene, moves, (given, move) => {
        const look = tableOf(given);
        const places = reachOf(look, move);
        for (const place of places.filter((_, nth) => nth % Math.ceil(places.length / 12) === 0)) {
          const way = wayTo(look, move, place) ?? [];
          expect(way.at(-1)).toEqual(place);
          expect(pathLength(look.model(ME).at, way)).toBeLessThanOrEqual(most + 1);
          expect(judged(look, move, way)).toBe(null);
        }
      }),
      cases(200),
    );
  }, 3_600_000);

  it('JOG-2, JOG-3, MOV-1, MOV-2, DEF-30: what a grid of judged paths comes to is shown, but for the rim', () => {
    fc.assert(
      fc.property(
        scene,
        moves.filter(({ lunge }) => !lunge),
        (given, move) => {
          const look = tableOf(given);
          const places = reachOf(look, move);
          // With nobody active nobody squeezes.
          const stiff = readMatch({ ...look.match, order: { ...look.match.order, active: null } }, look.cards);
          for (const { at: there, path, length } of steppedReach(stiff, move, 90)) {
            if (length > most - 0.1 * INCH || isSlit(look, path)) continue;
            // The tip of a narrow gap may lie between the places of the grid; a finger still finds it.
            const near = places.some((place) => distance(place, there) <= REACH_STEP) || wayTo(look, move, there) !== null;
            expect(near ? null : there).toBe(null);
          }
        },
      ),
      cases(16),
    );
  }, 7_200_000);
});
