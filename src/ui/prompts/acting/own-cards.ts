import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../../rules/terms/ids.ts';
import { cardWords } from '../../../words/match/match-cards.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import '../../kit/button.ts';
import { isHandElsewhere } from '../../table/people.ts';

/** True if a seat has cards that it may play before it acts; from public knowledge alone. */
function hasCards(table: TablePort, seat: Seat): boolean {
  const state = table.view(null).order.seats[seat];
  return (state?.cards.count ?? 0) > 0 || (state?.held?.count ?? 0) > 0;
}

/** The button to the seat's own cards beside a question; nothing for a seat without cards, or with its cards on another screen. */
export const ownCards = (table: TablePort, seat: Seat, open: () => void): TemplateResult | typeof nothing =>
  hasCards(table, seat) && !isHandElsewhere(table, seat)
    ? html`<moon-button tone="quiet" icon="cards" data-id="cards" style="margin-top: var(--space-2)" @click=${open}
        >${cardWords.own()}</moon-button
      >`
    : nothing;
