import { distance } from '../../src/geometry/points.ts';
import { room } from '../../src/geometry/shapes.ts';
import { depthIn } from './oracle-sight.ts';
import type { Disc, Point, Solid } from './shorthand.ts';

/** How deep a base reaches into a solid at a place; 0 or less when it does not. */
export const bite = (p: Point, radius: number, { shape }: Solid): number => depthIn(p, shape) + radius;

/** Steps along a segment in strides of one unit and finds the first place deeper than `margin` in something. */
export const steppedStop = (disc: Disc, to: Point, solids: readonly Solid[], margin: number): { id: string; at: Point } | null => {
  const size = Math.sqrt((to.x - disc.at.x) * (to.x - disc.at.x) + (to.y - disc.at.y) * (to.y - disc.at.y));
  const strides = Math.max(1, Math.ceil(size));
  for (let i = 0; i <= strides; i += 1) {
    const p = { x: disc.at.x + ((to.x - disc.at.x) * i) / strides, y: disc.at.y + ((to.y - disc.at.y) * i) / strides };
    const hit = solids.find((solid) => bite(p, disc.radius, solid) > margin);
    if (hit !== undefined) return { id: hit.id, at: p };
  }
  return null;
};

/** Every place of nine by nine round the nearest of the grid: an overlap weighs more than any way, then the nearest, then the first. */
export function bestOfWindow(exact: Point, radius: number, solids: readonly Solid[]): Point {
  const middle = { x: Math.round(exact.x) + 0, y: Math.round(exact.y) + 0 };
  const near = solids.filter(({ shape }) => room({ at: exact, radius }, shape) < 12);
  let best = middle;
  let most = -Infinity;
  for (let dx = -4; dx <= 4; dx += 1) {
    for (let dy = -4; dy <= 4; dy += 1) {
      const place = { x: middle.x + dx, y: middle.y + dy };
      const least = near.reduce((sum, { shape }) => Math.min(sum, room({ at: place, radius }, shape)), 0);
      const score = Math.min(0, least + 1e-6) * 100 - distance(place, exact);
      if (score > most) [most, best] = [score, place];
    }
  }
  return best;
}
