import { html, nothing } from 'lit';
import { customElement } from 'lit/decorators.js';
import { cardWords } from '../../words/match-cards.ts';
import { matchWords } from '../../words/match.ts';
import { promptText } from '../../words/questions.ts';
import { reasonText } from '../../words/reasons.ts';
import '../kit/button.ts';
import '../kit/choice-list.ts';
import { namesOf, seatName } from '../match/names.ts';
import { Prompt } from './prompt.ts';
import './secret-answer.ts';
import { cardButtons, cardChoices, cardDetail, cardName } from './table-card-list.ts';

/** An Event or Agenda is taken: two players take theirs from the open cards, three or four keep theirs in secret out of the stack. */
@customElement('moon-pick-prompt')
export class MoonPickPrompt extends Prompt {
  /** The stack goes round, or campaign cards are chosen, by what everybody sees. */
  get #secret(): boolean {
    const [game] = this.table.view(null).stack;
    return game?.kind === 'game' && (game.stage === 'stack' || game.stage === 'campaign');
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
      .decline=${choices.every(({ why }) => why !== null) ? { id: '-', label: cardWords.takeNone() } : null}
      @chosen=${({ detail }: CustomEvent<{ id: string }>) =>
        detail.id === '-' ? this.decide({ kind: 'pass' }) : this.decide({ kind: 'choose-card', card: detail.id })}
    ></moon-choice-list>`;
  }

  #stack() {
    const none = this.table.choices(this.seat).decisions.some(({ kind }) => kind === 'pass');
    return html`<moon-secret-answer
      style="--peek-height: 420px"
      .label=${cardWords.stackOf(seatName(this.table, this.seat))}
      .hint=${cardWords.slideCard()}
      .give=${cardWords.keep()}
      .content=${(picked: string | null) =>
        none
          ? html`<div class="answers">
              <p>${cardWords.takeNone()}</p>
              <button type="button" data-id="-">${matchWords.confirm()}</button>
            </div>`
          : cardButtons(this.table, this.seat, picked)}
      @given=${({ detail }: CustomEvent<{ id: string }>) =>
        detail.id === '-' ? this.decide({ kind: 'pass' }) : this.decide({ kind: 'choose-card', card: detail.id })}
    ></moon-secret-answer>`;
  }

  override render() {
    const words = promptText(this.opening, namesOf(this.table));
    return html`<p class="say">${words}</p>
      ${this.opening.kind === 'pick' ? (this.#secret ? this.#stack() : this.#open(words)) : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-pick-prompt': MoonPickPrompt;
  }
}
