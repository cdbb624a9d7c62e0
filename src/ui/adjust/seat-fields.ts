import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../rules/terms/ids.ts';
import { adjustWords } from '../../words/match/log/adjust.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { cardName } from '../prompts/cards/table-card-list.ts';
import type { SeatChange } from './adjustment.ts';
import { flagField } from './fields.ts';

/** The number of arcane cards that a player holds in secret. */
function keptCount(table: TablePort, seat: Seat): number {
  const { held, kept = {} } = table.view(null).order.seats[seat] ?? {};
  return [held, ...Object.values(kept)].reduce((sum, hand) => sum + (hand?.count ?? 0), 0);
}

/** True if a player has cards that can be corrected. */
export function hasCardsToSet(table: TablePort, seat: Seat): boolean {
  const state = table.view(null).order.seats[seat];
  return (state?.used.length ?? 0) + keptCount(table, seat) > 0;
}

/** The fields of a player: cards that have been played, and arcane cards held in secret. */
export function seatFields(table: TablePort, seat: Seat, change: SeatChange, set: (change: SeatChange) => void): TemplateResult {
  const state = table.view(null).order.seats[seat];
  const { cards = [], held } = change;
  const kept = keptCount(table, seat);
  return html`<div class="fields">
    ${(state?.used ?? []).map((card) =>
      flagField(adjustWords.cardBack(cardName(card)), cards.includes(card), (on) =>
        set({ ...change, cards: on ? [...cards, card] : cards.filter((candidate) => candidate !== card) }),
      ),
    )}
    ${kept === 0 ? nothing : flagField(adjustWords.heldBack(kept), held === 0, (on) => set({ cards, ...(on ? { held: 0 } : {}) }))}
  </div>`;
}
