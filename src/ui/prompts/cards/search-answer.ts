import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Answer } from '../../../rules/terms/decision.ts';
import type { Seat } from '../../../rules/terms/ids.ts';
import { duelWords } from '../../../words/match/match-duels.ts';
import { cardWords } from '../../../words/match/match-cards.ts';
import { matchWords } from '../../../words/match/match.ts';
import '../../cards/deck/arcane-card.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import '../../kit/button.ts';
import { emit } from '../../kit/emit.ts';
import { lowHandContext } from '../../kit/tray/low-hand-context.ts';
import '../../kit/tray/peek.ts';
import { shared } from '../../kit/styles.ts';
import { seatName } from '../../table/names.ts';
import { promptStyles } from '../prompt.ts';
import { shadeLine } from './shade-line.ts';

/**
 * Cards chosen from the arcane deck inside the held tray; outside the tray only their number shows.
 * @fires searched `{ cards }`
 */
@customElement('moon-search-answer')
export class MoonSearchAnswer extends LitElement {
  static override styles = [
    shared,
    promptStyles,
    css`
      :host {
        --peek-height: 320px;
      }
    `,
  ];
  @property({ attribute: false }) table!: TablePort;
  @property({ type: Number }) seat: Seat = 0;
  @property({ type: Number }) count = 0;
  /** The number of cards that are taken; null: all. */
  @property({ type: Number }) take: number | null = null;
  /** True if fewer cards may be taken. */
  @property({ type: Boolean }) allowsFewer = false;
  @consume({ context: lowHandContext, subscribe: true }) @state() protected low = false;
  @state() private chosenCount = 0;
  /** Indexes in the row of cards; never in the document. */
  #chosen: number[] = [];

  get #limit(): number {
    return this.take ?? this.count;
  }

  #pick(index: number) {
    if (Number.isNaN(index)) return;
    if (this.#chosen.includes(index)) this.#chosen = this.#chosen.filter((candidate) => candidate !== index);
    else if (this.#chosen.length < this.#limit) this.#chosen.push(index);
    this.chosenCount = this.#chosen.length;
    this.renderRoot.querySelector('moon-peek')?.requestUpdate();
  }

  #secret() {
    const cards = this.table.view(this.seat).looking ?? [];
    return html`<div style="display: flex; flex-wrap: wrap; gap: 6px">
      ${cards.map(
        (card, index) =>
          html`<button
            type="button"
            data-id=${index}
            aria-pressed=${this.#chosen.includes(index)}
            style="border: 0; background: none; color: inherit; font: inherit; padding: 2px"
            @click=${() => this.#pick(index)}
          >
            <moon-arcane-card card=${card} style="--card-width: 64px; pointer-events: none"></moon-arcane-card
            ><br />${this.#chosen.includes(index) ? '✓' : '·'}
          </button>`,
      )}
    </div>`;
  }

  #give() {
    const cards = this.table.view(this.seat).looking ?? [];
    const chosen = this.#chosen.flatMap((index) => cards[index] ?? []);
    this.#reset();
    emit(this, 'searched', { cards: chosen });
  }

  #reset() {
    this.#chosen = [];
    this.chosenCount = 0;
  }

  #tray() {
    return html`<moon-peek
      .low=${this.low}
      .label=${cardWords.deckOf(seatName(this.table, this.seat))}
      .content=${() => this.#secret()}
      @picked=${({ detail }: MoonEvent<'picked'>) => this.#pick(Number(detail.id))}
      >${this.low ? shadeLine() : nothing}</moon-peek
    >`;
  }

  override render() {
    return html`${this.low ? nothing : this.#tray()}
      <div class="corner ${this.low ? 'over' : ''}">
        <span aria-live="polite">${cardWords.chosenOf(this.chosenCount, this.#limit)}</span>
        <moon-button
          tone="question"
          icon="check"
          ?disabled=${!this.allowsFewer && this.chosenCount !== this.#limit}
          @click=${() => this.#give()}
          >${matchWords.confirm()}</moon-button
        >
        <moon-button tone="quiet" @click=${() => this.#reset()}>${duelWords.beginAgain()}</moon-button>
      </div>
      ${this.low ? html`<div class="lowest">${this.#tray()}</div>` : nothing}`;
  }
}

declare global {
  interface MoonriseEvents {
    searched: Pick<Answer, 'cards'>;
  }
  interface HTMLElementTagNameMap {
    'moon-search-answer': MoonSearchAnswer;
  }
}
