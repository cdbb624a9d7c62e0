import { CONTACT, ENTER } from './lengths.ts';
import { crosses } from './segments.ts';
import type { Point } from './points.ts';
import { cross, distance, distanceToSegment, minus } from './points.ts';
import type { Disc, Shape } from './shapes.ts';
import { eachEdge, isInsidePolygon } from './shapes.ts';

/**
 * Line n·x = d (|n| = 1) touching two discs, `n·a − d = a.radius` and `n·b − d = side·b.radius`; `turn` (±1) picks one of
 * the two. Null when there is none.
 */
export const tangent = (a: Disc, b: Disc, side: number, turn: number): { nx: number; ny: number; d: number } | null => {
  const dx = b.at.x - a.at.x;
  const dy = b.at.y - a.at.y;
  const square = dx * dx + dy * dy;
  const k = side * b.radius - a.radius;
  const rest = square - k * k;
  if (square === 0 || rest < 0) return null;
  const h = turn * Math.sqrt(rest);
  const nx = (dx * k - dy * h) / square;
  const ny = (dy * k + dx * h) / square;
  return { nx, ny, d: nx * a.at.x + ny * a.at.y - a.radius };
};

/** The two outer edges of the hull of two discs, as segments; null when one disc holds the other. */
export const hullEdges = (a: Disc, b: Disc): [[Point, Point], [Point, Point]] | null => {
  const edge = (turn: number): [Point, Point] | null => {
    const line = tangent(a, b, 1, turn);
    if (line === null) return null;
    return [
      { x: a.at.x - line.nx * a.radius, y: a.at.y - line.ny * a.radius },
      { x: b.at.x - line.nx * b.radius, y: b.at.y - line.ny * b.radius },
    ];
  };
  const one = edge(1);
  const other = edge(-1);
  return one === null || other === null ? null : [one, other];
};

/** Distance from a place to the convex hull of two discs; 0 or less inside. */
export const distanceToHull = (p: Point, a: Disc, b: Disc): number => {
  const ends = Math.min(distance(p, a.at) - a.radius, distance(p, b.at) - b.radius);
  const edges = hullEdges(a, b);
  if (edges === null || ends <= 0) return ends;
  const [[a1, b1], [a2, b2]] = edges;
  if (isInsidePolygon(p.x, p.y, [a1, b1, b2, a2])) return -Math.min(distanceToSegment(p, a1, b1), distanceToSegment(p, a2, b2));
  return Math.min(ends, distanceToSegment(p, a1, b1), distanceToSegment(p, a2, b2));
};

/** True when the inside of a shape meets the hull of two bases deeper than a touch. @rule COV-10 */
export const meetsHull = (shape: Shape, a: Disc, b: Disc): boolean => {
  if ('disc' in shape) return distanceToHull(shape.disc.at, a, b) < shape.disc.radius - ENTER;
  const { polygon } = shape;
  const one = { at: a.at, radius: Math.max(0, a.radius - ENTER) };
  const other = { at: b.at, radius: Math.max(0, b.radius - ENTER) };
  if (isInsidePolygon(a.at.x, a.at.y, polygon) || isInsidePolygon(b.at.x, b.at.y, polygon)) return true;
  const [p] = polygon;
  if (p !== undefined && distanceToHull(p, one, other) < 0) return true;
  const edges = hullEdges(one, other);
  let meets = false;
  eachEdge(polygon, (c, d) => {
    meets ||= distanceToSegment(a.at, c, d) < one.radius || distanceToSegment(b.at, c, d) < other.radius;
    meets ||= edges !== null && (segmentsCross(edges[0], c, d) || segmentsCross(edges[1], c, d));
  });
  return meets || crosses(a.at, b.at, shape);
};

const segmentsCross = ([a, b]: readonly [Point, Point], c: Point, d: Point): boolean =>
  cross(minus(b, a), minus(c, a)) * cross(minus(b, a), minus(d, a)) < 0 &&
  cross(minus(d, c), minus(a, c)) * cross(minus(d, c), minus(b, c)) < 0;

/** Cheap and generous: false only when a shape certainly stays clear of the hull of two discs by more than base contact. */
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
    const far = dx * wx + dy * wy;
    if (across < across0) across0 = across;
    if (across > across1) across1 = across;
    if (far < along0) along0 = far;
    if (far > along1) along1 = far;
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
