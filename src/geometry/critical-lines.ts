import { ENTER } from './lengths.ts';
import type { Point } from './points.ts';
import { pointBetween, distance, dot, minus, plus, times } from './points.ts';
import type { Disc, Polygon, Shape } from './shapes.ts';
import { distanceToShape, eachEdge, isInsidePolygon, signedArea } from './shapes.ts';

/**
 * The reason why critical lines decide sight: the clear lines between two bases form closed regions in the plane of (angle, offset).
 * A region's border is made of lines tangent to a base, to a blocker, or through a corner; its extreme angle is reached
 * where two such borders meet. So if any line is clear, one that touches two of the marks listed here is clear.
 */
export type CriticalMark = Disc;

const mark = (point: Point, radius = 0): CriticalMark => ({ at: point, radius });

/** Slack of a tangent against rounding. */
const hair = 1e-6;

/** Slightly deeper than a touch, so that a line through such a mark counts as inside. */
const within = ENTER + 1e-4;

const circleMeetsCircle = (a: Disc, b: Disc): Point[] => {
  const d = distance(a.at, b.at);
  if (d === 0) return [];
  const along = (d * d + a.radius * a.radius - b.radius * b.radius) / (2 * d);
  const square = a.radius * a.radius - along * along;
  if (square < 0) return [];
  const u = times(minus(b.at, a.at), 1 / d);
  const foot = plus(a.at, times(u, along));
  const h = Math.sqrt(square);
  return [
    { x: foot.x - u.y * h, y: foot.y + u.x * h },
    { x: foot.x + u.y * h, y: foot.y - u.x * h },
  ];
};

const circleMeetsSegment = (disc: Disc, a: Point, b: Point): Point[] => {
  const ab = minus(b, a);
  const size = dot(ab, ab);
  if (size === 0) return [];
  const foot = dot(minus(disc.at, a), ab) / size;
  const near = distance(disc.at, pointBetween(a, b, foot));
  const square = disc.radius * disc.radius - near * near;
  if (square < 0) return [];
  const h = Math.sqrt(square / size);
  return [foot - h, foot + h].filter((share) => share >= 0 && share <= 1).map((share) => pointBetween(a, b, share));
};

const segmentsMeet = (a: Point, b: Point, c: Point, d: Point): Point[] => {
  const u = minus(b, a);
  const v = minus(d, c);
  const w = minus(c, a);
  const turn = u.x * v.y - u.y * v.x;
  if (turn === 0) return [];
  const s = (w.x * v.y - w.y * v.x) / turn;
  const t = (w.x * u.y - w.y * u.x) / turn;
  return s >= 0 && s <= 1 && t >= 0 && t <= 1 ? [pointBetween(a, b, s)] : [];
};

/** A slightly shrunk shape, which a line must reach to be inside the shape itself. */
export const drawnIn = (shape: Shape): Shape => {
  if ('disc' in shape) return { disc: mark(shape.disc.at, Math.max(0, shape.disc.radius - within)) };
  const { polygon } = shape;
  const side = signedArea(polygon) > 0 ? within : -within;
  const n = polygon.length;
  const normal = (a: Point, b: Point): Point => {
    const d = distance(a, b);
    return d === 0 ? { x: 0, y: 0 } : { x: -(b.y - a.y) / d, y: (b.x - a.x) / d };
  };
  const corners: Polygon = polygon.map((corner, i) => {
    const p = normal(polygon[(i + n - 1) % n] ?? corner, corner);
    const q = normal(corner, polygon[(i + 1) % n] ?? corner);
    // The corner of a needle would move without limit, so the shift is limited.
    const stretch = Math.max(1 + dot(p, q), 0.2);
    return plus(corner, times(plus(p, q), side / stretch));
  });
  return { polygon: corners };
};

const outlineMeetsDisc = (shape: Shape, disc: Disc): Point[] => {
  if ('disc' in shape) return circleMeetsCircle(shape.disc, disc);
  const out: Point[] = [];
  eachEdge(shape.polygon, (a, b) => {
    out.push(...circleMeetsSegment(disc, a, b));
  });
  return out;
};

const outlinesMeet = (first: Shape, second: Shape): Point[] => {
  if ('disc' in first) return outlineMeetsDisc(second, first.disc);
  if ('disc' in second) return outlineMeetsDisc(first, second.disc);
  const out: Point[] = [];
  eachEdge(first.polygon, (a, b) => {
    eachEdge(second.polygon, (c, d) => {
      out.push(...segmentsMeet(a, b, c, d));
    });
  });
  return out;
};

const outline = (shape: Shape): CriticalMark[] => ('disc' in shape ? [shape.disc] : shape.polygon.map((p) => mark(p)));

const meets = (shape: Shape, base: Disc): boolean =>
  distanceToShape(base.at, shape) < base.radius || ('polygon' in shape && isInsidePolygon(base.at.x, base.at.y, shape.polygon));

/** The marks of which a critical line between bases `a` and `b` touches two; the bases themselves come first. */
export const marks = (a: Disc, b: Disc, blockers: readonly { readonly shape: Shape; readonly kind: string }[]): CriticalMark[] => {
  const out: CriticalMark[] = [a, b];
  const reach = Math.max(a.radius, b.radius) + 1;
  const near = (p: Point): boolean => {
    const ab = minus(b.at, a.at);
    const share = Math.min(1, Math.max(0, dot(minus(p, a.at), ab) / dot(ab, ab)));
    return distance(p, pointBetween(a.at, b.at, share)) <= reach;
  };
  for (const { shape } of blockers) out.push(...outline(shape).filter((m) => m.radius > 0 || near(m.at)));
  // The places inside a base matter only if it stands in a patch of woods or touches a blocker.
  const standing = blockers.filter(({ shape }) => meets(shape, a) || meets(shape, b));
  const patches: Shape[] = [];
  for (const { shape, kind } of standing) {
    if (kind !== 'woods') {
      for (const base of [a, b]) out.push(...outlineMeetsDisc(shape, base).map((p) => mark(p)));
      continue;
    }
    const inner = drawnIn(shape);
    patches.push(inner);
    out.push(...outline(inner).filter((m) => m.radius > 0 || near(m.at)));
    for (const base of [a, b]) out.push(...outlineMeetsDisc(inner, base).map((p) => mark(p)));
  }
  patches.forEach((patch, i) => {
    for (const neighbour of patches.slice(i + 1))
      out.push(
        ...outlinesMeet(patch, neighbour)
          .filter(near)
          .map((p) => mark(p)),
      );
  });
  return out;
};

/**
 * Calls `visit` with every line n·x = d that touches two marks and meets both bases (the first two marks), until a call returns true. The
 * tangents are computed in place: most miss a base and are dropped before an object is made.
 */
export const someCriticalLine = (all: readonly CriticalMark[], visit: (nx: number, ny: number, d: number) => boolean): boolean => {
  const [from, to] = all;
  if (from === undefined || to === undefined) return false;
  for (let j = 1; j < all.length; j += 1) {
    for (let i = 0; i < j; i += 1) {
      const a = all[i];
      const b = all[j];
      if (a === undefined || b === undefined) continue;
      const dx = b.at.x - a.at.x;
      const dy = b.at.y - a.at.y;
      const square = dx * dx + dy * dy;
      if (square === 0) continue;
      const sides = a.radius === 0 || b.radius === 0 ? 1 : 2;
      const turns = a.radius === 0 && b.radius === 0 ? 1 : 2;
      for (let side = 0; side < sides; side += 1) {
        const k = (side === 0 ? b.radius : -b.radius) - a.radius;
        const remainder = square - k * k;
        if (remainder < 0) continue;
        const h = Math.sqrt(remainder);
        for (let turn = 0; turn < turns; turn += 1) {
          const t = turn === 0 ? h : -h;
          const nx = (dx * k - dy * t) / square;
          const ny = (dy * k + dx * t) / square;
          const d = nx * a.at.x + ny * a.at.y - a.radius;
          if (Math.abs(nx * from.at.x + ny * from.at.y - d) > from.radius + hair) continue;
          if (Math.abs(nx * to.at.x + ny * to.at.y - d) > to.radius + hair) continue;
          if (visit(nx, ny, d)) return true;
        }
      }
    }
  }
  return false;
};
