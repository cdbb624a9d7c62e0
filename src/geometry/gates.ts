import { hinders, type Hindrance } from './hindrance.ts';
import type { Point } from './points.ts';
import { pointBetween, distance, nearestOnSegment, point } from './points.ts';
import { eachEdge } from './shapes.ts';

/** True if two hindrances are so near each other that a gap of this width may be between them. */
const isNear = (a: Hindrance, b: Hindrance, widest: number): boolean =>
  a.left - widest <= b.right && b.left - widest <= a.right && a.top - widest <= b.bottom && b.top - widest <= a.bottom;

const cornersOf = ({ polygon, x, y }: Hindrance): readonly Point[] => polygon ?? [point(x, y)];

/** Visits every pair of places at which the two may be nearest to each other: a corner or middle, and its foot on each edge. */
function eachPair(a: Hindrance, b: Hindrance, visit: (p: Point, q: Point) => void): void {
  for (const p of cornersOf(a)) {
    if (b.polygon === null) visit(p, point(b.x, b.y));
    else
      eachEdge(b.polygon, (c, d) => {
        const q = nearestOnSegment(p, c, d);
        if (distance(p, q) > 0) visit(p, q);
      });
  }
}

/** The nearest free place of the grid; null when the gap is too narrow for one. */
function clearNear({ x, y }: Point, all: readonly Hindrance[]): Point | null {
  for (const right of [Math.round(x), Math.floor(x), Math.ceil(x)]) {
    for (const down of [Math.round(y), Math.floor(y), Math.ceil(y)]) if (!hinders(all, right, down, right, down)) return point(right, down);
  }
  return null;
}

/**
 * The middles of narrow gaps, through which a base's centre passes between two hindrances, or two parts of one, with at most `widest` units to
 * spare. A grid may have no place in such a gap.
 */
export const gates = (all: readonly Hindrance[], widest: number): Point[] => {
  const points = new Map<string, Point>();
  for (const a of all) {
    for (const b of all) {
      if (!isNear(a, b, widest) || (a === b && a.polygon === null)) continue;
      eachPair(a, b, (p, q) => {
        const apart = distance(p, q);
        const spare = apart - a.reach - b.reach;
        if (spare < 0 || spare > widest) return;
        const gate = clearNear(pointBetween(p, q, (a.reach + spare / 2) / apart), all);
        if (gate) points.set(`${gate.x} ${gate.y}`, gate);
      });
    }
  }
  return [...points.values()];
};
