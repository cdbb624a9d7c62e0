import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Decision } from '../../../rules/terms/decision.ts';
import { tableCardHead, tableCardText } from '../../../words/cards/table-cards.ts';
import { cardWords } from '../../../words/match/match-cards.ts';
import { tableCardName } from '../../../words/names/table-cards.ts';
import { reasonText } from '../../../words/reasons/reasons.ts';
import { capital } from '../../../words/language/sentences.ts';
import type { Seat } from '../../../rules/terms/ids.ts';
import type { Reason } from '../../../rules/terms/reason.ts';
import type { TablePort } from '../../contexts/table-port.ts';

/** An Event or Agenda, and why it cannot be named now (null: it can). */
export interface CardChoice {
  id: string;
  why: Reason | null;
}

export const cardName = (id: string): string => tableCardName(id) ?? capital(id.replace(/^\w+:/, '').replaceAll('-', ' '));

/** The text of an Event or Agenda; '' for an unknown card. */
export function cardDetail(table: TablePort, id: string): string {
  const card = table.tableCards[id];
  return card ? `${tableCardHead(card)}. ${tableCardText(card)}` : '';
}

const namesCard = (decision: Pick<Decision, 'kind'>): decision is Decision & { card: string } =>
  decision.kind === 'play-card' || decision.kind === 'choose-card';

/** Every card that a seat may name in its answer, and the refused ones after them. As secret as the cards are. */
export function cardChoices(table: TablePort, seat: Seat): CardChoice[] {
  const { decisions, refused } = table.choices(seat);
  const legal = [...new Set(decisions.filter(namesCard).map(({ card }) => card))];
  const refusals = new Map(
    refused.flatMap(({ decision, reason }) => (decision.card === undefined ? [] : [[decision.card, reason] as const])),
  );
  return [
    ...legal.map((id) => ({ id, why: null })),
    ...[...refusals].filter(([id]) => !legal.includes(id)).map(([id, reason]) => ({ id, why: reason })),
  ];
}

/** The cards inside a held tray: cards that can be named are buttons. */
export function cardButtons(table: TablePort, seat: Seat, picked: string | null): TemplateResult {
  const { used = [] } = table.view(seat).order.seats[seat] ?? {};
  return html`<div class="answers">
    ${cardChoices(table, seat).map(
      ({ id, why }) =>
        html`<button type="button" data-id=${why ? nothing : id} ?disabled=${why !== null} aria-pressed=${picked === id}>
          <b>${cardName(id)}</b>${picked === id ? ' ✓' : nothing}<br />
          <small>${used.includes(id) ? cardWords.giveBack() : cardDetail(table, id)}${why ? html` (${reasonText(why)})` : nothing}</small>
        </button>`,
    )}
  </div>`;
}
