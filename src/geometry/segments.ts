import { ENTER, OVERLAP } from './lengths.ts';
import type { Point } from './points.ts';
import { direction, distance } from './points.ts';
import type { Polygon, Shape } from './shapes.ts';
import { distanceToShape, eachEdge, isInsidePolygon, overlaps } from './shapes.ts';

/**
 * A line: the places `o + s·u` with |u| = 1. Spans on it are flat lists `[lo, hi, lo, hi, …]` of s, so that the sight
 * test, which asks for thousands of them, need not build objects.
 */
export type Line = { readonly ox: number; readonly oy: number; readonly ux: number; readonly uy: number };

const grazing = 1e-9;

export const lineThrough = (from: Point, to: Point): Line => {
  const u = direction(from, to);
  return { ox: from.x, oy: from.y, ux: u.x, uy: u.y };
};

export const placeOn = (line: Line, s: number): Point => ({ x: line.ox + line.ux * s, y: line.oy + line.uy * s });

/** Adds the span of a line that lies within `reach` of the place (x, y). */
export const addSpanNearPoint = (line: Line, x: number, y: number, reach: number, spans: number[]): void => {
  const wx = x - line.ox;
  const wy = y - line.oy;
  const off = line.ux * wy - line.uy * wx;
  const square = reach * reach - off * off;
  if (reach <= 0 || square <= 0) return;
  const mid = wx * line.ux + wy * line.uy;
  const half = Math.sqrt(square);
  spans.push(mid - half, mid + half);
};

/** Adds the span of a line that lies within `reach` of the edge ab (one span: the edge swept by a disc is convex). */
export const addSpanNearEdge = (line: Line, a: Point, b: Point, reach: number, spans: number[]): void => {
  const { ux, uy } = line;
  const ax = a.x - line.ox;
  const ay = a.y - line.oy;
  const bx = b.x - line.ox;
  const offsetY = b.y - line.oy;
  const offA = ux * ay - uy * ax;
  const offB = ux * offsetY - uy * bx;
  if ((offA > reach && offB > reach) || (offA < -reach && offB < -reach)) return;
  let lo = Infinity;
  let hi = -Infinity;
  const squareA = reach * reach - offA * offA;
  if (squareA >= 0) {
    const mid = ax * ux + ay * uy;
    const half = Math.sqrt(squareA);
    lo = Math.min(lo, mid - half);
    hi = Math.max(hi, mid + half);
  }
  const squareB = reach * reach - offB * offB;
  if (squareB >= 0) {
    const mid = bx * ux + offsetY * uy;
    const half = Math.sqrt(squareB);
    lo = Math.min(lo, mid - half);
    hi = Math.max(hi, mid + half);
  }
  const ex = bx - ax;
  const ey = offsetY - ay;
  const size = Math.sqrt(ex * ex + ey * ey);
  if (size > 0) {
    // The rectangle beside the edge: 0 ≤ (x − a)·e ≤ size and |(x − a)×e| ≤ reach, each a slab on the line.
    const nx = ex / size;
    const ny = ey / size;
    const go = ux * nx + uy * ny;
    const start = -(ax * nx + ay * ny);
    const turn = ux * ny - uy * nx;
    const side = -(ax * ny - ay * nx);
    let from = -Infinity;
    let to = Infinity;
    if (Math.abs(go) > grazing) {
      const p = -start / go;
      const q = (size - start) / go;
      from = Math.min(p, q);
      to = Math.max(p, q);
    } else if (start < 0 || start > size) {
      to = -Infinity;
    }
    if (Math.abs(turn) > grazing) {
      const p = (-reach - side) / turn;
      const q = (reach - side) / turn;
      from = Math.max(from, Math.min(p, q));
      to = Math.min(to, Math.max(p, q));
    } else if (Math.abs(side) > reach) {
      to = -Infinity;
    }
    if (from <= to) {
      lo = Math.min(lo, from);
      hi = Math.max(hi, to);
    }
  }
  if (lo <= hi) spans.push(lo, hi);
};

/** Sorts spans by their start, in place. */
const sortSpans = (spans: number[]): void => {
  for (let i = 2; i < spans.length; i += 2) {
    const lo = spans[i] ?? 0;
    const hi = spans[i + 1] ?? 0;
    let j = i - 2;
    while (j >= 0 && (spans[j] ?? 0) > lo) {
      spans[j + 2] = spans[j] ?? 0;
      spans[j + 3] = spans[j + 1] ?? 0;
      j -= 2;
    }
    spans[j + 2] = lo;
    spans[j + 3] = hi;
  }
};

/** True when a polygon reaches farther than `depth` to both sides of a line; otherwise the line never gets deep into it. */
const liesAstride = (line: Line, polygon: Polygon, depth: number): boolean => {
  let leftward = false;
  let right = false;
  for (const p of polygon) {
    const off = line.ux * (p.y - line.oy) - line.uy * (p.x - line.ox);
    leftward ||= off > depth;
    right ||= off < -depth;
  }
  return leftward && right;
};

/**
 * Adds the spans of a line that lie deeper than `depth` inside a polygon: between the stretches that come within
 * `depth` of some edge the line is wholly deep inside or wholly outside, and one place tells which.
 */
const addDeepSpansOfPolygon = (line: Line, polygon: Polygon, depth: number, spans: number[], near: number[]): void => {
  near.length = 0;
  let a = polygon[polygon.length - 1];
  if (a === undefined || !liesAstride(line, polygon, depth)) return;
  for (const b of polygon) {
    addSpanNearEdge(line, a, b, depth, near);
    a = b;
  }
  if (near.length < 4) return;
  sortSpans(near);
  let end = near[1] ?? 0;
  for (let i = 2; i < near.length; i += 2) {
    const lo = near[i] ?? 0;
    if (lo > end + grazing) {
      const mid = (lo + end) / 2;
      if (isInsidePolygon(line.ox + line.ux * mid, line.oy + line.uy * mid, polygon)) spans.push(end, lo);
    }
    end = Math.max(end, near[i + 1] ?? 0);
  }
};

/** Adds the spans of a line deeper than `depth` inside a shape. `scratch` is overwritten. */
export const addDeepSpans = (line: Line, shape: Shape, depth: number, spans: number[], scratch: number[]): void => {
  if ('disc' in shape) addSpanNearPoint(line, shape.disc.at.x, shape.disc.at.y, shape.disc.radius - depth, spans);
  else addDeepSpansOfPolygon(line, shape.polygon, depth, spans, scratch);
};

/** The stretches where a segment runs deeper than `depth` inside a shape: pairs of distances from its start, in order. */
export const deepStretches = (from: Point, to: Point, shape: Shape, depth: number): [number, number][] => {
  const size = distance(from, to);
  const spans: number[] = [];
  addDeepSpans(lineThrough(from, to), shape, depth, spans, []);
  const out: [number, number][] = [];
  for (let i = 0; i < spans.length; i += 2) {
    const lo = Math.max(0, spans[i] ?? 0);
    const hi = Math.min(size, spans[i + 1] ?? 0);
    if (hi > lo + grazing) out.push([lo, hi]);
  }
  return out;
};

// Overwritten by every call of `crosses`, which sight and cover ask for each piece and base on the way.
const spansMet: number[] = [];
const scratch: number[] = [];

/** True when a segment goes deeper into a shape than a touch. @rule LOS-8 */
export const crosses = (from: Point, to: Point, shape: Shape): boolean => {
  const size = distance(from, to);
  const ux = size === 0 ? 1 : (to.x - from.x) / size;
  const uy = size === 0 ? 0 : (to.y - from.y) / size;
  if ('disc' in shape && Math.abs(ux * (shape.disc.at.y - from.y) - uy * (shape.disc.at.x - from.x)) >= shape.disc.radius) return false;
  spansMet.length = 0;
  addDeepSpans({ ox: from.x, oy: from.y, ux, uy }, shape, ENTER, spansMet, scratch);
  for (let i = 0; i < spansMet.length; i += 2) {
    if (Math.min(size, spansMet[i + 1] ?? 0) > Math.max(0, spansMet[i] ?? 0) + grazing) return true;
  }
  return false;
};

/** Length of the part of a segment that lies inside a shape: an obstacle's thickness for a traverse. @rule TRV-2 */
export const lengthInside = (from: Point, to: Point, shape: Shape): number =>
  deepStretches(from, to, shape, 1e-6).reduce((sum, [lo, hi]) => sum + hi - lo, 0);

/** True when two footprints overlap deeper than the tolerance. */
export const shapesOverlap = (first: Shape, second: Shape): boolean => {
  if ('disc' in first) return overlaps(first.disc, second);
  if ('disc' in second) return overlaps(second.disc, first);
  if (edgesGoDeep(first.polygon, second) || edgesGoDeep(second.polygon, first)) return true;
  const [a, b, c] = first.polygon;
  if (a === undefined || b === undefined || c === undefined) return false;
  // Two equal footprints have no edge inside one another.
  return isCongruent(first.polygon, second.polygon) && distanceToShape(insideOf(first.polygon), second) < -OVERLAP;
};

const edgesGoDeep = (polygon: Polygon, shape: Shape): boolean => {
  let deep = false;
  eachEdge(polygon, (a, b) => {
    deep ||= deepStretches(a, b, shape, OVERLAP).length > 0;
  });
  return deep;
};

const isCongruent = (a: Polygon, b: Polygon): boolean => a.every((p) => Math.abs(distanceToShape(p, { polygon: b })) <= OVERLAP);

/** Some place well inside a polygon: the middle of the longest stretch of a level line through it. */
export const insideOf = (polygon: Polygon): Point => {
  const levels = polygon.map((p) => p.y).sort((p, q) => p - q);
  let best: Point = polygon[0] ?? { x: 0, y: 0 };
  let most = -1;
  for (let i = 1; i < levels.length; i += 1) {
    const y = ((levels[i - 1] ?? 0) + (levels[i] ?? 0)) / 2;
    const spans: number[] = [];
    addDeepSpansOfPolygon({ ox: 0, oy: y, ux: 1, uy: 0 }, polygon, 1e-6, spans, []);
    for (let k = 0; k < spans.length; k += 2) {
      const width = (spans[k + 1] ?? 0) - (spans[k] ?? 0);
      if (width > most) {
        most = width;
        best = { x: ((spans[k] ?? 0) + (spans[k + 1] ?? 0)) / 2, y };
      }
    }
  }
  return best;
};
