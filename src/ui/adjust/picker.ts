import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { ModelId, PieceId, Seat, StoneId } from '../../rules/terms/ids.ts';
import { adjustWords, stoneNumber } from '../../words/match/log/adjust.ts';
import { adjustTableWords, markerNumber } from '../../words/match/log/adjust-table.ts';
import { pieceName } from '../../words/names/pieces.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { modelName, seatName } from '../table/names.ts';
import { freshMarker } from './marker-fields.ts';
import { luresToSet, type LureChosen } from './lure-fields.ts';
import { hasCardsToSet } from './seat-fields.ts';

/** The thing that the players correct; null: none. */
export type AdjustTarget =
  | { model: ModelId }
  | { stone: StoneId }
  | { seat: Seat }
  | { marker: string }
  | LureChosen
  | { terrain: PieceId }
  | null;

const nameOf = (chosen: AdjustTarget): string => (chosen === null ? '' : Object.entries(chosen).flat().join(' '));

function chosenBy(name: string): AdjustTarget {
  const [kind, id = ''] = [name.slice(0, name.indexOf(' ')), name.slice(name.indexOf(' ') + 1)];
  if (kind === 'model') return { model: id };
  if (kind === 'stone') return { stone: id };
  if (kind === 'marker') return { marker: id };
  if (kind === 'lure') {
    const [lure = '', , owner = ''] = id.split(' ');
    return { lure, by: owner };
  }
  if (kind === 'terrain') return { terrain: id };
  return kind === 'seat' ? { seat: Number(id) } : null;
}

/** A list of models, moonstones, terrain and players, for a choice without tapping the board. */
export function picker(table: TablePort, chosen: AdjustTarget, choose: (chosen: AdjustTarget) => void): TemplateResult {
  const { models, stones, markers = [], terrain } = table.view(null).table;
  const items = [...new Map(terrain.map(({ id, piece }) => [piece ?? id, id])).entries()];
  const option = (value: AdjustTarget, label: string) =>
    html`<option value=${nameOf(value)} .selected=${nameOf(chosen) === nameOf(value)}>${label}</option>`;
  const lures = luresToSet(table);
  const seats = table.seats.map((_, seat) => seat).filter((seat) => hasCardsToSet(table, seat));
  return html`<label class="field"
    ><span>${adjustWords.what()}</span>
    <select @change=${(event: Event) => event.target instanceof HTMLSelectElement && choose(chosenBy(event.target.value))}>
      <option value="" ?selected=${chosen === null}>${adjustWords.choose()}</option>
      <optgroup label=${adjustWords.models()}>${Object.keys(models).map((id) => option({ model: id }, modelName(table, id)))}</optgroup>
      <optgroup label=${adjustWords.stones()}>
        ${stones.map(({ id }) => option({ stone: id }, adjustWords.stone(stoneNumber(id))))}
      </optgroup>
      <optgroup label=${adjustTableWords.markers()}>
        ${markers.map(({ id, seat }) => option({ marker: id }, adjustTableWords.marker(seatName(table, seat), markerNumber(id))))}
        ${table.seats.map((_, seat) => option({ marker: freshMarker(table, seat) }, adjustTableWords.newMarker(seatName(table, seat))))}
      </optgroup>
      ${
        lures.length === 0
          ? nothing
          : html`<optgroup label=${adjustTableWords.lures()}>${lures.map(({ lure, by, label }) => option({ lure, by }, label))}</optgroup>`
      }
      ${
        items.length === 0
          ? nothing
          : html`<optgroup label=${adjustTableWords.terrain()}>
              ${items.map(([item, id]) => option({ terrain: id }, pieceName(item)))}
            </optgroup>`
      }
      ${
        seats.length === 0
          ? nothing
          : html`<optgroup label=${adjustWords.players()}>${seats.map((seat) => option({ seat }, seatName(table, seat)))}</optgroup>`
      }
    </select></label
  >`;
}
