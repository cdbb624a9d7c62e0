import { css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { ARCANE_KINDS } from '../../rules/terms/decks.ts';
import type { ArcaneCard } from '../../rules/terms/decks.ts';
import { duelWords } from '../../words/match-duels.ts';
import { matchWords } from '../../words/match.ts';
import { arcaneCardName } from '../../words/names/arcane-cards.ts';
import { declineText, promptText } from '../../words/questions.ts';
import '../cards/arcane-card.ts';
import '../cards/card-hand.ts';
import '../kit/button.ts';
import { shared } from '../kit/styles.ts';
import { namesOf, seatName } from '../match/names.ts';
import { arcaneHand, arcaneOf, cardOf, withKept } from './hands.ts';
import { abilityPlayed, outcomeText } from './outcomes.ts';
import { Prompt, promptStyles } from './prompt.ts';
import './secret-answer.ts';

/** A card is laid from the held hand; then something is said of it, true or not. The ten answers are the same for every hand. */
@customElement('moon-claim-prompt')
export class MoonClaimPrompt extends Prompt {
  static override styles = [
    shared,
    promptStyles,
    css`
      .ten {
        display: grid;
        grid-template-columns: repeat(5, 1fr);
        gap: var(--space-1);
        max-width: 34rem;
      }
      .ten button {
        padding: 4px;
        border: var(--pen) solid transparent;
        border-radius: 12px;
        background: none;
        text-align: center;
        font-size: var(--text-s);
        min-height: 96px;
      }
      .ten .matters {
        border-color: var(--question);
      }
      .ten [aria-pressed='true'] {
        background: var(--question);
        color: var(--on-question);
      }
      .ten moon-arcane-card {
        --card-width: 54px;
        pointer-events: none;
      }
    `,
  ];
  @state() private laid = false;
  @state() private as: ArcaneCard | null = null;
  /** Never in the document. */
  #card: ArcaneCard | null = null;

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('opening')) this.#again();
  }

  #again() {
    this.laid = false;
    this.as = null;
    this.#card = null;
  }

  #lay(id: string) {
    this.#card = cardOf(id) as ArcaneCard; // from the arcane hand
    this.laid = true;
  }

  #say() {
    if (this.#card !== null && this.as !== null) void this.decide({ kind: 'claim', card: this.#card, as: this.as });
  }

  #hand(picked: string | null) {
    const view = this.table.view(this.seat);
    const cards = withKept(view, arcaneOf(view)?.hand.cards);
    return html`<moon-card-hand
      .cards=${arcaneHand(cards)}
      .chosen=${picked === null ? [] : [picked]}
      style="--card-width: min(108px, var(--tray-card))"
    ></moon-card-hand>`;
  }

  #ten() {
    const frame = arcaneOf(this.table.view(null));
    const ability = frame && abilityPlayed(this.table, frame);
    const told = this.as && ability ? outcomeText(ability, this.as) : null;
    return html`<p class="say">${this.as ? duelWords.claimSure(arcaneCardName(this.as)) : duelWords.claimAs()}</p>
      <div class="ten" role="group" aria-label=${duelWords.claimAs()}>
        ${ARCANE_KINDS.map((card) => {
          const matters = ability !== null && outcomeText(ability, card) !== null;
          return html`<button
            type="button"
            class=${matters ? 'matters' : ''}
            data-as=${card}
            aria-label="${arcaneCardName(card)}, ${matters ? duelWords.matters() : duelWords.nothing()}"
            aria-pressed=${this.as === card}
            @click=${() => (this.as = card)}
          >
            <moon-arcane-card card=${card} size="s" aria-hidden="true"></moon-arcane-card>
          </button>`;
        })}
      </div>
      ${this.as ? html`<p class="note" aria-live="polite">${told ? duelWords.wouldDo(told.text, told.x) : duelWords.wouldDoNothing()}</p>` : nothing}
      <div class="corner">
        <moon-button tone="question" ?disabled=${this.as === null} @click=${() => this.#say()}>${duelWords.say()}</moon-button>
        <moon-button tone="quiet" @click=${() => this.#again()}>${matchWords.back()}</moon-button>
      </div>`;
  }

  override render() {
    if (this.laid) return this.#ten();
    return html`<p class="say">${promptText(this.opening, namesOf(this.table))}</p>
      <moon-secret-answer
        .label=${duelWords.handOf(seatName(this.table, this.seat))}
        .content=${(picked: string | null) => this.#hand(picked)}
        @given=${({ detail }: CustomEvent<{ id: string }>) => this.#lay(detail.id)}
      >
        <moon-button slot="decline" tone="quiet" @click=${() => this.decide({ kind: 'pass' })}>${declineText(this.opening)}</moon-button>
      </moon-secret-answer>`;
  }
}
