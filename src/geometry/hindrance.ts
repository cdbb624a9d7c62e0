import { OVERLAP } from './lengths.ts';
import type { Point } from './points.ts';
import type { Polygon, Shape, Solid } from './shapes.ts';
import { distanceToShape, isInsidePolygon } from './shapes.ts';

/**
 * A solid for a base of one radius: its box, and the distance that the base's centre must keep. It is made once and tested thousands of times.
 */
export interface Hindrance {
  readonly id: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Middle of a disc; of no use for a polygon. */
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly polygon: Polygon | null;
}

/** Slightly more than `pathClear` demands, so that a path that passes here passes there. */
const hair = 1e-6;

export const hindranceOf = ({ id, shape }: Solid, radius: number): Hindrance => {
  const shapeRadius = 'disc' in shape ? shape.disc.radius : 0;
  const reach = Math.max(0, shapeRadius + radius - OVERLAP) + hair;
  const corners = 'disc' in shape ? [shape.disc.at] : shape.polygon;
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return {
    id,
    left: Math.min(...xs) - reach,
    top: Math.min(...ys) - reach,
    right: Math.max(...xs) + reach,
    bottom: Math.max(...ys) + reach,
    x: xs[0] ?? 0,
    y: ys[0] ?? 0,
    reach,
    polygon: 'disc' in shape ? null : shape.polygon,
  };
};

/** Square of the distance of a place from the segment ab. */
const squareFrom = (place: Point, a: Point, b: Point): number => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const size = dx * dx + dy * dy;
  const share = size === 0 ? 0 : Math.min(1, Math.max(0, ((place.x - a.x) * dx + (place.y - a.y) * dy) / size));
  const wx = place.x - a.x - dx * share;
  const wy = place.y - a.y - dy * share;
  return wx * wx + wy * wy;
};

/** True if c and d lie on different sides of the line ab, or one of them on it. */
const areParted = (a: Point, b: Point, c: Point, d: Point): boolean =>
  ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) * ((b.x - a.x) * (d.y - a.y) - (b.y - a.y) * (d.x - a.x)) <= 0;

const meetsPolygon = (polygon: Polygon, reach: number, a: Point, b: Point): boolean => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = reach * Math.sqrt(dx * dx + dy * dy);
  let leftward = true;
  let right = true;
  for (const { x, y } of polygon) {
    const offset = dx * (y - a.y) - dy * (x - a.x);
    leftward &&= offset > length;
    right &&= offset < -length;
  }
  if ((leftward || right) && length > 0) return false;
  const square = reach * reach;
  let c = polygon[polygon.length - 1];
  if (c === undefined) return false;
  for (const d of polygon) {
    if (
      squareFrom(a, c, d) < square ||
      squareFrom(b, c, d) < square ||
      squareFrom(d, a, b) < square ||
      (areParted(a, b, c, d) && areParted(c, d, a, b))
    )
      return true;
    c = d;
  }
  return false;
};

/** True when a base whose centre goes straight from a to b overlaps one of these deeper than the tolerance. @rule MOV-1 */
export const hinders = (all: readonly Hindrance[], ax: number, ay: number, bx: number, by: number): boolean => {
  const leftmost = Math.min(ax, bx);
  const right = Math.max(ax, bx);
  const top = Math.min(ay, by);
  const bottom = Math.max(ay, by);
  const a = { x: ax, y: ay };
  const b = { x: bx, y: by };
  for (const hindrance of all) {
    if (right < hindrance.left || leftmost > hindrance.right || bottom < hindrance.top || top > hindrance.bottom) continue;
    if (hindrance.polygon === null) {
      if (squareFrom(hindrance, a, b) < hindrance.reach * hindrance.reach) return true;
    } else if (meetsPolygon(hindrance.polygon, hindrance.reach, a, b)) return true;
  }
  return false;
};

/** True when a straight line stays inside a shape from end to end, away from its outline. */
export const keepsInside = (shape: Shape, ax: number, ay: number, bx: number, by: number): boolean => {
  const a = { x: ax, y: ay };
  const b = { x: bx, y: by };
  if ('disc' in shape) return distanceToShape(a, shape) < 0 && distanceToShape(b, shape) < 0;
  const { polygon } = shape;
  if (!isInsidePolygon(ax, ay, polygon) || !isInsidePolygon(bx, by, polygon)) return false;
  let c = polygon[polygon.length - 1];
  if (c === undefined) return false;
  for (const d of polygon) {
    if (areParted(a, b, c, d) && areParted(c, d, a, b)) return false;
    c = d;
  }
  return true;
};
