import type { Board } from './board.ts';
import { fullBoard, leavesBoard } from './board.ts';
import { OVERLAP } from './lengths.ts';
import { nearPath } from './near-path.ts';
import type { Point } from './points.ts';
import { along, direction, distance, distanceToSegment, minus, plus, point, isSamePoint, snapped, times } from './points.ts';
import type { Line } from './segments.ts';
import { addSpanNearEdge, addSpanNearPoint, lineThrough, placeOn } from './segments.ts';
import type { Disc, Shape, Solid } from './shapes.ts';
import { distanceToShape, eachEdge, gap, overlaps, room } from './shapes.ts';

const hair = 1e-6;

/** One convex part of a footprint's outline: a whole disc, or an edge of a polygon. */
export type EdgePiece = { readonly a: Point; readonly b: Point; readonly radius: number };

export const piecesOf = (shape: Shape): EdgePiece[] => {
  if ('disc' in shape) return [{ a: shape.disc.at, b: shape.disc.at, radius: shape.disc.radius }];
  const out: EdgePiece[] = [];
  eachEdge(shape.polygon, (a, b) => {
    out.push({ a, b, radius: 0 });
  });
  return out;
};

/** The span of a line on which a base of this radius overlaps a piece by more than `depth`; null for none. */
export const spanAgainst = (
  line: Line,
  { a, b, radius: pieceRadius }: EdgePiece,
  radius: number,
  depth: number,
): [number, number] | null => {
  const spans: number[] = [];
  const reach = Math.max(hair, pieceRadius + radius - depth);
  if (a === b) addSpanNearPoint(line, a.x, a.y, reach, spans);
  else addSpanNearEdge(line, a, b, reach, spans);
  const [lo, hi] = spans;
  return lo === undefined || hi === undefined ? null : [lo, hi];
};

/** The distance that the base may go along the line before the piece stops it; Infinity when it passes. */
const stopAt = (line: Line, size: number, disc: Disc, piece: EdgePiece): number => {
  // A base that already overlaps is only stopped from going deeper.
  const start = distanceToSegment(disc.at, piece.a, piece.b) - piece.radius - disc.radius;
  const depth = Math.max(OVERLAP, hair - start);
  const deep = spanAgainst(line, piece, disc.radius, depth);
  if (deep === null || deep[0] >= size - hair || deep[1] <= hair) return Infinity;
  const touch = spanAgainst(line, piece, disc.radius, 0);
  return touch === null ? Infinity : Math.max(0, touch[0]);
};

/** The place of the grid nearest to `exact` where a base of this radius overlaps nothing, not even within the tolerance. */
export const settleOnGrid = (exact: Point, radius: number, solids: readonly Solid[]): Point => {
  const near = solids.filter(({ shape }) => room({ at: exact, radius }, shape) < 12);
  const middle = snapped(exact);
  const scoreAt = (place: Point, shift: number): number => {
    let least = 0;
    for (const { shape } of near) least = Math.min(least, distanceToShape(place, shape) - radius);
    // Any overlap, however small, counts more than any distance within the window.
    return Math.min(0, least + hair) * 100 - shift;
  };
  // Searches for the best place near the middle, without places too far away to be better.
  let bound = -Infinity;
  for (let dx = -1; dx <= 1; dx += 1) {
    for (let dy = -1; dy <= 1; dy += 1) {
      const place = point(middle.x + dx, middle.y + dy);
      const shift = distance(place, exact);
      if (-shift > bound) bound = Math.max(bound, scoreAt(place, shift));
    }
  }
  let best = middle;
  let bestScore = -Infinity;
  for (let dx = -4; dx <= 4; dx += 1) {
    for (let dy = -4; dy <= 4; dy += 1) {
      const place = point(middle.x + dx, middle.y + dy);
      const shift = distance(place, exact);
      if (-shift < bound || -shift <= bestScore) continue;
      const score = scoreAt(place, shift);
      if (score > bestScore) {
        bestScore = score;
        best = place;
      }
    }
  }
  return best;
};

/** The end of a straight move. `stopped`: the id of the solid that stopped it; `travelled`: the distance in units. */
export type Halt = { readonly at: Point; readonly stopped: string | null; readonly travelled: number };

/**
 * Moves a base straight towards `to` and stops it on first contact. A solid that the base only brushes (no deeper than the tolerance) does not
 * stop it. @rule MOV-8 @rule MOV-9
 */
export const firstContact = (disc: Disc, to: Point, solids: readonly Solid[]): Halt => {
  const size = distance(disc.at, to);
  if (size === 0) return { at: disc.at, stopped: null, travelled: 0 };
  const line = lineThrough(disc.at, to);
  let length = Infinity;
  let stopped: string | null = null;
  for (const { id, shape } of solids) {
    for (const piece of piecesOf(shape)) {
      const s = stopAt(line, size, disc, piece);
      if (s < length) {
        length = s;
        stopped = id;
      }
    }
  }
  if (stopped === null) {
    const end = snapped(to);
    return { at: end, stopped, travelled: distance(disc.at, end) };
  }
  const place = length < 0.5 ? disc.at : settleOnGrid(placeOn(line, length), disc.radius, solids);
  return { at: place, stopped, travelled: distance(disc.at, place) };
};

export type PathFault = { readonly id: string; readonly at: Point; readonly leg: number };

/**
 * The first place of a path where a base would overlap a solid deeper than the tolerance, or null when the path is
 * clear. The path may or may not repeat the base's own place first. @rule MOV-1 @rule STP-5
 */
export const pathClear = (disc: Disc, path: readonly Point[], all: readonly Solid[]): PathFault | null => {
  const solids = nearPath(disc.at, path, disc.radius, all);
  const under = solids.find(({ shape }) => overlaps(disc, shape));
  if (under !== undefined) return { id: under.id, at: disc.at, leg: 0 };
  let position = disc.at;
  for (const [leg, next] of path.entries()) {
    const size = distance(position, next);
    if (size === 0) continue;
    const line = lineThrough(position, next);
    let first = Infinity;
    let hinderer = '';
    for (const { id, shape } of solids) {
      for (const piece of piecesOf(shape)) {
        const span = spanAgainst(line, piece, disc.radius, OVERLAP);
        if (span === null || span[0] >= size - hair || span[1] <= hair) continue;
        if (span[0] < first) {
          first = span[0];
          hinderer = id;
        }
      }
    }
    if (first < Infinity) return { id: hinderer, at: placeOn(line, Math.max(0, first)), leg };
    position = next;
  }
  return null;
};

/**
 * End of the ray that leads straight away from a place: from `from` through the mover, `length` units beyond the mover.
 * When the two coincide the ray runs towards +x (east). @rule DEF-29
 */
export const directlyAway = (from: Point, mover: Point, length: number): Point =>
  snapped(plus(mover, times(direction(from, mover), length)));

/**
 * End of a straight move towards a base, at the latest in contact with it; a mover already in contact stays where it
 * is. @rule DEF-29
 */
export const directlyTowards = (target: Disc, mover: Disc, length: number): Point => {
  const free = gap(target, mover);
  if (free === 0 || isSamePoint(target.at, mover.at)) return mover.at;
  if (length < free) return snapped(along(mover.at, target.at, length));
  const exact = plus(target.at, times(direction(target.at, mover.at), target.radius + mover.radius));
  return settleOnGrid(exact, mover.radius, [{ id: 'target', shape: { disc: target } }]);
};

/** The end of a forced straight move. `leftBoard` means the base crossed the edge at `at`, before anything stopped it. */
export type Carried = {
  readonly at: Point;
  readonly travelled: number;
  readonly stoppedBy: string | null;
  readonly leftBoard: boolean;
};

/** A straight forced move to a place: first contact or the board's edge, whichever comes first. @rule MOV-8 @rule EDG-1 */
export const moveStraight = (mover: Disc, to: Point, solids: readonly Solid[], board: Board = fullBoard): Carried => {
  const halt = firstContact(mover, to, solids);
  const edge = leavesBoard(mover, [halt.at], board);
  if (edge !== null) return { at: edge.at, travelled: distance(mover.at, edge.at), stoppedBy: null, leftBoard: true };
  return { at: halt.at, travelled: halt.travelled, stoppedBy: halt.stopped, leftBoard: false };
};

/** Moves a base directly away from a place. @rule DEF-29 @internal the rules put the same two together themselves */
export const moveAway = (mover: Disc, from: Point, length: number, solids: readonly Solid[], board: Board = fullBoard): Carried =>
  moveStraight(mover, directlyAway(from, mover.at, length), solids, board);

/** Moves a base directly towards another; `solids` may hold the target too, under its own name. @rule DEF-29 @rule ABL-14 @internal as `pushed` */
export const moveTowards = (
  mover: Disc,
  target: Solid & { readonly shape: { readonly disc: Disc } },
  length: number,
  solids: readonly Solid[],
  board: Board = fullBoard,
): Carried => {
  const reach = distance(mover.at, target.shape.disc.at);
  const aim = along(mover.at, target.shape.disc.at, Math.min(length, reach));
  const others = solids.filter(({ id }) => id !== target.id);
  return moveStraight(mover, isSamePoint(minus(aim, mover.at), point(0, 0)) ? mover.at : aim, [...others, target], board);
};
