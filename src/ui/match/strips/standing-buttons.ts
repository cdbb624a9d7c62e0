import { html, nothing, type LitElement } from 'lit';
import type { Seat } from '../../../rules/terms/ids.ts';
import { glassesWords } from '../../../words/glasses/glasses.ts';
import { spokenWords } from '../../../words/match/fact-words.ts';
import { cardWords } from '../../../words/match/match-cards.ts';
import { duelWords } from '../../../words/match/match-duels.ts';
import { matchWords } from '../../../words/match/match.ts';
import { icon } from '../../art/icon.ts';
import type { View } from '../../../seats/view.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import { emit } from '../../kit/emit.ts';

/** Ends the standing pass of a seat: what may be answered next is asked again. Nothing where the seat does not stand by. */
export function recallButton(host: LitElement, table: TablePort, { order }: View, seat: Seat) {
  const state = order.seats[seat];
  const until = state?.standBy ?? null;
  if (until === null || until === 'action') return nothing;
  const wanted = (state?.cards?.count ?? 0) + (state?.held?.count ?? 0) > 0 ? cardWords.own() : spokenWords.react();
  const label = `${wanted} · ${until === 'recall' ? matchWords.holds() : matchWords.standingBy()} · ${matchWords.recall()}`;
  const recall = (): void => {
    emit(host, 'unfolded', { seat });
    void table.decide({ seat, kind: 'stand-by', until });
  };
  return html`<button type="button" class="recall" aria-label=${label} title=${label} @click=${recall}>
    ${icon('hourglass', '1.3em')}<span class="word">${wanted}</span>
  </button>`;
}

/** Says to all players that a seat is not asked how many copies it shows; a tap has it asked again. */
export function copiesButton(host: LitElement, table: TablePort, seat: Seat) {
  if (!table.allCopies?.includes(seat)) return nothing;
  const label = `${duelWords.showsAll()} · ${matchWords.recall()}`;
  const askAgain = (): void => {
    void table.showAllCopies?.(seat, false);
    host.requestUpdate();
  };
  return html`<button type="button" class="recall" data-id="ask-copies" aria-label=${label} title=${label} @click=${askAgain}>
    ${icon('cards', '1.3em')}<span class="word">${duelWords.showsAll()}</span>
  </button>`;
}

/** Opens a folded question. */
export function unfoldButton(host: LitElement, seat: Seat) {
  const words = spokenWords.react();
  return html`<button
    type="button"
    class="recall"
    data-unfold
    aria-label=${words}
    title=${words}
    @click=${() => emit(host, 'unfolded', { seat })}
  >
    ${icon('footprints', '1.3em')}<span class="wanted">${words}</span>
  </button>`;
}

/** Brings the questions of a seat here while its own glass is away. */
export const goOnHereButton = (host: LitElement, seat: Seat) =>
  html`<button type="button" class="recall" data-id="go-on-here" @click=${() => emit(host, 'go-on-here', { seat })}>
    ${icon('hand', '1.3em')}<span class="wanted">${glassesWords.goOnHere()}</span>
  </button>`;
