import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { MeleeFace } from '../../../rules/terms/card-language.ts';
import type { MeleeCard } from '../../../rules/terms/decks.ts';
import { MELEE_CARDS } from '../../../rules/terms/decks.ts';
import { cardWords } from '../../../words/match/match-cards.ts';
import { icon } from '../../art/icon.ts';
import { arcaneDeck, arcaneDeckStyles } from '../../cards/deck/arcane-deck.ts';
import type { DealRows } from '../../cards/deck/deal-table.ts';
import { meleeMatrix, meleeMatrixStyles } from '../../cards/deck/melee-matrix.ts';
import { shownDeal } from '../../cards/deck/shown-deal.ts';
import { pressable, shared } from '../../kit/styles.ts';
import { flat, phone } from '../../theme/sizes.ts';

/** The damage table of every melee card, as it is drawn. */
export const dealsOf = (faces: Readonly<Record<MeleeCard, MeleeFace>>): Record<MeleeCard, DealRows> =>
  Object.fromEntries(MELEE_CARDS.map((card) => [card, shownDeal(faces[card].deal)])) as Record<MeleeCard, DealRows>; // every melee card has a face

/**
 * Opens the melee table or the arcane deck inside a question, below the answers, which do not move.
 * @slot - content on the line of its button
 */
@customElement('moon-look-up')
export class MoonLookUp extends LitElement {
  static override styles = [
    shared,
    pressable,
    meleeMatrixStyles,
    arcaneDeckStyles,
    css`
      :host {
        display: block;
        container-type: inline-size;
        margin-top: var(--space-4);
      }
      .line {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
      }
      /* on a phone the cards alone tell this */
      @media ${flat}, ${phone} {
        :host(:not([open])) {
          container-type: normal;
        }
        .line {
          --press-side: var(--space-2);
        }
        :host(:not([open])) .word {
          position: absolute;
          clip-path: inset(50%);
        }
      }
      .sheet {
        margin-top: var(--space-2);
        padding: var(--space-2);
        border: var(--pen) solid var(--outline);
        border-radius: var(--radius-drawn);
        background: var(--ground-deep);
        --row: 28px;
      }
    `,
  ];
  /** The faces of the melee table; null: the arcane deck. */
  @property({ attribute: false }) faces: Readonly<Record<MeleeCard, MeleeFace>> | null = null;
  @property({ type: Boolean, reflect: true }) open = false;

  /** Scrolls an opened look-up into view, and the question only as far as needed. */
  override updated(): void {
    if (this.open) this.renderRoot.querySelector('.sheet')?.scrollIntoView({ block: 'nearest' });
  }

  override render() {
    const { faces, open } = this;
    return html`<div class="line">
        <button
          type="button"
          class="press"
          title=${faces ? cardWords.meleeTable() : cardWords.arcaneDeck()}
          aria-expanded=${open}
          @click=${() => (this.open = !open)}
        >
          ${icon('cards')}<span class="word">${faces ? cardWords.meleeTable() : cardWords.arcaneDeck()}</span
          >${icon(open ? 'chevron-up' : 'chevron-down')}
        </button>
        <slot></slot>
      </div>
      ${open ? html`<div class="sheet">${faces ? meleeMatrix(dealsOf(faces)) : arcaneDeck()}</div>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-look-up': MoonLookUp;
  }
}
