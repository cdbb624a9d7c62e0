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
