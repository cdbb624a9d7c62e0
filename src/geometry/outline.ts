import type { Point } from './points.ts';
import type { Shape } from './shapes.ts';

/** The corners of a shape; for a disc those of the square round it. */
function corners(shape: Shape): readonly Point[] {
  if ('polygon' in shape) return shape.polygon;
  const { at, radius } = shape.disc;
  return [-radius, radius].flatMap((dx) => [-radius, radius].map((dy) => ({ x: at.x + dx, y: at.y + dy })));
}

/** Positive when c is to the left of the line from a to b. */
const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** One side of the outline, without corners at which it does not turn outwards; the last corner begins the other side and is left out. */
function side(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = kept.slice(-2);
      if (!before || !last || turn(before, last, point) > 0) break;
      kept.pop();
    }
    kept.push(point);
  }
  return kept.slice(0, -1);
}

/** The convex polygon round several shapes. */
export function outlineOf(shapes: readonly Shape[]): Point[] {
  const points = shapes.flatMap(corners).sort((a, b) => a.x - b.x || a.y - b.y);
  return [...side(points), ...side([...points].reverse())];
}
