import { isOnBoard } from '../../../geometry/board.ts';
import type { Look } from '../../look.ts';
import { markerDisc, markersOf } from '../../measuring/markers.ts';
import type { Play } from '../../play.ts';
import { pointOf } from '../../table/spots.ts';
import type { Spot } from '../../terms/decision.ts';
import type { Seat } from '../../terms/ids.ts';
import type { Marker } from '../../terms/match.ts';
import { reason, type Reason } from '../../terms/reason.ts';
import { isCount, isFlag, isSpot, refuseFields, type AdjustFields, type Test } from './fields.ts';

const FIELDS: Record<string, Test> = { at: isSpot, active: isFlag, seat: isCount, gone: (value) => value === true };

/** The fields of an adjustment of an objective marker. A new marker is named after its player and needs a place. */
interface MarkerSet {
  at?: Spot;
  active?: boolean;
  /** Its owner. */
  seat?: Seat;
  gone?: true;
}

const NAME = /^(\d):marker-\d{1,2}$/;

/** A marker after an adjustment; null when it is removed, or never existed. The fields have been tested. */
function adjustedMarker(look: Look, id: string, given: AdjustFields): Marker | null {
  const { at, gone, ...plain } = given as MarkerSet;
  const before = markersOf(look).find((marker) => marker.id === id);
  const place = at ? pointOf(at) : before?.at;
  if (gone || !place) return null;
  return { ...(before ?? { id, seat: Number(NAME.exec(id)?.[1]), active: false }), ...plain, at: place };
}

/** The reason why an adjustment of an objective marker is not legal. */
export function refuseMarker(look: Look, id: string, data: unknown): Reason | null {
  const unread = refuseFields(`markers.${id}`, data, FIELDS);
  if (unread) return unread;
  const { gone } = data as MarkerSet;
  const isThere = markersOf(look).some((marker) => marker.id === id);
  if (!isThere && (gone || !NAME.test(id))) return reason('no-such-marker', [], { terrain: id });
  const after = adjustedMarker(look, id, data as AdjustFields);
  if (!after) return gone ? null : reason('no-such-marker', [], { terrain: id });
  if (!look.seats.includes(after.seat)) return reason('no-such-seat', ['SET-1']);
  return look.isSpoken || isOnBoard(markerDisc(after.at)) ? null : reason('off-the-board', [], {}, after.at);
}

/** Places, moves, removes and switches markers, or gives them to another player. */
export function adjustMarkers(play: Play, changes: readonly (readonly [string, AdjustFields])[]): void {
  if (changes.length === 0) return;
  const set = new Map(changes);
  const kept = markersOf(play).filter(({ id }) => !set.has(id));
  const changed = changes.flatMap(([id, fields]) => adjustedMarker(play, id, fields) ?? []);
  play.patchTable({ markers: [...kept, ...changed].sort((a, b) => (a.id < b.id ? -1 : 1)) });
}
