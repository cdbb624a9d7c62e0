import type { Shape } from '../../geometry/shapes.ts';
import { eachEdge } from '../../geometry/shapes.ts';

/** The upright box round a footprint. */
export interface Extent {
  west: number;
  north: number;
  east: number;
  south: number;
}

/** The upright box round a footprint, in its units. */
export function extentOf(shape: Shape): Extent {
  if ('disc' in shape) {
    const { at, radius } = shape.disc;
    return { west: at.x - radius, east: at.x + radius, north: at.y - radius, south: at.y + radius };
  }
  const xs = shape.polygon.map(({ x }) => x);
  const ys = shape.polygon.map(({ y }) => y);
  return { west: Math.min(...xs), east: Math.max(...xs), north: Math.min(...ys), south: Math.max(...ys) };
}

/** The least width of a footprint between two parallel lines. */
export function leastThickness(shape: Shape): number {
  if ('disc' in shape) return 2 * shape.disc.radius;
  let least = Infinity;
  eachEdge(shape.polygon, (a, b) => {
    const [x, y] = [b.x - a.x, b.y - a.y];
    const size = Math.sqrt(x * x + y * y);
    if (size === 0) return;
    const distances = shape.polygon.map((p) => ((p.x - a.x) * y - (p.y - a.y) * x) / size);
    least = Math.min(least, Math.max(...distances) - Math.min(...distances));
  });
  return least;
}
