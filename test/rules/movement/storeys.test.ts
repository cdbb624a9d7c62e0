import { describe, expect, it } from 'vitest';
import { levelOf, walk } from '../../../src/rules/movement/levels.ts';
import { lookAt } from '../../../src/rules/look-at.ts';
import { acting, Game, piece, pointAt } from '../activation/fixture.ts';

// A model can use stairs from the two levels that they join, and from no other storey.

const STOREYS = [0, 3, 6] as const;
const FLIGHTS = [
  [0, 3],
  [3, 6],
  [6, 9],
] as const;
const floors = STOREYS.filter((top) => top > 0).map((top) => piece(`floor ${top}`, 'platform', [4, 14, 30, 22], { base: top - 0.2, top }));
const flightOf = ([base, top]: readonly [number, number]) => piece(`flight ${base}`, 'stairs', [12, 17, 14, 19], { base, top });

/** Where a walker on a storey is after it has walked to a place, with flights of stairs on its way. */
function walked(storey: number, to: number, flights: readonly (readonly [number, number])[]) {
  const mover = { seat: 0, at: [10, 18] as const, height: storey };
  const { look } = acting({ models: { mover }, terrain: [...floors, ...flights.map(flightOf)], active: 'mover' });
  const { end, edge } = walk(look, pointAt([10, 18]), levelOf(look, '0:mover'), [pointAt([to, 18])]);
  return { height: end.height / 254, stairs: end.stairs?.id ?? null, edge };
}

describe('stairs over and under a way', () => {
  it.each(FLIGHTS.flatMap(([base, top]) => STOREYS.map((storey) => [base, top, storey] as const)))(
    'TER-12: stairs from %i″ to %i″ are on the way of a walker at %i″ only if they join its level',
    (base, top, storey) => {
      const joins = storey === base || storey === top;
      expect(walked(storey, 13, [[base, top]])).toEqual({ height: storey, stairs: joins ? `flight ${base}` : null, edge: null });
    },
  );
  it('TER-12: of two flights one above the other a walker comes onto that of its level, whichever is named first', () => {
    for (const flights of [[FLIGHTS[0], FLIGHTS[2]] as const, [FLIGHTS[2], FLIGHTS[0]] as const]) {
      expect(STOREYS.map((storey) => walked(storey, 13, flights).stairs)).toEqual(['flight 0', 'flight 0', 'flight 6']);
    }
  });
  it('TER-12: beyond stairs of another storey a walker is as high as before', () => {
    expect(walked(0, 16, [FLIGHTS[1]])).toEqual({ height: 0, stairs: null, edge: null });
    expect(walked(6, 16, [FLIGHTS[0]])).toEqual({ height: 6, stairs: null, edge: null });
    expect(walked(0, 16, [FLIGHTS[0]])).toEqual({ height: 3, stairs: null, edge: null });
  });
  it('TER-12: a Jog under stairs ends on the ground, a Jog up them on the floor above', () => {
    const jogged = (flight: readonly [number, number]) => {
      const game = new Game({
        models: { mover: { seat: 0, at: [11, 18], height: 0, energy: 3 }, other: { seat: 1, at: [34, 34] } },
        terrain: [...floors, flightOf(flight)],
        active: 'mover',
      });
      game.do({ seat: 0, kind: 'jog', path: [[14.8, 18]] });
      return { height: game.model('mover').height / 254, level: levelOf(lookAt(game.match, game.cards), '0:mover').height / 254 };
    };
    expect(jogged([3, 6])).toEqual({ height: 0, level: 0 });
    expect(jogged([0, 3])).toEqual({ height: 3, level: 3 });
  });
});
