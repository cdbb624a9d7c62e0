import { CONTACT } from '../../geometry/lengths.ts';
import { gap, type Disc } from '../../geometry/shapes.ts';
import type { Look } from '../look.ts';
import type { ModelId } from '../terms/ids.ts';
import type { Marker, Point } from '../terms/match.ts';
import { discOf } from './bases.ts';

/** An objective marker is a flat disc an inch across; models pass over it and stand on it. */
const MARKER_RADIUS = 127;

export const markerDisc = (at: Point): Disc => ({ at, radius: MARKER_RADIUS });

export const markersOf = (look: Look): readonly Marker[] => look.match.table.markers ?? [];

/** The markers in base contact with a model. */
export const markersUnder = (look: Look, model: ModelId): Marker[] =>
  markersOf(look).filter(({ at }) => gap(discOf(look, model), markerDisc(at)) <= CONTACT);
