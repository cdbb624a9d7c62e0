import { html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Decision } from '../../rules/terms/decision.ts';
import { cardWords } from '../../words/match-cards.ts';
import { matchWords } from '../../words/match.ts';
import { declineText, promptText } from '../../words/questions.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import { namesOf, seatName } from '../table/names.ts';
import { Prompt } from './prompt.ts';
import './secret-answer.ts';
import { cardButtons } from './table-card-list.ts';
import './target-plan.ts';

type Played = Extract<Decision, { kind: 'play-card' }>;

/**
 * A window in which a card may be played. What a seat holds, and whether it could play any of it, shows in the held tray alone; once a
 * card is chosen, whom it is for is picked on the board.
 * @fires cancelled nothing is played, where nobody asked for a card
 */
@customElement('moon-card-window-prompt')
export class MoonCardWindowPrompt extends Prompt {
  @state() private card: string | null = null;

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('opening')) this.card = null;
  }

  #ways(card: string): Played[] {
    return this.table
      .choices(this.seat)
      .decisions.filter((decision): decision is Played => decision.kind === 'play-card' && decision.card === card);
  }

  #choose(card: string) {
    const ways = this.#ways(card);
    const [only] = ways;
    if (only && ways.length === 1) return this.decide(only);
    this.card = card;
    return false;
  }

  /** A seat looks into its cards before it acts. */
  get #unasked(): boolean {
    return this.opening.kind === 'act' || this.opening.kind === 'activate';
  }

  async #standBy() {
    await this.decide({ kind: 'stand-by', until: 'activation' });
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
      @decided=${({ detail }: CustomEvent<{ decision: Decision }>) => this.decide(detail.decision)}
      @cancelled=${() => (this.card = null)}
      @refusal=${(event: CustomEvent) => event.stopPropagation()}
    ></moon-target-plan>`;
  }

  override render() {
    if (this.card !== null) return this.#targets(this.card);
    // between two activations nothing would say when such a pass ends
    const window = !this.#unasked && this.table.view(null).order.active !== null;
    return html`<p class="say">${promptText(this.opening, namesOf(this.table))}</p>
      <moon-secret-answer
        style="--peek-height: 420px"
        .label=${cardWords.cardsOf(seatName(this.table, this.seat))}
        .hint=${cardWords.slideCard()}
        .give=${cardWords.play()}
        .content=${(picked: string | null) => cardButtons(this.table, this.seat, picked)}
        @given=${({ detail }: CustomEvent<{ id: string }>) => this.#choose(detail.id)}
      >
        ${
          window
            ? html`<moon-button slot="wait" tone="quiet" icon="hourglass" @click=${() => this.#standBy()}
                >${matchWords.standBy()}</moon-button
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
