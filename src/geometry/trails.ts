import type { Point } from './points.ts';
import { heap } from './heap.ts';
import { distance, point } from './points.ts';
import { trailsToGates } from './trail-gates.ts';

/** The ground of a search. Each surface has a number, its layer. */
export interface TrailGround {
  /** The layer on which a straight leg from (ax, ay) to (bx, by) ends; −1 when the leg is not allowed. */
  leg(ax: number, ay: number, layer: number, bx: number, by: number): number;
  /** A leg that bends round a thing where the straight leg is not allowed; null when there is none. */
  bend(ax: number, ay: number, layer: number, bx: number, by: number): Bend | null;
}

/** A bent leg: the places that it passes before its end, and its length. */
export interface Bend {
  readonly via: readonly Point[];
  readonly length: number;
}

/** A place where a path may turn, with the shortest path to it that was found. */
export interface TrailTurn {
  readonly at: Point;
  readonly layer: number;
  readonly length: number;
  readonly from: TrailTurn | null;
  /** The places passed between `from` and this turn. */
  readonly via: readonly Point[];
}

/** The grid of places round the start on one surface. Turns are given by their numbers; 0 means none. */
interface Layer {
  readonly lengths: Float64Array;
  /** The turn from which each place is reached. */
  readonly roots: Int32Array;
  readonly vias: Map<number, readonly Point[]>;
  /** The turn from which each place was last tried in vain. */
  readonly vain: Int32Array;
  /** The turn at each place, once there is one. */
  readonly turns: Int32Array;
}

export interface Trails {
  readonly start: Point;
  readonly step: number;
  readonly side: number;
  readonly layers: readonly (Layer | undefined)[];
  /** The end of the path to the goal; null without a goal, or when no path was found. */
  readonly goal: TrailTurn | null;
}

const NOTHING: readonly Point[] = [];

/** A gate or the goal is tried from places at most this many steps of the grid away, in each direction. */
const ABOUT = 5;

/**
 * A search: the greatest length of a path (`limit`) and the distance of the places (`step`) in units. It ends at a goal; `drawn`: it tries places
 * towards the goal first.
 */
export interface TrailSearch {
  limit: number;
  step: number;
  goal?: Point | null;
  drawn?: boolean;
  /** Places off the grid, in gaps that may contain no place of the grid. */
  gates?: readonly Point[];
}

/**
 * Short paths from a start to the places of a grid `step` units apart, none longer than `limit`. A place is reached straight from the turn from
 * which its neighbour is reached, on a bent leg where that is allowed, or by a turn at the neighbour; a path may also turn in a gate. With a goal
 * the search ends there; `drawn`, it tries fewer places and may miss a goal. `ground` has allowed every leg. A path may be some hundredths longer
 * than the shortest.
 */
export const trails = (
  start: Point,
  layer: number,
  ground: TrailGround,
  { limit, step, goal = null, drawn = true, gates = NOTHING }: TrailSearch,
): Trails => {
  const side = Math.floor(limit / step);
  const width = 2 * side + 1;
  const cells = width * width;
  const layers: (Layer | undefined)[] = [];
  const layerAt = (index: number): Layer =>
    (layers[index] ??= {
      lengths: new Float64Array(cells).fill(Infinity),
      roots: new Int32Array(cells),
      vias: new Map(),
      vain: new Int32Array(cells),
      turns: new Int32Array(cells),
    });
  const first: TrailTurn = { at: start, layer, length: 0, from: null, via: NOTHING };
  const made: TrailTurn[] = [first, first];
  const middle = side * width + side;
  const open = heap();
  const remainder = (x: number, y: number): number =>
    goal === null || !drawn ? 0 : Math.sqrt((x - goal.x) * (x - goal.x) + (y - goal.y) * (y - goal.y));
  let reached: TrailTurn | null = null;

  const xOf = (cell: number): number => start.x + ((cell % width) - side) * step;
  const yOf = (cell: number): number => start.y + (Math.floor(cell / width) - side) * step;

  const settle = (onto: number, cell: number, length: number, root: number, via: readonly Point[]): void => {
    const target = layerAt(onto);
    if (length >= (target.lengths[cell] ?? 0)) return;
    target.lengths[cell] = length;
    target.roots[cell] = root;
    target.turns[cell] = 0;
    if (via.length > 0) target.vias.set(cell, via);
    else if (target.vias.size > 0) target.vias.delete(cell);
    open.add(length + remainder(xOf(cell), yOf(cell)), onto * cells + cell);
  };

  /** Tries to reach a place from a turn; false when that is not possible. */
  const come = (number: number, on: Layer, cell: number, bends: boolean): boolean => {
    const root = made[number] ?? first;
    const x = xOf(cell);
    const y = yOf(cell);
    const dx = x - root.at.x;
    const dy = y - root.at.y;
    const length = root.length + Math.sqrt(dx * dx + dy * dy);
    // The path is too long or not shorter than the known one, and a turn at the neighbour would be longer still.
    if (length > limit || length >= (on.lengths[cell] ?? 0)) return true;
    if (on.vain[cell] === number) return false;
    const onto = ground.leg(root.at.x, root.at.y, root.layer, x, y);
    if (onto >= 0) {
      settle(onto, cell, length, number, NOTHING);
      return true;
    }
    const bend = bends ? ground.bend(root.at.x, root.at.y, root.layer, x, y) : null;
    if (bend !== null && root.length + bend.length <= limit) {
      settle(root.layer, cell, root.length + bend.length, number, bend.via);
      return true;
    }
    if (bends) on.vain[cell] = number;
    return false;
  };

  const comeToGoal = (root: TrailTurn): void => {
    if (goal === null) return;
    const straight = root.length + distance(root.at, goal);
    if (straight > limit || (reached !== null && straight >= reached.length)) return;
    const onto = ground.leg(root.at.x, root.at.y, root.layer, goal.x, goal.y);
    if (onto >= 0) {
      reached = { at: goal, layer: onto, length: straight, from: root, via: NOTHING };
      return;
    }
    const bend = ground.bend(root.at.x, root.at.y, root.layer, goal.x, goal.y);
    const length = bend === null ? Infinity : root.length + bend.length;
    if (bend === null || length > limit || (reached !== null && length >= reached.length)) return;
    reached = { at: goal, layer: root.layer, length, from: root, via: bend.via };
  };

  const gateTrails = trailsToGates(gates, limit, ground);
  const comeToGates = (root: TrailTurn, x: number, y: number, near: number): void =>
    gateTrails.comeNear(root, x, y, near, (k, { at, length }) => open.add(length + remainder(at.x, at.y), -1 - k));

  /** Goes on from a gate: to the goal, to the places round the gate, to other gates. */
  const leaveGate = (k: number, key: number): void => {
    const gate = gateTrails.turnAt(k);
    if (!gate || key > gate.length + remainder(gate.at.x, gate.at.y) + 1e-9) return;
    comeToGoal(gate);
    const number = made.push(gate) - 1;
    const column = Math.round((gate.at.x - start.x) / step) + side;
    const row = Math.round((gate.at.y - start.y) / step) + side;
    for (let r = Math.max(0, row - ABOUT); r <= Math.min(width - 1, row + ABOUT); r += 1) {
      for (let c = Math.max(0, column - ABOUT); c <= Math.min(width - 1, column + ABOUT); c += 1)
        come(number, layerAt(gate.layer), r * width + c, true);
    }
    comeToGates(gate, gate.at.x, gate.at.y, limit);
  };

  comeToGoal(first);
  const best = (): number => reached?.length ?? Infinity;
  if (goal === null || best() > distance(start, goal) + 1) settle(layer, middle, 0, 1, NOTHING);
  while (open.least() < best()) {
    const key = open.least();
    const value = open.take();
    if (value < 0) {
      leaveGate(-1 - value, key);
      continue;
    }
    const cell = value % cells;
    const index = (value - cell) / cells;
    const on = layerAt(index);
    const column = cell % width;
    const row = (cell - column) / width;
    const x = start.x + (column - side) * step;
    const y = start.y + (row - side) * step;
    const length = on.lengths[cell] ?? 0;
    if (key > length + remainder(x, y) + 1e-9) continue;
    const number = on.roots[cell] ?? 1;
    const root = made[number] ?? first;
    const turn = (): number => {
      const known = on.turns[cell] ?? 0;
      if (known > 0) return known;
      const turnIndex =
        length === 0 ? 1 : made.push({ at: point(x, y), layer: index, length, from: root, via: on.vias.get(cell) ?? NOTHING }) - 1;
      on.turns[cell] = turnIndex;
      return turnIndex;
    };
    if (goal !== null && distance(goal, { x, y }) <= ABOUT * step) {
      comeToGoal(root);
      comeToGoal(made[turn()] ?? first);
    }
    if (gateTrails.isNear(x, y, ABOUT * step)) {
      comeToGates(root, x, y, ABOUT * step);
      comeToGates(made[turn()] ?? first, x, y, ABOUT * step);
    }
    const from = root.layer === index ? number : turn();
    for (let down = -1; down <= 1; down += 1) {
      for (let right = -1; right <= 1; right += 1) {
        const c = column + right;
        const r = row + down;
        if ((down === 0 && right === 0) || c < 0 || r < 0 || c >= width || r >= width) continue;
        const next = r * width + c;
        // A node reached earlier has been expanded already.
        if ((on.lengths[next] ?? 0) <= length) continue;
        if (!come(from, on, next, true) && from !== on.turns[cell]) come(turn(), on, next, false);
      }
    }
  }
  return { start, step, side, layers, goal: reached };
};

/** Visits every place that the trails reach, layer by layer, in rows; `length` is that of the path found. */
export const eachPlace = (
  { start, step, side, layers }: Trails,
  visit: (x: number, y: number, layer: number, length: number) => void,
): void => {
  layers.forEach((layer, index) => {
    if (layer === undefined) return;
    const { lengths } = layer;
    let cell = 0;
    for (let row = -side; row <= side; row += 1) {
      for (let column = -side; column <= side; column += 1) {
        const length = lengths[cell] ?? Infinity;
        if (length < Infinity) visit(start.x + column * step, start.y + row * step, index, length);
        cell += 1;
      }
    }
  });
};

/** The turns of a path in order, without the start. */
export const turnsTo = (end: TrailTurn): TrailTurn[] => {
  const out: TrailTurn[] = [];
  for (let turn: TrailTurn | null = end; turn !== null && turn.from !== null; turn = turn.from) out.unshift(turn);
  return out;
};
