import { css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { ArcaneCard } from '../../../rules/terms/decks.ts';
import { duelWords } from '../../../words/match/match-duels.ts';
import { cardTongue } from '../../../words/cards/current-writer.ts';
import { matchWords } from '../../../words/match/match.ts';
import { arcaneCardName } from '../../../words/names/arcane-cards.ts';
import { declineText, promptText } from '../../../words/match/questions.ts';
import '../../cards/deck/card-hand.ts';
import '../../kit/button.ts';
import { shared } from '../../kit/styles.ts';
import { besideOf } from '../../table/card-of.ts';
import { namesOf, seatName } from '../../table/names.ts';
import { arcaneHand, arcaneOf, cardOfHandId, withKept } from '../../table/hands.ts';
import { LetGo } from '../plan/let-go.ts';
import '../cards/look-up.ts';
import { abilityLines, abilityPlayed, outcomeNotes, outcomeText } from '../outcomes/outcomes.ts';
import { Prompt, promptStyles } from '../prompt.ts';
import '../cards/secret-answer.ts';
import { tenCards, tenCardsStyles } from '../cards/ten-cards.ts';
import { flat, phone } from '../../theme/sizes.ts';

/**
 * The player lays a card from the held hand, then claims an identity for it, true or not: one touch for each, so that truth and lie look the same.
 * The ten answers are the same for every hand.
 */
@customElement('moon-claim-prompt')
export class MoonClaimPrompt extends Prompt {
  static override styles = [
    shared,
    promptStyles,
    tenCardsStyles,
    css`
      /* in a row of its own, because a contained box does not flow round others: beside the signs of the question it would be narrow */
      .room {
        clear: inline-end;
        container-type: inline-size;
        user-select: none;
        -webkit-touch-callout: none;
      }
      /* a finger slides from one card to another here, and scrolls elsewhere */
      .room,
      .room button {
        touch-action: none;
      }
      .asked {
        position: relative;
      }
      .asked .say {
        margin-bottom: 2px;
      }
      /* it lies over the question and the things above the question, so that nothing moves under the reading finger */
      .told {
        position: absolute;
        z-index: 1;
        inset: auto 0 0;
        min-height: 100%;
        background: var(--panel);
      }
      .told:not(.tells) {
        background: none;
        pointer-events: none;
      }
      @media ${phone} {
        .ten moon-arcane-card {
          --card-width: 48px;
        }
      }
      /* between two players who sit opposite each other the board matters more */
      @media ${phone}, ${flat} {
        .across moon-arcane-card {
          --card-width: 34px;
        }
        .asked .say {
          font-size: var(--text-m);
        }
      }
      @media ${flat} {
        .say {
          margin-bottom: 2px;
          font-size: var(--text-m);
        }
        .note {
          margin-bottom: 0;
          line-height: 1.2;
        }
        /* all ten cards are in sight, and the button that takes the card back is near */
        .room ~ .corner {
          position: static;
        }
      }
    `,
  ];
  @state() private laid = false;
  /** The answer under a finger, the mouse or the focus; null: none. */
  @state() private pointed: ArcaneCard | null = null;

  constructor() {
    super();
    // the attribute holds one of the ten identities
    new LetGo(this, 'data-as', {
      point: (as) => (this.pointed = as as ArcaneCard | null),
      give: (as) => this.#say(as as ArcaneCard),
    });
  }

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has('opening')) return;
    this.laid = this.desk.laid.has(this.opening);
    this.pointed = null;
  }

  #reset() {
    this.desk.lay(this.opening, null);
    this.laid = false;
    this.pointed = null;
  }

  #lay(id: string) {
    const card = cardOfHandId(id) as ArcaneCard; // from the arcane hand
    if (this.open('claim')?.open) void this.decide({ kind: 'claim', card, as: card });
    else {
      this.desk.lay(this.opening, card);
      this.laid = true;
    }
  }

  #say(as: ArcaneCard) {
    const card = this.desk.laid.get(this.opening);
    if (card !== undefined) void this.decide({ kind: 'claim', card, as });
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
    const outcome = this.pointed && ability ? outcomeText(ability, this.pointed, besideOf(this.table, frame.model)) : null;
    const notes = this.pointed && frame && ability ? outcomeNotes(this.table, frame, ability, this.pointed) : [];
    return html`<div class="asked">
        <p class="say">${duelWords.claimAs()}</p>
        <p class="note soft">${duelWords.claimLetGo()}</p>
        <div class=${this.pointed === null ? 'told' : 'told tells'} role="status">
          ${
            this.pointed === null
              ? nothing
              : html`<p class="say">${duelWords.claimSure(arcaneCardName(this.pointed))}</p>
                  <p class="note">${outcome ? duelWords.wouldDo(outcome.text, outcome.x) : duelWords.wouldDoNothing()}</p>
                  ${notes.map((note) => html`<p class="note">${note}</p>`)}`
          }
        </div>
      </div>
      <div class="room ${this.low ? 'across' : ''}">${tenCards(ability)}</div>
      <div class="corner"><moon-button tone="quiet" @click=${() => this.#reset()}>${matchWords.back()}</moon-button></div>`;
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
        @answer=${({ detail }: MoonEvent<'answer'>) => this.#lay(detail.id)}
      >
        ${
          this.table.view(null).order.options.mustPlay
            ? nothing
            : html`<moon-button slot="decline" tone="quiet" @click=${() => this.decide({ kind: 'pass' })}
                >${declineText(this.opening)}</moon-button
              >`
        }
        <moon-look-up slot="beside"></moon-look-up>
      </moon-secret-answer>`;
  }
}
