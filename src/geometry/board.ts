import { BOARD, OVERLAP } from './lengths.ts';
import type { Point } from './points.ts';
import { pointBetween, snapped } from './points.ts';
import type { Disc } from './shapes.ts';

/** The playing surface, from (0, 0) in the north-west corner to (width, height); x runs east, y south. */
export type Board = { readonly width: number; readonly height: number };

export const fullBoard: Board = { width: BOARD, height: BOARD };

/** True when a base lies on the board; touching the edge is allowed. @rule EDG-3 */
export const isOnBoard = ({ at, radius }: Disc, board: Board = fullBoard): boolean => {
  const least = radius - OVERLAP;
  return at.x >= least && at.y >= least && at.x <= board.width - least && at.y <= board.height - least;
};

/** The share of the leg from a to b at which `value` first drops below `least`, when it does. */
const shareBelow = (a: number, b: number, least: number, touch: number): number | null => {
  if (a < least) return 0;
  if (b >= least) return null;
  return Math.max(0, (a - touch) / (a - b));
};

/**
 * The place where a base moving along a path would first overlap the board's edge (the place where it touches the edge on the way
 * out), or null when it stays on. The path may or may not repeat the base's own place first. @rule EDG-1 @rule EDG-3
 */
export const leavesBoard = (
  disc: Disc,
  path: readonly Point[],
  board: Board = fullBoard,
): { readonly at: Point; readonly leg: number } | null => {
  const r = disc.radius;
  const least = r - OVERLAP;
  if (!isOnBoard(disc, board)) return { at: disc.at, leg: 0 };
  let position = disc.at;
  for (const [leg, next] of path.entries()) {
    const shares = [
      shareBelow(position.x, next.x, least, r),
      shareBelow(position.y, next.y, least, r),
      shareBelow(board.width - position.x, board.width - next.x, least, r),
      shareBelow(board.height - position.y, board.height - next.y, least, r),
    ].filter((share) => share !== null);
    if (shares.length > 0) return { at: snapped(pointBetween(position, next, Math.min(...shares))), leg };
    position = next;
  }
  return null;
};
