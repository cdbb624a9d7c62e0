import { html, nothing } from 'lit';
import { customElement } from 'lit/decorators.js';
import { cardWords } from '../../../words/match/match-cards.ts';
import { matchWords } from '../../../words/match/match.ts';
import { promptText } from '../../../words/match/questions.ts';
import { reasonText } from '../../../words/reasons/reasons.ts';
import '../../kit/button.ts';
import '../../kit/fields/choice-list.ts';
import { namesOf, seatName } from '../../table/names.ts';
import { Prompt } from '../prompt.ts';
import './private-cards.ts';
import './secret-answer.ts';
import { cardButtons, cardChoices, cardDetail, cardName } from './table-card-list.ts';

/** The id of the answer that takes no card. */
const NONE = '-';

/**
 * Takes a card before the match: an Event or Agenda, from the open cards with two players, in secret from the stack with three or four; campaign
 * cards in secret, with all players at once.
 */
@customElement('moon-pick-prompt')
export class MoonPickPrompt extends Prompt {
  /** The frame of the game, which says publicly why a card is taken: the stack goes round, or campaign cards are chosen. */
  get #frame() {
    const [game] = this.table.view(null).stack;
    return game?.kind === 'game' ? game : undefined;
  }

  #chosen(id: string) {
    return id === NONE ? this.decide({ kind: 'pass' }) : this.decide({ kind: 'choose-card', card: id });
  }

  #open(words: string) {
    const choices = cardChoices(this.table, this.seat);
    return html`<moon-choice-list
      .label=${words}
      .choices=${choices.map(({ id, why }) => ({
        id,
        label: cardName(id),
        detail: cardDetail(this.table, id),
        ...(why ? { why: reasonText(why) } : {}),
      }))}
      .decline=${choices.every(({ why }) => why !== null) ? { id: NONE, label: cardWords.takeNone() } : null}
      @chosen=${({ detail }: MoonEvent<'chosen'>) => this.#chosen(detail.id)}
    ></moon-choice-list>`;
  }

  #stack() {
    const mayPass = this.table.choices(this.seat).decisions.some(({ kind }) => kind === 'pass');
    return html`<moon-secret-answer
      style="--peek-height: 420px"
      .label=${cardWords.stackOf(seatName(this.table, this.seat))}
      .listed=${true}
      .hint=${cardWords.slideCard()}
      .give=${cardWords.keep()}
      .content=${(picked: string | null) =>
        mayPass
          ? html`<div class="answers">
              <p>${cardWords.takeNone()}</p>
              <button type="button" data-id=${NONE}>${matchWords.confirm()}</button>
            </div>`
          : cardButtons(this.table, this.seat, picked)}
      @answer=${({ detail }: MoonEvent<'answer'>) => this.#chosen(detail.id)}
    ></moon-secret-answer>`;
  }

  /** Campaign cards are too many for a held tray, so the player takes the tablet. */
  #campaign() {
    const { table, seat } = this;
    return html`<moon-private-cards
      .name=${seatName(table, seat)}
      .cards=${() => cardChoices(table, seat).map(({ id }) => ({ id, name: cardName(id), text: cardDetail(table, id) }))}
      @answer=${({ detail }: MoonEvent<'answer'>) => this.#chosen(detail.id)}
    ></moon-private-cards>`;
  }

  override render() {
    if (this.opening.kind !== 'pick') return nothing;
    const { stage, waiting = [] } = this.#frame ?? {};
    if (stage === 'campaign')
      return html`<p class="say">${cardWords.campaignLeft(waiting.filter((seat) => seat === this.seat).length)}</p>
        ${this.#campaign()}`;
    const words = promptText(this.opening, namesOf(this.table));
    return html`<p class="say">${words}</p>
      ${stage === 'stack' ? this.#stack() : this.#open(words)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-pick-prompt': MoonPickPrompt;
  }
}
