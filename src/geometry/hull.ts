import { CONTACT, ENTER } from './lengths.ts';
import { crosses } from './segments.ts';
import type { Point } from './points.ts';
import type { Disc, Shape } from './shapes.ts';
import { isInsidePolygon } from './shapes.ts';

/**
 * Line n·x = d (|n| = 1) touching two discs, `n·a − d = a.radius` and `n·b − d = side·b.radius`; `turn` (±1) picks one of
 * the two. Null when there is none.
 */
export const tangent = (a: Disc, b: Disc, side: number, turn: number): { nx: number; ny: number; d: number } | null => {
  const dx = b.at.x - a.at.x;
  const dy = b.at.y - a.at.y;
  const square = dx * dx + dy * dy;
  const k = side * b.radius - a.radius;
  const remainder = square - k * k;
  if (square === 0 || remainder < 0) return null;
  const h = turn * Math.sqrt(remainder);
  const nx = (dx * k - dy * h) / square;
  const ny = (dy * k + dx * h) / square;
  return { nx, ny, d: nx * a.at.x + ny * a.at.y - a.radius };
};

/**
 * Distance from a place to the convex hull of two discs; 0 or less inside. The place is given relative to disc a: `along` and `across` the
 * direction to disc b, which is `length` units away. No object is made, because it is called for every corner of every piece.
 */
const outsideHull = (along: number, across: number, length: number, ra: number, rb: number): number => {
  const side = Math.abs(across);
  const lean = length === 0 ? 2 : (ra - rb) / length;
  if (lean < 1 && lean > -1) {
    // The outer edge leaves disc a at the angle whose sine is `lean`; for a place beside the edge, the edge is nearest.
    const up = Math.sqrt(1 - lean * lean);
    const on = along * up - side * lean;
    if (on >= 0 && on <= length * up) return along * lean + side * up - ra;
  }
  const beyond = along - length;
  return Math.min(Math.sqrt(along * along + side * side) - ra, Math.sqrt(beyond * beyond + side * side) - rb);
};

const segmentsCross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) * ((b.x - a.x) * (d.y - a.y) - (b.y - a.y) * (d.x - a.x)) < 0 &&
  ((d.x - c.x) * (a.y - c.y) - (d.y - c.y) * (a.x - c.x)) * ((d.x - c.x) * (b.y - c.y) - (d.y - c.y) * (b.x - c.x)) < 0;

/** Square of the distance of the place (x, 0) from the segment cd. */
const squareToEdge = (x: number, cx: number, cy: number, dx: number, dy: number): number => {
  const ex = dx - cx;
  const ey = dy - cy;
  const size = ex * ex + ey * ey;
  const share = size === 0 ? 0 : Math.min(1, Math.max(0, ((x - cx) * ex - cy * ey) / size));
  const wx = x - cx - ex * share;
  const wy = cy + ey * share;
  return wx * wx + wy * wy;
};

/** True when the inside of a shape meets the hull of two bases deeper than a touch. @rule COV-10 */
export const meetsHull = (shape: Shape, a: Disc, b: Disc): boolean => {
  const dx = b.at.x - a.at.x;
  const dy = b.at.y - a.at.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const ux = length === 0 ? 1 : dx / length;
  const uy = length === 0 ? 0 : dy / length;
  if ('disc' in shape) {
    const wx = shape.disc.at.x - a.at.x;
    const wy = shape.disc.at.y - a.at.y;
    return outsideHull(wx * ux + wy * uy, wy * ux - wx * uy, length, a.radius, b.radius) < shape.disc.radius - ENTER;
  }
  const { polygon } = shape;
  const ra = Math.max(0, a.radius - ENTER);
  const rb = Math.max(0, b.radius - ENTER);
  if (isInsidePolygon(a.at.x, a.at.y, polygon) || isInsidePolygon(b.at.x, b.at.y, polygon)) return true;
  const lean = length === 0 ? 2 : (ra - rb) / length;
  const hasEdges = lean <= 1 && lean >= -1;
  const up = hasEdges ? Math.sqrt(1 - lean * lean) : 0;
  const last = polygon[polygon.length - 1];
  if (last === undefined) return false;
  let cx = (last.x - a.at.x) * ux + (last.y - a.at.y) * uy;
  let cy = (last.y - a.at.y) * ux - (last.x - a.at.x) * uy;
  for (const p of polygon) {
    const px = (p.x - a.at.x) * ux + (p.y - a.at.y) * uy;
    const py = (p.y - a.at.y) * ux - (p.x - a.at.x) * uy;
    if (outsideHull(px, py, length, ra, rb) < 0) return true;
    if (squareToEdge(0, cx, cy, px, py) < ra * ra || squareToEdge(length, cx, cy, px, py) < rb * rb) return true;
    if (hasEdges) {
      const c = { x: cx, y: cy };
      const d = { x: px, y: py };
      const fromX = ra * lean;
      const toX = length + rb * lean;
      if (segmentsCross({ x: fromX, y: ra * up }, { x: toX, y: rb * up }, c, d)) return true;
      if (segmentsCross({ x: fromX, y: -ra * up }, { x: toX, y: -rb * up }, c, d)) return true;
    }
    cx = px;
    cy = py;
  }
  return crosses(a.at, b.at, shape);
};

/** A cheap test: false only when a shape is certainly clear of the hull of two discs by more than base contact. */
export const mayMeetHull = (shape: Shape, a: Disc, b: Disc): boolean => {
  const reach = Math.max(a.radius, b.radius) + CONTACT;
  if ('disc' in shape) return squareToSegment(shape.disc.at, a.at, b.at) <= (reach + shape.disc.radius) * (reach + shape.disc.radius);
  // Separating axes: the box of the hull, then the direction across it.
  const dx = b.at.x - a.at.x;
  const dy = b.at.y - a.at.y;
  const size = Math.sqrt(dx * dx + dy * dy);
  if (size === 0) return true;
  let across0 = Infinity;
  let across1 = -Infinity;
  let along0 = Infinity;
  let along1 = -Infinity;
  for (const p of shape.polygon) {
    const wx = p.x - a.at.x;
    const wy = p.y - a.at.y;
    const across = dx * wy - dy * wx;
    const along = dx * wx + dy * wy;
    if (across < across0) across0 = across;
    if (across > across1) across1 = across;
    if (along < along0) along0 = along;
    if (along > along1) along1 = along;
  }
  const room = reach * size;
  return across0 <= room && across1 >= -room && along0 <= size * size + room && along1 >= -room;
};

const squareToSegment = (p: Point, a: Point, b: Point): number => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const size = dx * dx + dy * dy;
  const share = size === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / size));
  const wx = p.x - a.x - dx * share;
  const wy = p.y - a.y - dy * share;
  return wx * wx + wy * wy;
};
