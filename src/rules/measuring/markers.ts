import { CONTACT } from '../../geometry/lengths.ts';
import { gap, type Disc } from '../../geometry/shapes.ts';
import type { Look } from '../look.ts';
import type { ModelId, Seat } from '../terms/ids.ts';
import type { Marker, Point } from '../terms/match.ts';
import { discOf } from './bases.ts';

/** An objective marker is a flat disc an inch across; models pass over it and stand on it. */
const MARKER_RADIUS = 127;

export const markerDisc = (point: Point): Disc => ({ at: point, radius: MARKER_RADIUS });

export const markersOf = (look: Look): readonly Marker[] => look.match.table.markers ?? [];

export const markerNamed = (look: Look, id: string): Marker | undefined => markersOf(look).find((marker) => marker.id === id);

/** The active markers of a player. @rule CMP-10 */
export const activeMarkers = (look: Look, seat: Seat): Marker[] =>
  markersOf(look).filter((marker) => marker.active && marker.seat === seat);

/** The markers in base contact with a model. */
export const markersUnder = (look: Look, model: ModelId): Marker[] =>
  markersOf(look).filter(({ at }) => gap(discOf(look, model), markerDisc(at)) <= CONTACT);
