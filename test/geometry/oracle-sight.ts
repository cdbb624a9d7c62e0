import type { Disc, Point, Shape, SightBlocker } from './shorthand.ts';

/** An independent, slow judge of sight: it walks segments in small strides and knows no formula for lines. */
export const depthIn = (p: Point, shape: Shape): number => {
  if ('disc' in shape) {
    const dx = p.x - shape.disc.at.x;
    const dy = p.y - shape.disc.at.y;
    return shape.disc.radius - Math.sqrt(dx * dx + dy * dy);
  }
  let winding = 0;
  let least = Infinity;
  const { polygon } = shape;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    const side = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    if (a.y <= p.y && b.y > p.y && side > 0) winding += 1;
    if (a.y > p.y && b.y <= p.y && side < 0) winding -= 1;
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    const t = Math.min(1, Math.max(0, ((p.x - a.x) * ex + (p.y - a.y) * ey) / (ex * ex + ey * ey)));
    const wx = p.x - a.x - ex * t;
    const wy = p.y - a.y - ey * t;
    least = Math.min(least, Math.sqrt(wx * wx + wy * wy));
  });
  return winding === 0 ? -least : least;
};

/** The greatest depth a segment reaches in a shape; it strides by its distance to the outline, so misses nothing big. */
export const deepest = (a: Point, b: Point, shape: Shape): number => {
  const size = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
  let most = -Infinity;
  let s = 0;
  for (;;) {
    const t = size === 0 ? 0 : s / size;
    const depth = depthIn({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }, shape);
    most = Math.max(most, depth);
    if (s >= size) return most;
    s = Math.min(size, s + Math.max(0.2, Math.abs(depth) * 0.99));
  }
};

/** True when a segment is clear although every blocker counts `margin` larger (smaller when negative). */
export const isClear = (a: Point, b: Point, blockers: readonly SightBlocker[], margin: number): boolean =>
  blockers.every(({ shape, kind }) => {
    if (deepest(a, b, shape) <= -margin) return true;
    return kind === 'woods' && (depthIn(a, shape) > margin || depthIn(b, shape) > margin);
  });

const rim = (disc: Disc, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => ({
    x: disc.at.x + disc.radius * Math.cos((2 * Math.PI * i) / count),
    y: disc.at.y + disc.radius * Math.sin((2 * Math.PI * i) / count),
  }));

/** Some sampled segment that is clear with a margin, or null. */
export const sampledSight = (a: Disc, b: Disc, blockers: readonly SightBlocker[], count: number, margin: number): [Point, Point] | null => {
  const facing = (from: Disc, to: Disc) => (p: Point) =>
    (p.x - from.at.x) * (to.at.x - from.at.x) + (p.y - from.at.y) * (to.at.y - from.at.y) >= -from.radius;
  const ends = rim(b, count).filter(facing(b, a));
  for (const p of rim(a, count).filter(facing(a, b))) {
    for (const q of ends) if (isClear(p, q, blockers, margin)) return [p, q];
  }
  return null;
};
