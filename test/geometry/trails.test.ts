import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gates } from '../../src/geometry/gates.ts';
import { hinders, hindranceOf, keepsInside } from '../../src/geometry/hindrance.ts';
import { inches } from '../../src/geometry/lengths.ts';
import { distance, pathLength } from '../../src/geometry/points.ts';
import { overlaps } from '../../src/geometry/shapes.ts';
import { eachPlace, trails, turnsTo, type TrailGround } from '../../src/geometry/trails.ts';
import { pathClear } from '../../src/geometry/travel.ts';
import { bite } from './oracle-travel.ts';
import type { Point, Solid } from './shorthand.ts';
import { anyShape, pointAt, base30, box, cases, solid } from './shorthand.ts';

const among = (solids: readonly Solid[]): TrailGround => {
  const all = solids.map((solid) => hindranceOf(solid, 150));
  return { leg: (ax, ay, layer, bx, amount) => (hinders(all, ax, ay, bx, amount) ? -1 : layer), bend: () => null };
};
const gatesOf = (solids: readonly Solid[]): Point[] =>
  gates(
    solids.map((solid) => hindranceOf(solid, 150)),
    72,
  );
const wayTo = (start: Point, goal: Point, solids: readonly Solid[], most: number): Point[] | null => {
  const { goal: end } = trails(start, 0, among(solids), { limit: most, step: 36, goal, drawn: false, gates: gatesOf(solids) });
  return end && turnsTo(end).map((turn) => turn.at);
};

describe('ways round what stands in the way', () => {
  const wall = solid('wall', { polygon: box(10, 10, 10.5, 30) });

  it('JOG-2: the way round a wall hugs its corner', () => {
    const path = wayTo(pointAt(9, 11), pointAt(11.5, 11), [wall], inches(8)) ?? [];
    expect(pathClear(base30(9, 11), path, [wall])).toBe(null);
    expect(path.at(-1)).toEqual(pointAt(11.5, 11));
    // Two tangents (0.807 and 0.807 inches), two quarter turns of the base's edge and the wall's end.
    const straight = Math.sqrt(254 * 254 + 254 * 254 - 150 * 150);
    expect(pathLength(pointAt(9, 11), path)).toBeLessThan((2 * straight + 127 + 2 * 150 * 1.571) * 1.04);
  });
  it('JOG-2: no way is longer than the move, none leads into a closed yard', () => {
    expect(wayTo(pointAt(9, 14), pointAt(11.5, 14), [wall], inches(4))).toBe(null);
    expect(wayTo(pointAt(9, 14), pointAt(10.2, 14), [wall], inches(4))).toBe(null);
    expect(wayTo(pointAt(9, 14), pointAt(6, 14), [wall], inches(4))).toEqual([pointAt(6, 14)]);
  });
  it('MOV-14: who goes straight between two places of an L-shaped floor may cut its corner', () => {
    const floor = { polygon: [pointAt(0, 0), pointAt(6, 0), pointAt(6, 2), pointAt(2, 2), pointAt(2, 6), pointAt(0, 6)] };
    expect(keepsInside(floor, 254, 254, 1400, 254)).toBe(true);
    expect(keepsInside(floor, 254, 1400, 1400, 254)).toBe(false);
    expect(keepsInside(floor, 254, 254, 1600, 254)).toBe(false);
  });
  it('JOG-2: a way through a gap hardly wider than the base is found by its gate, on a coarse grid and on a fine one', () => {
    const stone = solid('stone', { disc: { at: { x: 1496, y: 1430 }, radius: 150 } });
    const rock = solid('rock', {
      polygon: [
        { x: 1062, y: 1544 },
        { x: 885, y: 1601 },
        { x: 817, y: 1579 },
        { x: 817, y: 1509 },
        { x: 995, y: 1148 },
      ],
    });
    const start = { x: 1000, y: 1000 };
    for (const step of [36, 100]) {
      const trail = trails(start, 0, among([stone, rock]), {
        limit: 760,
        step,
        goal: { x: 1200, y: 1400 },
        drawn: false,
        gates: gatesOf([stone, rock]),
      }).goal;
      const path = trail ? turnsTo(trail).map((turn) => turn.at) : [];
      expect(path.at(-1)).toEqual({ x: 1200, y: 1400 });
      expect(pathClear({ at: start, radius: 150 }, path, [stone, rock])).toBe(null);
    }
  });
  it('MOV-1: a leg that is let pass is clear, and one that is not bites into something', () => {
    const places = fc.record({ x: fc.integer({ min: 0, max: 2000 }), y: fc.integer({ min: 0, max: 2000 }) });
    fc.assert(
      fc.property(places, places, anyShape(2000), (a, b, shape) => {
        const anotherSolid = solid('s', shape);
        if (bite(a, 150, anotherSolid) > 0) return;
        const clear = pathClear({ at: a, radius: 150 }, [b], [anotherSolid]) === null;
        const free = !hinders([hindranceOf(anotherSolid, 150)], a.x, a.y, b.x, b.y);
        if (free) expect(clear).toBe(true);
        const steps = Math.ceil(distance(a, b)) + 1;
        let most = -Infinity;
        for (let k = 0; k <= steps; k += 1) {
          most = Math.max(most, bite({ x: a.x + ((b.x - a.x) * k) / steps, y: a.y + ((b.y - a.y) * k) / steps }, 150, anotherSolid));
        }
        if (!free) expect(most).toBeGreaterThan(2.5);
        if (free) expect(most).toBeLessThan(2.6);
      }),
      cases(1000),
    );
  }, 7_200_000);
  it('MOV-2: every place shown has a clear way no longer than said, whatever stands about', () => {
    fc.assert(
      fc.property(fc.array(anyShape(2000), { maxLength: 5 }), (shapes) => {
        const start = { at: { x: 1000, y: 1000 }, radius: 150 };
        const solids = shapes.filter((shape) => !overlaps(start, shape)).map((shape, i) => solid(`s${i}`, shape));
        const search = trails(start.at, 0, among(solids), { limit: 700, step: 100, drawn: false, gates: gatesOf(solids) });
        eachPlace(search, (x, y, _layer, length) => {
          expect(length).toBeLessThanOrEqual(700);
          if (x === 1000 && y === 1000) return;
          const path = wayTo(start.at, { x, y }, solids, 760) ?? [];
          expect(path.at(-1)).toEqual({ x, y });
          expect(pathClear(start, path, solids)).toBe(null);
          expect(pathLength(start.at, path)).toBeLessThanOrEqual(length * 1.05 + 30);
        });
      }),
      cases(60, 2000),
    );
  }, 7_200_000);
});
