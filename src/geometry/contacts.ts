import { CONTACT } from './lengths.ts';
import type { Point } from './points.ts';
import { cross, distance, minus, nearestOnSegment, plus, times } from './points.ts';
import type { Disc, Polygon, Shape } from './shapes.ts';
import { gapBetween, isInsidePolygon, signedArea } from './shapes.ts';

/**
 * Touching footprints leave no opening between them. A bridge is a short segment from the inside of one to the inside
 * of the other through a place where they touch: whatever slips between the two must cross it.
 */
export type Bridge = { readonly a: Point; readonly b: Point };

/** The distance that a bridge reaches into a polygon. */
const footing = 4;

const inwardNormal = (a: Point, b: Point, winding: number): Point => {
  const d = distance(a, b);
  const k = d === 0 ? 0 : (winding > 0 ? 1 : -1) / d;
  return { x: -(b.y - a.y) * k, y: (b.x - a.x) * k };
};

const stepInside = (polygon: Polygon, point: Point, inward: Point): Point => {
  const size = Math.sqrt(inward.x * inward.x + inward.y * inward.y);
  if (size === 0) return point;
  for (const inset of [footing, footing / 4]) {
    const p = plus(point, times(inward, inset / size));
    if (isInsidePolygon(p.x, p.y, polygon)) return p;
  }
  return point;
};

const cornerInside = (polygon: Polygon, i: number, winding: number): Point => {
  const n = polygon.length;
  const before = polygon[(i + n - 1) % n];
  const point = polygon[i];
  const after = polygon[(i + 1) % n];
  if (before === undefined || point === undefined || after === undefined) return { x: 0, y: 0 };
  return stepInside(polygon, point, plus(inwardNormal(before, point, winding), inwardNormal(point, after, winding)));
};

/** Visits every edge's nearest place to p that touches within `reach`, with a footing inside the polygon behind it. */
const eachTouch = (p: Point, reach: number, polygon: Polygon, visit: (inside: Point) => void): void => {
  const winding = signedArea(polygon);
  polygon.forEach((a, i) => {
    const next = (i + 1) % polygon.length;
    const b = polygon[next];
    if (b === undefined) return;
    const q = nearestOnSegment(p, a, b);
    if (distance(p, q) > reach) return;
    if (distance(q, a) < 1e-9) visit(cornerInside(polygon, i, winding));
    else if (distance(q, b) < 1e-9) visit(cornerInside(polygon, next, winding));
    else visit(stepInside(polygon, q, inwardNormal(a, b, winding)));
  });
};

const discToPolygon = (disc: Disc, polygon: Polygon): Bridge[] => {
  const out: Bridge[] = [];
  eachTouch(disc.at, disc.radius + CONTACT, polygon, (b) => out.push({ a: disc.at, b }));
  return out;
};

const cornersToPolygon = (a: Polygon, facing: Polygon): Bridge[] => {
  const out: Bridge[] = [];
  const winding = signedArea(a);
  a.forEach((p, i) => {
    eachTouch(p, CONTACT, facing, (b) => out.push({ a: cornerInside(a, i, winding), b }));
  });
  return out;
};

/** The bridges of two shapes; none when they are farther apart than base contact. @rule LOS-9 @rule MOV-4 */
export const bridges = (a: Shape, b: Shape): Bridge[] => {
  if (gapBetween(a, b) > CONTACT) return [];
  if ('disc' in a) {
    return 'disc' in b ? [{ a: a.disc.at, b: b.disc.at }] : discToPolygon(a.disc, b.polygon);
  }
  if ('disc' in b) return discToPolygon(b.disc, a.polygon);
  return [...cornersToPolygon(a.polygon, b.polygon), ...cornersToPolygon(b.polygon, a.polygon)];
};

/** True when a segment passes between two touching shapes. */
export const crossesBridge = (from: Point, to: Point, { a, b }: Bridge): boolean =>
  cross(minus(to, from), minus(a, from)) * cross(minus(to, from), minus(b, from)) < 0 &&
  cross(minus(b, a), minus(from, a)) * cross(minus(b, a), minus(to, a)) < 0;
