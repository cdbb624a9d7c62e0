import type { Board } from './board.ts';
import { fullBoard, isOnBoard } from './board.ts';
import { EXCESS } from './lengths.ts';
import type { Point } from './points.ts';
import { distance, point, same } from './points.ts';
import type { Disc, Shape, Solid } from './shapes.ts';
import { overlaps, room } from './shapes.ts';
import { legClear, waypoints } from './waypoints.ts';

/**
 * Where a base may end a move: a grid of places `step` units apart whose north-west one is `corner`, row by row.
 * `lengths` holds the length of a legal way to each place, −1 where none was found.
 */
export type Reach = {
  readonly corner: Point;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  readonly lengths: readonly number[];
};

type Node = { readonly at: Point; readonly length: number; readonly from: number };

const nearSolids = (start: Disc, far: number, solids: readonly Solid[]): Solid[] =>
  solids.filter(({ shape }) => room(start, shape) <= far + EXCESS);

/** Shortest ways from the start to every waypoint within the length, nearest first. `aim` pulls the search to a goal. */
const explore = (start: Disc, far: number, solids: readonly Solid[], places: readonly Point[], goal: Point | null): Node[] => {
  const done: Node[] = [];
  const open = new Map<number, Node>();
  const rest = (at: Point): number => (goal === null ? 0 : distance(at, goal));
  let here: Node | undefined = { at: start.at, length: 0, from: -1 };
  const settledPlaces = new Set<number>();
  while (here !== undefined) {
    const index = done.length;
    done.push(here);
    if (goal !== null && same(here.at, goal)) return done;
    for (const [k, at] of places.entries()) {
      if (settledPlaces.has(k)) continue;
      const total = here.length + distance(here.at, at);
      const known = open.get(k);
      if (total + rest(at) > far || (known !== undefined && known.length <= total)) continue;
      if (legClear(here.at, at, start.radius, solids)) open.set(k, { at, length: total, from: index });
    }
    let best = -1;
    let least = Infinity;
    for (const [k, node] of open) {
      const score = node.length + rest(node.at);
      if (score < least) {
        least = score;
        best = k;
      }
    }
    here = open.get(best);
    open.delete(best);
    settledPlaces.add(best);
  }
  return done;
};

/**
 * Where a base can end a move of at most `far` units round the solids. A place overlapping something in `forbidden` may
 * be crossed but is no end. Every place reported has a legal way; one at the very limit may be missed. @rule MOV-2
 */
export const reachable = (
  start: Disc,
  far: number,
  solids: readonly Solid[],
  forbidden: readonly Shape[] = [],
  board: Board = fullBoard,
  step = 51,
): Reach => {
  const near = nearSolids(start, far, solids);
  const nodes = explore(start, far, near, waypoints(start, far, near, board), null);
  const side = Math.floor(far / step);
  const size = 2 * side + 1;
  const corner = point(start.at.x - side * step, start.at.y - side * step);
  const lengths: number[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const at = point(corner.x + column * step, corner.y + row * step);
      lengths.push(lengthTo(at, start.radius, far, nodes, near, forbidden, board));
    }
  }
  return { corner, step, columns: size, rows: size, lengths };
};

const lengthTo = (
  at: Point,
  radius: number,
  far: number,
  nodes: readonly Node[],
  solids: readonly Solid[],
  forbidden: readonly Shape[],
  board: Board,
): number => {
  const base = { at, radius };
  const first = nodes[0];
  if (first === undefined || distance(first.at, at) > far || !isOnBoard(base, board)) return -1;
  if (forbidden.some((shape) => overlaps(base, shape)) || solids.some(({ shape }) => overlaps(base, shape))) return -1;
  let least = -1;
  for (const node of nodes) {
    if (least >= 0 && node.length >= least) break;
    const total = node.length + distance(node.at, at);
    if (total > far || (least >= 0 && total >= least)) continue;
    if (legClear(node.at, at, radius, solids)) least = total;
  }
  return least;
};

/** The places of a reach where a move may end, with the length of a way there. */
export const spotsOf = ({ corner, step, columns, lengths }: Reach): { readonly at: Point; readonly length: number }[] =>
  lengths.flatMap((length, i) => {
    const column = i % columns;
    const row = (i - column) / columns;
    return length < 0 ? [] : [{ at: point(corner.x + column * step, corner.y + row * step), length }];
  });

/**
 * A short way for a base from its place to `goal` round the solids: the places to go to, in order, without the start;
 * every leg is clear by `pathClear`. At most 3 % longer than the shortest way. Null when none within `far` is found.
 * @rule JOG-2
 */
export const shortestPath = (
  start: Point,
  goal: Point,
  radius: number,
  solids: readonly Solid[],
  far: number,
  board: Board = fullBoard,
): Point[] | null => {
  const disc = { at: start, radius };
  if (!isOnBoard({ at: goal, radius }, board)) return null;
  const limit = far + EXCESS;
  const near = nearSolids(disc, far, solids);
  if (near.some(({ shape }) => overlaps({ at: goal, radius }, shape))) return null;
  if (distance(start, goal) > limit) return null;
  const places = waypoints(disc, far, near, board).filter((at) => distance(start, at) + distance(at, goal) <= limit);
  const nodes = explore(disc, limit, near, [goal, ...places], goal);
  let node = nodes[nodes.length - 1];
  if (node === undefined || !same(node.at, goal)) return null;
  const path: Point[] = [];
  while (node !== undefined && node.from >= 0) {
    path.unshift(node.at);
    node = nodes[node.from];
  }
  return path;
};
