import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { DamageName } from '../../art/damage.ts';
import { emit } from '../../kit/emit.ts';
import { labels } from '../../kit/labels.ts';
import { lowHandContext } from '../../kit/tray/low-hand-context.ts';
import { shared } from '../../kit/styles.ts';
import { arcaneCardLabel } from './arcane-card.ts';
import type { ArcaneCardName } from './arcane-card.ts';
import type { DealRows } from './deal-table.ts';
import { lowHandStyles } from './low-hand-styles.ts';
import './melee-card.ts';
import type { MeleeCardName } from './melee-card.ts';

/** One card in a hand; `card: null` is face down. */
export type HeldCard =
  | { readonly id: string; readonly deck: 'arcane'; readonly card: ArcaneCardName | null }
  | {
      readonly id: string;
      readonly deck: 'melee';
      readonly card: MeleeCardName | null;
      readonly types?: readonly DamageName[];
      readonly deal?: DealRows;
      /** The number of copies of the card that are held. */
      readonly copies?: number;
    };

/**
 * A hand of cards in a row, in two rows where there is little room, or as a fan; a tap, Enter or Space selects, arrow keys move along.
 * Where another player reads from another edge, the hand is low: cards are dim and small, and a touched card lifts and is readable.
 * `readonly` only shows the cards. `chosen` are the ids of cards lifted out of the row.
 * @fires selected `{ id, index }`
 */
@customElement('moon-card-hand')
export class MoonCardHand extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        max-width: 100%;
      }
      .hand {
        display: flex;
        justify-content: safe center;
        padding: 18px 8px 10px;
        overflow-x: auto;
      }
      .fan {
        padding: 26px 36px 40px;
      }
      .fan .held {
        margin-inline-end: -30px;
        transform: rotate(calc(var(--place) * 4deg)) translateY(calc(var(--place) * var(--place) * 2.4px));
        transform-origin: 50% 120%;
      }
      /* where room is short the cards slide under their neighbours, so that the finger that holds the tray reaches all */
      .held {
        position: relative;
        flex: 0 1 auto;
        min-width: 24px;
        padding: 0;
        border: 0;
        border-radius: 12px;
        background: none;
        transition: translate var(--quick);
      }
      .held[aria-pressed='true'] {
        translate: 0 -14px;
        z-index: 1;
      }
      .held[data-under] {
        translate: 0 -10px;
        z-index: 2;
      }
      .held:is([aria-pressed='true'], [data-under]) .picture > :first-child {
        outline: 4px solid var(--question);
        outline-offset: 1px;
        border-radius: 12px;
      }
      /* on a screen that shows one hand alone there is room below, and every card is readable as a whole */
      .rows {
        flex-wrap: var(--hand-wrap, nowrap);
        row-gap: var(--hand-rows, 0);
      }
      .rows .held {
        flex: var(--hand-flex, 0 1 auto);
      }
      :is(.row, .rows) .held:not(:last-child) {
        padding-inline-end: var(--space-2);
      }
      .held:last-child {
        flex: none;
        margin-inline-end: 0;
      }
      .picture {
        display: block;
      }
      .copies {
        position: absolute;
        inset-block-start: -14px;
        inset-inline-start: 4px;
        padding: 0 8px;
        outline: none;
        border: var(--pen) solid var(--outline);
        border-radius: 12px;
        background: var(--question);
        color: var(--on-question);
        font-weight: 750;
        white-space: nowrap;
      }
      /* three cards abreast in two rows, each readable as a whole, where the hand is narrow and high enough */
      @container (max-width: 660px) and (min-height: 250px) {
        .rows {
          --card-width: min(108px, (100cqw - 40px) / 3, (100cqh - 56px) * 0.5 / 1.4);
          flex-wrap: wrap;
          gap: 18px var(--space-2);
          overflow: visible;
        }
        .rows .held:nth-child(n) {
          flex: none;
          padding: 0;
        }
      }
      .held > * {
        pointer-events: none;
      }
      :focus-visible {
        z-index: 2;
      }
    `,
    lowHandStyles,
  ];
  @property({ attribute: false }) cards: readonly HeldCard[] = [];
  @property({ attribute: false }) chosen: readonly string[] = [];
  @property() layout: 'row' | 'rows' | 'fan' = 'row';
  @property() size: 's' | 'm' | 'l' = 'm';
  @property() label = '';
  @property({ type: Boolean }) readonly = false;
  @consume({ context: lowHandContext, subscribe: true }) @state() protected low = false;

  #move(event: KeyboardEvent) {
    const buttons = [...this.renderRoot.querySelectorAll('button')];
    const index = buttons.findIndex((button) => button.matches(':focus'));
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (target === undefined || buttons.length === 0) return;
    event.preventDefault();
    buttons[(target + buttons.length) % buttons.length]?.focus();
  }

  #label(group: HeldCard): string {
    return group.deck === 'arcane' ? arcaneCardLabel(group.card) : group.card === null ? labels.cardBack : labels.blow[group.card];
  }

  #copies(group: HeldCard): string {
    return group.deck === 'melee' && (group.copies ?? 1) > 1 ? ` × ${group.copies}` : '';
  }

  #picture(group: HeldCard) {
    return group.deck === 'arcane'
      ? html`<moon-arcane-card .card=${group.card} size=${this.size}></moon-arcane-card>`
      : html`<moon-melee-card
          .card=${group.card}
          .types=${group.types ?? []}
          .deal=${group.deal ?? null}
          .silent=${!this.readonly}
          size=${this.size}
        ></moon-melee-card>`;
  }

  #counted(group: HeldCard) {
    const copies = this.#copies(group);
    return html`${this.#picture(group)}${copies ? html`<span class="copies">${copies}</span>` : nothing}`;
  }

  override render() {
    const middle = (this.cards.length - 1) / 2;
    const place = (index: number) => `--place: ${index - middle}; --nth: ${index}`;
    return html`<div
      class="hand ${this.low ? 'low' : this.layout}"
      style="--count: ${this.cards.length}"
      role="group"
      aria-label=${this.label || nothing}
      tabindex=${this.readonly ? 0 : nothing}
      @keydown=${(event: KeyboardEvent) => this.#move(event)}
    >
      ${this.cards.map((card, index) =>
        this.readonly
          ? html`<div class="held" data-lifts style=${place(index)}><span class="picture">${this.#counted(card)}</span></div>`
          : html`<button
              type="button"
              class="held"
              style=${place(index)}
              data-id=${card.id}
              aria-pressed=${this.chosen.includes(card.id)}
              @click=${() => emit(this, 'selected', { id: card.id, index })}
            >
              <span class="unseen">${labels.cardNumber(index + 1)}: ${this.#label(card)}${this.#copies(card)}</span
              ><span class="picture" aria-hidden="true">${this.#counted(card)}</span>
            </button>`,
      )}
    </div>`;
  }
}

declare global {
  interface MoonriseEvents {
    selected: { id: string; index: number };
  }
  interface HTMLElementTagNameMap {
    'moon-card-hand': MoonCardHand;
  }
}
