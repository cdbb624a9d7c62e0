import type { EntrantId } from '../terms/tournament.ts';

/** A player as a pairing sees it. */
export interface Seeded {
  id: EntrantId;
  points: number;
  /** How often it met each other player. */
  met: ReadonlyMap<EntrantId, number>;
  byes: number;
  /** One more for each round in which it met a player of more points, one less for each of fewer. */
  floated: number;
}

// Each tier is dearer than everything below it together, for 64 players: 32 pairs, 63 lots, 12 floats, 63 points apart.
export const LOTS = 64;
const FLOAT = 2 ** 11; // 32 × 63
const APART = FLOAT * 2 ** 9; // 32 × 12
const AGAIN = APART * 2 ** 17; // 32 × 63²
const MOST_APART = 63;
const MOST_FLOATS = 12;
/** More than any pair costs: a rematch for each of twelve rounds, and all below. */
export const DEAREST = AGAIN * 16;

/** The cost of a pair, in whole numbers: the matching is exact only with those. A rematch first, then the gap, then a float the same way again. */
export function costOfPair(first: Seeded, second: Seeded, lot: number): number {
  const rematches = first.met.get(second.id) ?? 0;
  const gap = Math.min(MOST_APART, Math.abs(first.points - second.points));
  const [high, low] = first.points >= second.points ? [first, second] : [second, first];
  const floats = gap === 0 ? 0 : Math.min(MOST_FLOATS, Math.max(0, -high.floated) + Math.max(0, low.floated));
  return rematches * AGAIN + gap * gap * APART + floats * FLOAT + lot;
}

/** The cost of a bye: never a second one while anybody has had none, then from the lowest place up. `fromBelow`: 0 for the last. @rule campaign A.7 */
export const costOfBye = ({ byes }: Seeded, fromBelow: number): number => byes * AGAIN + fromBelow * fromBelow * APART;
