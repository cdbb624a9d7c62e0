import { bridges, crossesBridge } from './contacts.ts';
import { CONTACT, ENTER, OVERLAP } from './lengths.ts';
import { nearPath } from './near-path.ts';
import type { Point } from './points.ts';
import { along, pointBetween, cross, distance, dot, minus, nearestOnSegment } from './points.ts';
import { deepStretches, lineThrough, placeOn } from './segments.ts';
import type { Disc, Solid } from './shapes.ts';
import type { EdgePiece } from './travel.ts';
import { pathClear, piecesOf, spanAgainst } from './travel.ts';

/**
 * The reason why a path is not a legal squeeze: its centre enters a footprint, it overlaps an enemy's base, it passes through a gap that touching items
 * close, or it overlaps items on one side only.
 */
export type SqueezeFault = {
  readonly reason: 'footprint' | 'enemy' | 'closed' | 'one-sided';
  readonly id: string;
  readonly at: Point;
};

/** A stretch of the path, measured from its start, on which the base overlaps one piece of an item. */
type Overlap = {
  readonly item: Solid;
  readonly piece: EdgePiece;
  readonly lo: number;
  readonly hi: number;
  readonly near: readonly Point[];
};

type Leg = { readonly a: Point; readonly b: Point; readonly start: number; readonly size: number };

const legsOf = (from: Point, path: readonly Point[]): Leg[] => {
  const out: Leg[] = [];
  let a = from;
  let start = 0;
  for (const b of path) {
    const size = distance(a, b);
    if (size === 0) continue;
    out.push({ a, b, start, size });
    start += size;
    a = b;
  }
  return out;
};

const nearestOnPiece = (p: Point, { a, b, radius }: EdgePiece): Point => {
  const q = nearestOnSegment(p, a, b);
  return radius === 0 ? q : along(q, p, radius);
};

const overlapsOnLeg = (leg: Leg, radius: number, items: readonly Solid[]): Overlap[] => {
  const line = lineThrough(leg.a, leg.b);
  const out: Overlap[] = [];
  for (const item of items) {
    for (const piece of piecesOf(item.shape)) {
      const span = spanAgainst(line, piece, radius, OVERLAP);
      if (span === null) continue;
      const lo = Math.max(0, span[0]);
      const hi = Math.min(leg.size, span[1]);
      if (lo >= hi) continue;
      const abeam = [piece.a, piece.b].map((p) => dot(minus(p, leg.a), { x: line.ux, y: line.uy })).filter((s) => s > lo && s < hi);
      const near = [lo, (lo + hi) / 2, hi, ...abeam].map((s) => nearestOnPiece(placeOn(line, s), piece));
      out.push({ item, piece, lo: leg.start + lo, hi: leg.start + hi, near });
    }
  }
  return out;
};

/** Joins overlaps into unbroken stretches. */
const stretchesOf = (all: readonly Overlap[]): Overlap[][] => {
  const sorted = [...all].sort((p, q) => p.lo - q.lo);
  const out: Overlap[][] = [];
  let end = -Infinity;
  for (const overlap of sorted) {
    const last = out[out.length - 1];
    if (last !== undefined && overlap.lo <= end + 1e-6) last.push(overlap);
    else out.push([overlap]);
    end = Math.max(last === undefined || overlap.lo > end + 1e-6 ? -Infinity : end, overlap.hi);
  }
  return out;
};

const crossesPath = (p: Point, q: Point, legs: readonly Leg[], lo: number, hi: number): boolean =>
  legs.some((leg) => {
    const from = Math.max(0, lo - leg.start);
    const to = Math.min(leg.size, hi - leg.start);
    if (from >= to) return false;
    const a = pointBetween(leg.a, leg.b, from / leg.size);
    const b = pointBetween(leg.a, leg.b, to / leg.size);
    return (
      cross(minus(q, p), minus(a, p)) * cross(minus(q, p), minus(b, p)) <= 0 &&
      cross(minus(b, a), minus(p, a)) * cross(minus(b, a), minus(q, a)) < 0
    );
  });

/** True when two pieces met on a stretch lie on opposite sides of it: the path runs between them. */
const hasBothSides = (stretch: readonly Overlap[], legs: readonly Leg[]): boolean => {
  const lo = Math.min(...stretch.map((overlap) => overlap.lo));
  const hi = Math.max(...stretch.map((overlap) => overlap.hi));
  return stretch.some((overlap, i) =>
    stretch.slice(i + 1).some((neighbour) => {
      if (overlap.piece.a === neighbour.piece.a && overlap.piece.b === neighbour.piece.b) return false;
      return overlap.near.some((p) => neighbour.near.some((q) => crossesPath(p, q, legs, lo, hi)));
    }),
  );
};

const throughFootprint = (legs: readonly Leg[], items: readonly Solid[]): SqueezeFault | null => {
  for (const { a, b } of legs) {
    for (const { id, shape } of items) {
      const [first] = deepStretches(a, b, shape, ENTER);
      if (first !== undefined) return { reason: 'footprint', id, at: along(a, b, first[0]) };
    }
  }
  return null;
};

const throughContact = (legs: readonly Leg[], items: readonly Solid[]): SqueezeFault | null => {
  for (const [i, first] of items.entries()) {
    for (const second of items.slice(i + 1)) {
      for (const bridge of bridges(first.shape, second.shape)) {
        const leg = legs.find(({ a, b }) => crossesBridge(a, b, bridge));
        if (leg !== undefined)
          return { reason: 'closed', id: first.id, at: nearestOnSegment(pointBetween(bridge.a, bridge.b, 0.5), leg.a, leg.b) };
      }
    }
  }
  return null;
};

/**
 * Tests a path on which a base may overlap terrain and friendly bases (`items`) because it squeezes through gaps between
 * them, but never an enemy base. Null when the path passes. Where the move ends is judged elsewhere (MOV-2).
 * @rule MOV-3 @rule MOV-4 @rule MOV-6 @rule MOV-12
 */
export const squeezes = (
  disc: Disc,
  path: readonly Point[],
  all: readonly Solid[],
  enemies: readonly { readonly id: string; readonly disc: Disc }[],
): SqueezeFault | null => {
  const items = nearPath(disc.at, path, disc.radius + CONTACT, all);
  const legs = legsOf(disc.at, path);
  const enemy = pathClear(
    disc,
    path,
    enemies.map(({ id, disc: base }) => ({ id, shape: { disc: base } })),
  );
  if (enemy !== null) return { reason: 'enemy', id: enemy.id, at: enemy.at };
  const fault = throughFootprint(legs, items) ?? throughContact(legs, items);
  if (fault !== null) return fault;
  for (const stretch of stretchesOf(legs.flatMap((leg) => overlapsOnLeg(leg, disc.radius, items)))) {
    const [first] = stretch;
    if (first === undefined || hasBothSides(stretch, legs)) continue;
    const leg = legs.find(({ start, size }) => first.lo <= start + size) ?? legs[0];
    if (leg !== undefined) return { reason: 'one-sided', id: first.item.id, at: along(leg.a, leg.b, first.lo - leg.start) };
  }
  return null;
};
