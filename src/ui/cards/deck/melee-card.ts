import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { blowPicture, blowStance } from '../../art/blows.ts';
import type { BlowName } from '../../art/blows.ts';
import { damageSign } from '../../art/damage.ts';
import type { DamageName } from '../../art/damage.ts';
import { labels } from '../../kit/labels.ts';
import { shared } from '../../kit/styles.ts';
import { cardBack } from './card-back.ts';
import { cardStyles } from './card-styles.ts';
import { dealTable, dealTableStyles } from './deal-table.ts';
import type { DealRows } from './deal-table.ts';

/** A card of the melee deck. */
export type MeleeCardName = BlowName;

/** A name with more letters than this does not fit on one line in the usual size. */
const LONG_NAME = 15;

/** A melee card: the line of the blow, its name, the damage it can do and, if given, its deal table; null is its back. */
@customElement('moon-melee-card')
export class MoonMeleeCard extends LitElement {
  static override styles = [
    shared,
    cardStyles,
    dealTableStyles,
    css`
      .face {
        display: flex;
        flex-direction: column;
        height: 100%;
        padding: 5cqw;
        gap: 2cqw;
      }
      .picture {
        flex: 1;
        min-height: 0;
        display: grid;
        place-items: center;
        border-radius: 5cqw;
        background: var(--paper-raised);
        border: 1.6cqw solid var(--stance);
      }
      .picture .blow {
        height: 92%;
        width: 92%;
      }
      .aggressive {
        --stance: #b23a34;
        --blade: #93231f;
      }
      .neutral {
        --stance: #7d6a35;
        --blade: #5c4a14;
      }
      .neutral .picture {
        border-style: double;
        border-width: 3.2cqw;
      }
      .defensive {
        --stance: #34647f;
        --blade: #1d4c68;
      }
      .defensive .picture {
        border-style: dashed;
      }
      .name {
        font: 700 12.6cqw / 1 var(--title-face);
        text-align: center;
        white-space: nowrap;
        letter-spacing: -0.01em;
      }
      /* as long as a German or a French blow may be */
      .long {
        font-size: 10cqw;
      }
      .picture {
        position: relative;
      }
      .types {
        position: absolute;
        inset-block: 2cqw;
        inset-inline-start: 2.5cqw;
        display: flex;
        flex-direction: column;
        justify-content: center;
        gap: 2.5cqw;
        color: var(--stance);
      }
      .types .damage {
        width: 15cqw;
        height: 15cqw;
      }
      .typed .blow {
        margin-inline-start: 14cqw;
        width: 80%;
      }
      .deals {
        flex: none;
        font-size: 10.4cqw;
      }
    `,
  ];
  @property() card: MeleeCardName | null = null;
  @property({ attribute: false }) types: readonly DamageName[] = [];
  @property({ attribute: false }) deal: DealRows | null = null;
  /** The card of the other side, marked in the deal table; null while it is unknown. */
  @property({ attribute: false }) against: MeleeCardName | null = null;
  /** The card has no texts for a screen reader, because what holds it is hidden from one. The browser would shape their letters, too. */
  @property({ attribute: false }) silent = false;
  @property({ reflect: true }) size: 's' | 'm' | 'l' = 'm';

  override render() {
    if (this.card === null) return html`<div class="card" role="img" aria-label=${labels.cardBack}>${cardBack('melee')}</div>`;
    const types = this.types.map((type) => labels.damage[type]).join(', ');
    return html`<div class="card" role="group" aria-label=${labels.blow[this.card]}>
      <div class="face ${blowStance[this.card]}">
        <div class="picture ${this.types.length > 0 ? 'typed' : ''}">
          ${blowPicture(this.card)}
          ${this.types.length > 0 ? html`<div class="types">${this.types.map((type) => damageSign(type))}${this.silent ? nothing : html`<span class="unseen">${types}</span>`}</div>` : nothing}
        </div>
        <div class="name ${labels.blow[this.card].length > LONG_NAME ? 'long' : ''}">${labels.blow[this.card]}</div>
        ${this.deal ? dealTable(this.deal, false, this.against, this.silent) : nothing}
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-melee-card': MoonMeleeCard;
  }
}
