import fc from 'fast-check';
import { inches } from '../../src/geometry/lengths.ts';
import type { Point } from '../../src/geometry/points.ts';
import type { Disc, Polygon, Shape, Solid } from '../../src/geometry/shapes.ts';
import type { SightBlocker } from '../../src/geometry/sight.ts';

export type { Disc, Point, Polygon, Shape, SightBlocker, Solid };

const asked = process.env['GEOMETRY_RUNS'];

/** How many random cases: so many, or as many as `GEOMETRY_RUNS` says. */
export const cases = (standard: number, most = Infinity): { readonly numRuns: number } => ({
  numRuns: asked === undefined ? standard : Math.min(Number(asked), most),
});

export const pointAt = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });
export const base30 = (x: number, y: number): Disc => ({ at: pointAt(x, y), radius: 150 });
export const base40 = (x: number, y: number): Disc => ({ at: pointAt(x, y), radius: 200 });
export const box = (x0: number, y0: number, x1: number, y1: number): Polygon => [
  pointAt(x0, y0),
  pointAt(x1, y0),
  pointAt(x1, y1),
  pointAt(x0, y1),
];
export const solid = (id: string, shape: Shape): Solid => ({ id, shape });
export const blocker = (id: string, shape: Shape, kind: 'solid' | 'woods' = 'solid'): SightBlocker => ({ id, shape, kind });

/** A star-shaped polygon round a centre, often not convex. */
const star = (size: number): fc.Arbitrary<Polygon> =>
  fc
    .tuple(
      fc.integer({ min: 0, max: size }),
      fc.integer({ min: 0, max: size }),
      fc.array(fc.integer({ min: 60, max: 450 }), { minLength: 3, maxLength: 7 }),
      fc.boolean(),
    )
    .map(([x, y, spokes, turned]) => {
      const corners = spokes.map((r, i) => ({
        x: Math.round(x + r * Math.cos((2 * Math.PI * i) / spokes.length)),
        y: Math.round(y + r * Math.sin((2 * Math.PI * i) / spokes.length)),
      }));
      return turned ? corners.reverse() : corners;
    });

export const anyDisc = (size: number): fc.Arbitrary<Disc> =>
  fc.record({
    at: fc.record({ x: fc.integer({ min: 0, max: size }), y: fc.integer({ min: 0, max: size }) }),
    radius: fc.constantFrom(150, 200),
  });

export const anyShape = (size: number): fc.Arbitrary<Shape> =>
  fc.oneof(
    anyDisc(size).map((disc) => ({ disc })),
    star(size).map((polygon) => ({ polygon })),
  );
