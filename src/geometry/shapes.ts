import { CONTACT, EXCESS, OVERLAP } from './lengths.ts';
import type { Point } from './points.ts';
import { cross, distance, minus } from './points.ts';

/** A round footprint: a base, a moonstone, a trunk. */
export type Disc = { readonly at: Point; readonly radius: number };

/** A simple polygon, convex or not, in either winding. */
export type Polygon = readonly Point[];

export type Shape = { readonly disc: Disc } | { readonly polygon: Polygon };

/** A footprint with a name. */
export type Solid = { readonly id: string; readonly shape: Shape };

/** Calls `visit` with the two ends of every edge, in order. */
export const eachEdge = (polygon: Polygon, visit: (a: Point, b: Point) => void): void => {
  let a = polygon[polygon.length - 1];
  if (a === undefined) return;
  for (const b of polygon) {
    visit(a, b);
    a = b;
  }
};

/** Twice the signed area of a polygon; its sign is the winding. */
export const signedArea = (polygon: Polygon): number => {
  let sum = 0;
  eachEdge(polygon, (a, b) => {
    sum += cross(a, b);
  });
  return sum;
};

/** True when a polygon turns only one way. */
export const isConvex = (polygon: Polygon): boolean => {
  let leftward = false;
  let right = false;
  for (let i = 0; i < polygon.length; i += 1) {
    const a = polygon[i];
    const b = polygon[(i + 1) % polygon.length];
    const c = polygon[(i + 2) % polygon.length];
    if (a === undefined || b === undefined || c === undefined) continue;
    const turn = cross(minus(b, a), minus(c, b));
    if (turn > 0) leftward = true;
    if (turn < 0) right = true;
  }
  return !(leftward && right);
};

/** Even–odd test; places exactly on an edge may fall on either side. */
export const isInsidePolygon = (x: number, y: number, polygon: Polygon): boolean => {
  let inside = false;
  let a = polygon[polygon.length - 1];
  if (a === undefined) return false;
  for (const b of polygon) {
    if (a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) inside = !inside;
    a = b;
  }
  return inside;
};

/** Distance from a place to the outline of a polygon; written without objects, since sight and moves ask it often. */
const distanceToOutline = (p: Point, polygon: Polygon): number => {
  let least = Infinity;
  let a = polygon[polygon.length - 1];
  if (a === undefined) return least;
  for (const b of polygon) {
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    const size = ex * ex + ey * ey;
    const share = size === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * ex + (p.y - a.y) * ey) / size));
    const wx = p.x - a.x - ex * share;
    const wy = p.y - a.y - ey * share;
    least = Math.min(least, wx * wx + wy * wy);
    a = b;
  }
  return Math.sqrt(least);
};

/** Distance from a place to a shape: positive outside, negative inside, 0 on the outline. */
export const distanceToShape = (p: Point, shape: Shape): number => {
  if ('disc' in shape) return distance(p, shape.disc.at) - shape.disc.radius;
  const d = distanceToOutline(p, shape.polygon);
  return isInsidePolygon(p.x, p.y, shape.polygon) ? -d : d;
};

/** Horizontal gap between two bases, 0 when they touch or overlap. @rule DEF-9 */
export const gap = (a: Disc, b: Disc): number => Math.max(0, distance(a.at, b.at) - a.radius - b.radius);

/** Distance from the edge of `from` to the farthest part of `to`; compare with *entirely within*. @rule DEF-6 @internal the rules ask `holdsWholly` */
export const farGap = (from: Disc, to: Disc): number => Math.max(0, distance(from.at, to.at) - from.radius + to.radius);

/** Room between a base and a shape; negative is the depth of their overlap. */
export const room = (disc: Disc, shape: Shape): number => distanceToShape(disc.at, shape) - disc.radius;

/** Gap between a base and a shape, 0 when they touch or overlap. */
export const gapToShape = (disc: Disc, shape: Shape): number => Math.max(0, room(disc, shape));

/** True when a base reaches deeper than the tolerance into a shape. @rule MOV-1 */
export const overlaps = (disc: Disc, shape: Shape): boolean => room(disc, shape) < -OVERLAP;

/** True for base contact: no gap beyond the tolerance and no overlap beyond it. @rule DEF-31 */
export const touches = (disc: Disc, shape: Shape): boolean => {
  const free = room(disc, shape);
  return free <= CONTACT && free >= -OVERLAP;
};

/** True when a base lies wholly in a shape (the far edge may pass the outline by the tolerance). @rule DEF-6 */
export const holdsWholly = (shape: Shape, disc: Disc): boolean => distanceToShape(disc.at, shape) <= -disc.radius + EXCESS;

const properlyCross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  cross(minus(b, a), minus(c, a)) * cross(minus(b, a), minus(d, a)) < 0 &&
  cross(minus(d, c), minus(a, c)) * cross(minus(d, c), minus(b, c)) < 0;

/** Gap between two shapes, 0 when they touch or overlap. */
export const gapBetween = (first: Shape, second: Shape): number => {
  if ('disc' in first) return gapToShape(first.disc, second);
  if ('disc' in second) return gapToShape(second.disc, first);
  let least = Infinity;
  for (const p of first.polygon) least = Math.min(least, distanceToShape(p, second));
  for (const p of second.polygon) least = Math.min(least, distanceToShape(p, first));
  if (least <= 0) return 0;
  eachEdge(first.polygon, (a, b) => {
    eachEdge(second.polygon, (c, d) => {
      if (properlyCross(a, b, c, d)) least = 0;
    });
  });
  return least;
};
