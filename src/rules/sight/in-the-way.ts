import { mayMeetHull } from '../../geometry/hull.ts';
import { distanceToShape } from '../../geometry/shapes.ts';
import type { Look } from '../look.ts';
import type { Piece, TerrainKind } from '../terms/match.ts';
import { itemOf, LEVEL, sameLevel, standsOf, type Stand } from './bases.ts';

/** A third model matters while it stands at most this far below the lower or above the higher of the two (2″). @rule LOS-13 */
const REACH_OF_LEVELS = 508;

const standsOn = ({ disc, height }: Stand, piece: Piece): boolean =>
  height > LEVEL && sameLevel(piece.top, height) && distanceToShape(disc.at, piece.shape) <= 0;

/** Pieces of these kinds that may count between two places, seen in the plane: not what one of the two stands on, nor what lies too low or hangs too high. @rule LOS-13 */
export function piecesBetween(look: Look, a: Stand, b: Stand, kinds: ReadonlySet<TerrainKind>): Piece[] {
  const { terrain } = look.match.table;
  const low = Math.min(a.height, b.height);
  const high = Math.max(a.height, b.height);
  const under = new Map<string, number>();
  for (const stand of high > LEVEL ? [a, b] : []) {
    for (const piece of terrain) {
      if (standsOn(stand, piece)) under.set(itemOf(piece), Math.max(stand.height, under.get(itemOf(piece)) ?? 0));
    }
  }
  return terrain.filter(
    (piece) =>
      kinds.has(piece.kind) &&
      piece.top > low &&
      piece.base <= high + REACH_OF_LEVELS &&
      piece.top > (under.get(itemOf(piece)) ?? -1) + LEVEL &&
      mayMeetHull(piece.shape, a.disc, b.disc),
  );
}

/** Models other than the two whose bases may count between them. @rule LOS-13 */
export function modelsBetween(look: Look, a: Stand, b: Stand): Stand[] {
  const low = Math.min(a.height, b.height) - REACH_OF_LEVELS;
  const high = Math.max(a.height, b.height) + REACH_OF_LEVELS;
  return standsOf(look).filter(
    ({ id, disc, height }) => id !== a.id && id !== b.id && height >= low && height <= high && mayMeetHull({ disc }, a.disc, b.disc),
  );
}
