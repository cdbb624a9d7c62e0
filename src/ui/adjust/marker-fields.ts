import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../rules/terms/ids.ts';
import type { View } from '../../seats/view.ts';
import { adjustTableWords } from '../../words/match/log/adjust-table.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { seatName } from '../table/names.ts';
import type { MarkerChange, TerrainChange } from './adjustment.ts';
import { flagField, seatField } from './fields.ts';

export type SeenMarker = NonNullable<View['table']['markers']>[number];

/** An id for one more marker of a seat. */
export function freshMarker(table: TablePort, seat: Seat): string {
  const known = (table.view(null).table.markers ?? []).map(({ id }) => id);
  let number = 1;
  while (known.includes(`${seat}:marker-${number}`)) number += 1;
  return `${seat}:marker-${number}`;
}

/** The fields of an objective marker, without its place. */
export const markerFields = (
  table: TablePort,
  marker: SeenMarker,
  change: MarkerChange,
  set: (change: MarkerChange) => void,
): TemplateResult =>
  change.gone
    ? flagField(adjustTableWords.gone(), true, () => set({}))
    : html`<div class="fields">
          ${flagField(adjustTableWords.active(), marker.active, (active) => set({ active }))}
          ${flagField(adjustTableWords.gone(), false, () => set({ gone: true }))}
        </div>
        ${seatField(
          adjustTableWords.owner(),
          marker.seat,
          table.seats.map((_, seat) => ({ seat, name: seatName(table, seat) })),
          (seat) => (seat === null ? nothing : set({ seat })),
        )}`;

/** The fields of an item of terrain: whether it is removed. */
export const terrainFields = (change: TerrainChange, set: (change: TerrainChange) => void): TemplateResult =>
  flagField(adjustTableWords.gone(), change.gone === true, (gone) => set(gone ? { gone: true } : {}));
