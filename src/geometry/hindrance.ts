import { OVERLAP } from './lengths.ts';
import type { Polygon, Shape, Solid } from './shapes.ts';
import { distanceToShape, isInsidePolygon } from './shapes.ts';

/**
 * A solid as a base of one radius meets it: the box and the distance nearer than which the base's centre may not come.
 * Made once, asked thousands of times.
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

/** A hair more than what `pathClear` allows, so that whatever passes here passes there. */
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

/** Square of the distance of the place (x, y) from the segment ab. */
const squareFrom = (x: number, y: number, ax: number, ay: number, bx: number, by: number): number => {
  const dx = bx - ax;
  const dy = by - ay;
  const size = dx * dx + dy * dy;
  const share = size === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / size));
  const wx = x - ax - dx * share;
  const wy = y - ay - dy * share;
  return wx * wx + wy * wy;
};

const sides = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number): boolean =>
  ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) * ((bx - ax) * (dy - ay) - (by - ay) * (dx - ax)) <= 0;

const meetsPolygon = (polygon: Polygon, reach: number, ax: number, ay: number, bx: number, by: number): boolean => {
  const dx = bx - ax;
  const dy = by - ay;
  const length = reach * Math.sqrt(dx * dx + dy * dy);
  let leftward = true;
  let right = true;
  for (const { x, y } of polygon) {
    const off = dx * (y - ay) - dy * (x - ax);
    leftward &&= off > length;
    right &&= off < -length;
  }
  if ((leftward || right) && length > 0) return false;
  const square = reach * reach;
  let c = polygon[polygon.length - 1];
  if (c === undefined) return false;
  for (const d of polygon) {
    if (
      squareFrom(ax, ay, c.x, c.y, d.x, d.y) < square ||
      squareFrom(bx, by, c.x, c.y, d.x, d.y) < square ||
      squareFrom(d.x, d.y, ax, ay, bx, by) < square ||
      (sides(ax, ay, bx, by, c.x, c.y, d.x, d.y) && sides(c.x, c.y, d.x, d.y, ax, ay, bx, by))
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
  for (const hindrance of all) {
    if (right < hindrance.left || leftmost > hindrance.right || bottom < hindrance.top || top > hindrance.bottom) continue;
    if (hindrance.polygon === null) {
      if (squareFrom(hindrance.x, hindrance.y, ax, ay, bx, by) < hindrance.reach * hindrance.reach) return true;
    } else if (meetsPolygon(hindrance.polygon, hindrance.reach, ax, ay, bx, by)) return true;
  }
  return false;
};

/** True when a straight way keeps inside a shape from end to end, away from its outline. */
export const keepsInside = (shape: Shape, ax: number, ay: number, bx: number, by: number): boolean => {
  if ('disc' in shape) return distanceToShape({ x: ax, y: ay }, shape) < 0 && distanceToShape({ x: bx, y: by }, shape) < 0;
  const { polygon } = shape;
  if (!isInsidePolygon(ax, ay, polygon) || !isInsidePolygon(bx, by, polygon)) return false;
  let c = polygon[polygon.length - 1];
  if (c === undefined) return false;
  for (const d of polygon) {
    if (sides(ax, ay, bx, by, c.x, c.y, d.x, d.y) && sides(c.x, c.y, d.x, d.y, ax, ay, bx, by)) return false;
    c = d;
  }
  return true;
};
