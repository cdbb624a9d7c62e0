import { css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { ArcaneCard } from '../../rules/terms/decks.ts';
import { duelWords } from '../../words/match-duels.ts';
import { cardTongue } from '../../words/card-text/current.ts';
import { matchWords } from '../../words/match.ts';
import { arcaneCardName } from '../../words/names/arcane-cards.ts';
import { declineText, promptText } from '../../words/questions.ts';
import '../cards/card-hand.ts';
import '../kit/button.ts';
import { shared } from '../kit/styles.ts';
import { besideOf } from '../table/card-of.ts';
import { namesOf, seatName } from '../table/names.ts';
import { arcaneHand, arcaneOf, cardOf, withKept } from '../table/hands.ts';
import './look-up.ts';
import { abilityLines, abilityPlayed, outcomeText } from './outcomes.ts';
import { Prompt, promptStyles } from './prompt.ts';
import './secret-answer.ts';
import { tenCards, tenCardsStyles } from './ten-cards.ts';

/** A card is laid from the held hand; then something is said of it, true or not. The ten answers are the same for every hand. */
@customElement('moon-claim-prompt')
export class MoonClaimPrompt extends Prompt {
  static override styles = [
    shared,
    promptStyles,
    tenCardsStyles,
    css`
      /* on its own, since what is contained goes round nothing: beside the signs of the question it would be narrow */
      .room {
        clear: inline-end;
        container-type: inline-size;
      }
    `,
  ];
  @state() private laid = false;
  @state() private as: ArcaneCard | null = null;

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has('opening')) return;
    this.laid = this.desk.laid.has(this.opening);
    this.as = null;
  }

  #again() {
    this.desk.laid.delete(this.opening);
    this.laid = false;
    this.as = null;
  }

  #lay(id: string) {
    const card = cardOf(id) as ArcaneCard; // from the arcane hand
    if (this.open('claim')?.open) void this.decide({ kind: 'claim', card, as: card });
    else {
      this.desk.laid.set(this.opening, card);
      this.laid = true;
    }
  }

  #say() {
    const card = this.desk.laid.get(this.opening);
    if (card !== undefined && this.as !== null) void this.decide({ kind: 'claim', card, as: this.as });
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
    const told = this.as && ability ? outcomeText(ability, this.as, besideOf(this.table, frame.model)) : null;
    return html`<p class="say">${this.as ? duelWords.claimSure(arcaneCardName(this.as)) : duelWords.claimAs()}</p>
      <div class="room">${tenCards(ability, this.as, (card) => (this.as = card))}</div>
      ${this.as ? html`<p class="note" aria-live="polite">${told ? duelWords.wouldDo(told.text, told.x) : duelWords.wouldDoNothing()}</p>` : nothing}
      <div class="corner">
        <moon-button tone="question" ?disabled=${this.as === null} @click=${() => this.#say()}>${duelWords.say()}</moon-button>
        <moon-button tone="quiet" @click=${() => this.#again()}>${matchWords.back()}</moon-button>
      </div>`;
  }

  override render() {
    if (this.laid) return this.#ten();
    const frame = arcaneOf(this.table.view(null));
    const ability = frame && abilityPlayed(this.table, frame);
    return html`<p class="say">${promptText(this.opening, namesOf(this.table))}</p>
      ${ability ? html`<p class="note" lang=${cardTongue()}>${abilityLines(ability, besideOf(this.table, frame.model))}</p>` : nothing}
      <moon-secret-answer
        .label=${duelWords.handOf(seatName(this.table, this.seat))}
        .atOnce=${true}
        .content=${(picked: string | null) => this.#hand(picked)}
        @given=${({ detail }: CustomEvent<{ id: string }>) => this.#lay(detail.id)}
      >
        ${
          this.table.view(null).order.options.mustPlay
            ? nothing
            : html`<moon-button slot="decline" tone="quiet" @click=${() => this.decide({ kind: 'pass' })}
                >${declineText(this.opening)}</moon-button
              >`
        }
      </moon-secret-answer>
      <moon-look-up></moon-look-up>`;
  }
}
