import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Answer } from '../../../rules/terms/decision.ts';
import type { ArcaneCard } from '../../../rules/terms/decks.ts';
import type { Seat } from '../../../rules/terms/ids.ts';
import { cardWords } from '../../../words/match/match-cards.ts';
import { duelWords } from '../../../words/match/match-duels.ts';
import { matchWords } from '../../../words/match/match.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import '../../cards/deck/arcane-card.ts';
import '../../kit/button.ts';
import { emit } from '../../kit/emit.ts';
import { lowHandContext } from '../../kit/tray/low-hand-context.ts';
import '../../kit/tray/peek.ts';
import '../../kit/fields/segmented.ts';
import { shared } from '../../kit/styles.ts';
import { seatName } from '../../table/names.ts';
import { promptStyles } from '../prompt.ts';
import { shadeLine } from './shade-line.ts';

type Pile = 'top' | 'bottom';

/**
 * Cards that the player looks at and puts back: while the tray is held, each card goes to the top or to the bottom of the deck.
 * @fires arranged `{ top, bottom }`
 */
@customElement('moon-look-answer')
export class MoonLookAnswer extends LitElement {
  static override styles = [
    shared,
    promptStyles,
    css`
      :host {
        --peek-height: 220px;
      }
      .row {
        margin: var(--space-2) 0;
      }
      .corner > :first-child {
        grid-row: 1;
        grid-column: 2 / 4;
      }
      .corner > :not(:first-child) {
        grid-row: 2;
      }
    `,
  ];
  @property({ attribute: false }) table!: TablePort;
  @property({ type: Number }) seat: Seat = 0;
  @property({ type: Number }) count = 0;
  /** All cards go back on top. */
  @property({ type: Boolean }) onTop = false;
  /** The cards are from the seat's own hand, and the player may keep any of them. */
  @property({ type: Boolean }) hand = false;
  @state() private pile: Pile = 'top';
  @consume({ context: lowHandContext, subscribe: true }) @state() protected low = false;
  @state() private placedCount = 0;
  /** Indexes in the row of cards, in the order in which the cards were put back; never in the document. */
  #piles: Record<Pile, number[]> = { top: [], bottom: [] };

  #put(index: number) {
    const { top, bottom } = this.#piles;
    if (Number.isNaN(index) || top.includes(index) || bottom.includes(index)) return;
    this.#piles[this.pile].push(index);
    this.placedCount += 1;
    this.renderRoot.querySelector('moon-peek')?.requestUpdate();
  }

  /** Puts all remaining cards on the pile chosen now, in the order of the row: the tap looks the same for all cards. */
  #placeAll() {
    for (let index = 0; index < this.count; index += 1) this.#put(index);
  }

  #reset() {
    this.#piles = { top: [], bottom: [] };
    this.placedCount = 0;
  }

  #place(index: number): string {
    const { top, bottom } = this.#piles;
    if (top.includes(index)) return duelWords.topPlace(top.indexOf(index) + 1);
    return bottom.includes(index) ? duelWords.bottomPlace(bottom.indexOf(index) + 1) : '·';
  }

  #secret() {
    const cards = this.table.view(this.seat).looking ?? [];
    // a finger that holds the tray cannot scroll, so all cards have to fit
    const width = `min(92px, (100cqh - 36px) * 100 / 140, calc((100cqw - ${8 * Math.max(0, cards.length - 1)}px) / ${Math.max(1, cards.length)} - 4px))`;
    return html`<div style="display: flex; gap: 8px">
      ${cards.map(
        (card, index) =>
          html`<button
            type="button"
            data-id=${index}
            style="border: 0; background: none; color: inherit; font: inherit; padding: 2px"
            @click=${() => this.#put(index)}
          >
            <moon-arcane-card card=${card} style="--card-width: ${width}; pointer-events: none"></moon-arcane-card
            ><br />${this.#place(index)}
          </button>`,
      )}
    </div>`;
  }

  #give() {
    const cards = this.table.view(this.seat).looking ?? [];
    const cardsAt = (places: readonly number[]): ArcaneCard[] => places.flatMap((place) => cards[place] ?? []);
    const arranged = { top: cardsAt(this.#piles.top), bottom: cardsAt(this.#piles.bottom) };
    this.#reset();
    emit(this, 'arranged', arranged);
  }

  #pileChoice() {
    const segments = [
      { id: 'top', label: duelWords.toTop() },
      { id: 'bottom', label: duelWords.toBottom() },
    ];
    return html`<moon-segmented
      .segments=${segments}
      .selected=${this.pile}
      label=${duelWords.pile()}
      @chosen=${({ detail }: MoonEvent<'chosen', { id: Pile }>) => (this.pile = detail.id)}
    ></moon-segmented>`;
  }

  #tray() {
    return html`<moon-peek
      .low=${this.low}
      .label=${this.hand ? duelWords.handOf(seatName(this.table, this.seat)) : cardWords.deckOf(seatName(this.table, this.seat))}
      .content=${() => this.#secret()}
      @picked=${({ detail }: MoonEvent<'picked'>) => this.#put(Number(detail.id))}
      >${this.low ? shadeLine() : nothing}</moon-peek
    >`;
  }

  override render() {
    return html`${this.low ? nothing : this.#tray()}
      <div class="row">
        ${this.onTop ? nothing : this.#pileChoice()}
        <span aria-live="polite">${duelWords.placed(this.placedCount, this.count)}</span>
      </div>
      <div class="corner ${this.low ? 'over' : ''}">
        <moon-button tone="quiet" ?disabled=${this.placedCount === this.count} @click=${() => this.#placeAll()}
          >${duelWords.restAsItLies()}</moon-button
        >
        <moon-button tone="question" icon="check" ?disabled=${!this.hand && this.placedCount !== this.count} @click=${() => this.#give()}
          >${matchWords.confirm()}</moon-button
        >
        <moon-button tone="quiet" @click=${() => this.#reset()}>${duelWords.beginAgain()}</moon-button>
      </div>
      ${this.low ? html`<div class="lowest">${this.#tray()}</div>` : nothing}`;
  }
}

declare global {
  interface MoonriseEvents {
    arranged: Pick<Answer, 'top' | 'bottom'>;
  }
  interface HTMLElementTagNameMap {
    'moon-look-answer': MoonLookAnswer;
  }
}
