import { html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Decision } from '../../../rules/terms/decision.ts';
import { cardWords } from '../../../words/match/match-cards.ts';
import { matchWords } from '../../../words/match/match.ts';
import { declineText, promptText } from '../../../words/match/questions.ts';
import '../../kit/button.ts';
import { emit } from '../../kit/emit.ts';
import { namesOf, seatName } from '../../table/names.ts';
import { Prompt } from '../prompt.ts';
import './secret-answer.ts';
import { cardButtons } from './table-card-list.ts';
import '../plan/target-plan.ts';

type PlayCardDecision = Extract<Decision, { kind: 'play-card' }>;

/**
 * A moment at which a seat may play a card. The cards, and whether the seat could play any, show in the held tray alone; the target of a chosen card
 * is picked on the board.
 * @fires cancelled the player has closed the cards without playing one, where the seat had opened them itself
 */
@customElement('moon-card-window-prompt')
export class MoonCardWindowPrompt extends Prompt {
  @state() private card: string | null = null;

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('opening')) this.card = null;
  }

  #ways(card: string): PlayCardDecision[] {
    return this.table
      .choices(this.seat)
      .decisions.filter((decision): decision is PlayCardDecision => decision.kind === 'play-card' && decision.card === card);
  }

  #choose(card: string) {
    const ways = this.#ways(card);
    const [only] = ways;
    if (only && ways.length === 1) return this.decide(only);
    this.card = card;
    return false;
  }

  /** True if the seat looks at its cards before it acts, so that no card was asked for. */
  get #unasked(): boolean {
    return this.opening.kind === 'act' || this.opening.kind === 'activate';
  }

  /** Lets every opening pass from now on, the open one included. */
  #standBy(until: 'activation' | 'recall') {
    return this.decide({ kind: 'stand-by', until });
  }

  #targets(card: string) {
    const { refused } = this.table.choices(this.seat);
    return html`<moon-target-plan
      .table=${this.table}
      .desk=${this.desk}
      .seat=${this.seat}
      .decisions=${this.#ways(card)}
      .refused=${refused.filter(({ decision }) => decision.card === card)}
      .words=${cardWords.onWhom()}
      .question=${cardWords.isFor}
      @decided=${({ detail }: MoonEvent<'decided'>) => this.decide(detail.decision)}
      @cancelled=${() => (this.card = null)}
      @refusal=${(event: Event) => event.stopPropagation()}
    ></moon-target-plan>`;
  }

  override render() {
    if (this.card !== null) return this.#targets(this.card);
    const { active, result } = this.table.view(null).order;
    const window = !this.#unasked && result === null; // after the game, standing by does not answer a question (CMP-5)
    return html`<p class="say">${promptText(this.opening, namesOf(this.table))}</p>
      <moon-secret-answer
        style="--peek-height: 420px"
        .label=${cardWords.cardsOf(seatName(this.table, this.seat))}
        .listed=${true}
        .hint=${cardWords.slideCard()}
        .give=${cardWords.play()}
        .content=${(picked: string | null) => cardButtons(this.table, this.seat, picked)}
        @answer=${({ detail }: MoonEvent<'answer'>) => this.#choose(detail.id)}
      >
        ${
          // between two activations nothing marks the end of the shorter standing by
          window && active !== null
            ? html`<moon-button slot="wait" tone="quiet" icon="hourglass" @click=${() => this.#standBy('activation')}
                >${matchWords.standBy()}</moon-button
              >`
            : nothing
        }
        ${
          window
            ? html`<moon-button slot="wait" tone="quiet" data-id="hold-on" @click=${() => this.#standBy('recall')}
                >${matchWords.holdOn()}</moon-button
              >`
            : nothing
        }
        ${
          this.#unasked
            ? html`<moon-button slot="decline" tone="quiet" @click=${() => emit(this, 'cancelled')}>${matchWords.back()}</moon-button>`
            : html`<moon-button slot="decline" tone="quiet" @click=${() => this.decide({ kind: 'pass' })}
                >${declineText(this.opening) ?? matchWords.hold()}</moon-button
              >`
        }
      </moon-secret-answer>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-card-window-prompt': MoonCardWindowPrompt;
  }
}
