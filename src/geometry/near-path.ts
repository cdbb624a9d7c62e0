import type { Point } from './points.ts';
import type { Shape, Solid } from './shapes.ts';

/** True if the upright rectangle round a footprint meets the rectangle from (left, top) to (right, bottom). */
const meets = (shape: Shape, left: number, top: number, right: number, bottom: number): boolean => {
  if ('disc' in shape) {
    const { at, radius } = shape.disc;
    return at.x + radius >= left && at.x - radius <= right && at.y + radius >= top && at.y - radius <= bottom;
  }
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of shape.polygon) {
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < north) north = y;
    if (y > south) south = y;
  }
  return east >= left && west <= right && south >= top && north <= bottom;
};

/** The solids that may be nearer than `reach` to a place of a path, in the given order; the others certainly are not. */
export function nearPath<S extends Solid>(from: Point, path: readonly Point[], reach: number, solids: readonly S[]): S[] {
  let [left, top, right, bottom] = [from.x, from.y, from.x, from.y];
  for (const { x, y } of path) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return solids.filter(({ shape }) => meets(shape, left - reach, top - reach, right + reach, bottom + reach));
}
