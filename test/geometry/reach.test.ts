import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inches } from '../../src/geometry/lengths.ts';
import { distance, pathLength } from '../../src/geometry/points.ts';
import { reachable, shortestPath, spotsOf } from '../../src/geometry/reach.ts';
import { overlaps } from '../../src/geometry/shapes.ts';
import { pathClear } from '../../src/geometry/travel.ts';
import { anyShape, at, base30, box, cases, solid } from './shorthand.ts';

describe('reach', () => {
  it('JOG-2: the way round a wall hugs its corner', () => {
    const wall = solid('wall', { polygon: box(10, 10, 10.5, 30) });
    const path = shortestPath(at(9, 11), at(11.5, 11), 150, [wall], inches(8));
    expect(path).not.toBe(null);
    expect(pathClear(base30(9, 11), path ?? [], [wall])).toBe(null);
    expect(path?.[path.length - 1]).toEqual(at(11.5, 11));
    // Two tangents (0.807 and 0.807 inches), two quarter turns of the base's edge and the wall's end.
    const straight = Math.sqrt(254 * 254 + 254 * 254 - 150 * 150);
    expect(pathLength(at(9, 11), path ?? [])).toBeLessThan((2 * straight + 127 + 2 * 150 * 1.571) * 1.03);
  });
  it('JOG-2: no way is longer than the move, none leads into a closed yard', () => {
    const wall = solid('wall', { polygon: box(10, 10, 10.5, 30) });
    expect(shortestPath(at(9, 14), at(11.5, 14), 150, [wall], inches(4))).toBe(null);
    expect(shortestPath(at(9, 14), at(10.2, 14), 150, [wall], inches(4))).toBe(null);
    expect(shortestPath(at(9, 14), at(6, 14), 150, [wall], inches(4))).toEqual([at(6, 14)]);
  });
  it('MOV-2: every place reported is a legal end with a legal way', () => {
    fc.assert(
      fc.property(fc.array(anyShape(2000), { maxLength: 5 }), fc.array(anyShape(2000), { maxLength: 1 }), (shapes, forbidden) => {
        const start = { at: { x: 1000, y: 1000 }, radius: 150 };
        const solids = shapes.filter((shape) => !overlaps(start, shape)).map((shape, i) => solid(`s${i}`, shape));
        const reach = reachable(start, 700, solids, forbidden, undefined, 140);
        for (const { at: end, length } of spotsOf(reach)) {
          expect(length).toBeLessThanOrEqual(700);
          expect(forbidden.some((shape) => overlaps({ at: end, radius: 150 }, shape))).toBe(false);
          const path = shortestPath(start.at, end, 150, solids, 720);
          expect(path).not.toBe(null);
          expect(pathClear(start, path ?? [], solids)).toBe(null);
          expect(pathLength(start.at, path ?? [])).toBeLessThanOrEqual(length * 1.03 + 1);
          expect(pathLength(start.at, path ?? [])).toBeGreaterThanOrEqual(distance(start.at, end) - 1e-6);
        }
      }),
      cases(40, 400),
    );
  }, 600_000);
});
