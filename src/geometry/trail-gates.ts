import { distance, type Point } from './points.ts';
import type { TrailGround, TrailTurn } from './trails.ts';

interface TrailGates {
  /** True if a gate is at most this far from a place, in each direction. */
  isNear(x: number, y: number, near: number): boolean;
  /** Goes straight from a turn to the gates round a place, and reports each gate with a new shortest path. */
  comeNear(root: TrailTurn, x: number, y: number, near: number, reached: (k: number, turn: TrailTurn) => void): void;
  /** The turn in a gate, with the shortest path to it so far; undefined before the first. */
  turnAt(k: number): TrailTurn | undefined;
}

/** The shortest paths from turn to gate and from gate to gate, none longer than `limit`. */
export const trailsToGates = (gates: readonly Point[], limit: number, ground: TrailGround): TrailGates => {
  /** The length of the shortest path to each gate so far. A gate from which the search has gone on is not reached again. */
  const lengths = gates.map(() => Infinity);
  const turns: (TrailTurn | undefined)[] = gates.map(() => undefined);
  return {
    isNear: (x, y, near) => gates.some((gate) => Math.abs(gate.x - x) <= near && Math.abs(gate.y - y) <= near),
    comeNear: (root, x, y, near, reached) =>
      gates.forEach((gate, k) => {
        if (Math.abs(gate.x - x) > near || Math.abs(gate.y - y) > near) return;
        const length = root.length + distance(root.at, gate);
        if (length > limit || length >= (lengths[k] ?? 0)) return;
        const onto = ground.leg(root.at.x, root.at.y, root.layer, gate.x, gate.y);
        if (onto < 0) return;
        const turn: TrailTurn = { at: gate, layer: onto, length, from: root, via: [] };
        lengths[k] = length;
        turns[k] = turn;
        reached(k, turn);
      }),
    turnAt: (k) => turns[k],
  };
};
