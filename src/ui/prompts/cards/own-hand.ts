import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../../rules/terms/ids.ts';
import { duelWords } from '../../../words/match/match-duels.ts';
import '../../cards/deck/card-hand.ts';
import type { HeldCard } from '../../cards/deck/card-hand.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import '../../kit/tray/peek.ts';
import { arcaneHand, meleeHand, withKept } from '../../table/hands.ts';
import { seatName } from '../../table/names.ts';
import { isHandElsewhere } from '../../table/people.ts';

/** The cards that a seat holds in the present duel; read only while the tray is open. */
function groups(table: TablePort, seat: Seat): HeldCard[] {
  const view = table.view(seat);
  const duel = view.stack.findLast(({ kind }) => kind === 'melee' || kind === 'arcane');
  if (duel?.kind === 'melee') {
    const { hands, seats } = duel;
    return meleeHand(table, (seats.attacker === seat ? hands.attacker : hands.defender).cards ?? []);
  }
  if (duel?.kind !== 'arcane') return [];
  return arcaneHand(withKept(view, (duel.seat === seat ? duel.hand : duel.resist).cards));
}

/** The hand of a seat in the present duel, to choose a card from. */
export const heldHand = (table: TablePort, seat: Seat): TemplateResult =>
  html`<moon-card-hand layout="rows" .cards=${groups(table, seat)} style="--card-width: min(108px, var(--tray-card))"></moon-card-hand>`;

/**
 * A look at the seat's own hand during a question about its duel; nothing if there is no duel, or the hand is on another screen. `beside`: content
 * beside the handle of a low hand.
 */
export function ownHand(table: TablePort, seat: Seat, beside?: TemplateResult): TemplateResult | typeof nothing {
  if (isHandElsewhere(table, seat) || !table.view(null).stack.some(({ kind }) => kind === 'melee' || kind === 'arcane')) return nothing;
  return html`<moon-peek
    style=${beside ? nothing : 'margin-bottom: var(--space-2)'}
    .low=${beside !== undefined}
    .label=${duelWords.handOf(seatName(table, seat))}
    .content=${() => html`<moon-card-hand readonly layout="row" .cards=${groups(table, seat)} style="--card-width: min(108px, var(--tray-card))"></moon-card-hand>`}
    >${beside}</moon-peek
  >`;
}
