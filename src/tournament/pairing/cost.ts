import type { EntrantId } from '../terms/tournament.ts';

/** A player as a pairing sees it. */
export interface Seeded {
  id: EntrantId;
  points: number;
  /** The number of times that the player has met each other player. */
  met: ReadonlyMap<EntrantId, number>;
  byes: number;
  /** The rounds against a player with more points minus the rounds against one with fewer. */
  floated: number;
}

// Each tier costs more than everything below it together, for 64 players: 32 pairs, 63 lots, 12 floats, a gap of 63 points.
export const LOTS = 64;
const FLOAT = 2 ** 11; // 32 × 63
const APART = FLOAT * 2 ** 9; // 32 × 12
const AGAIN = APART * 2 ** 17; // 32 × 63²
const MOST_APART = 63;
const MOST_FLOATS = 12;
/** More than the cost of any pair: a rematch in each of twelve rounds, and all tiers below. */
export const DEAREST = AGAIN * 16;

/**
 * The cost of a pair. It is a whole number, because only then is the matching exact. A rematch costs most, then the gap in points, then another float
 * in the same direction.
 */
export function costOfPair(first: Seeded, second: Seeded, lot: number): number {
  const rematches = first.met.get(second.id) ?? 0;
  const gap = Math.min(MOST_APART, Math.abs(first.points - second.points));
  const [high, low] = first.points >= second.points ? [first, second] : [second, first];
  const floats = gap === 0 ? 0 : Math.min(MOST_FLOATS, Math.max(0, -high.floated) + Math.max(0, low.floated));
  return rematches * AGAIN + gap * gap * APART + floats * FLOAT + lot;
}

/** The cost of a bye: players who had none come first, from the lowest place up. `fromBelow`: 0 for the last. @rule campaign A.7 */
export const costOfBye = ({ byes }: Seeded, fromBelow: number): number => byes * AGAIN + fromBelow * fromBelow * APART;
