import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { CabinetId, ProductId } from '../../cabinet/terms.ts';
import { kindName, shelfWords } from '../../words/cabinet/cabinet-screen.ts';
import type { CabinetPort, CabinetProduct } from '../contexts/cabinet-port.ts';
import '../kit/dialog.ts';
import { emit } from '../kit/emit.ts';
import '../kit/icon-button.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/text-field.ts';
import '../kit/toggle.ts';
import { pageStyles } from '../page/page-styles.ts';
import { figureCoin } from './coins/figure-coin.ts';
import { markOf, type ShelfCatalogue } from './coins/shown-shelves.ts';

/** Incomplete products come first, and boxes before single figures. */
const rankOf = ({ product, count, owned }: CabinetProduct): number => {
  if (count > 0 || owned === product.characters.length) return 2;
  return product.kind === 'starter' || product.kind === 'troupe-box' ? 0 : 1;
};

/** How many are drawn at first; what is looked for is found among all. */
const FIRST = 40;

/**
 * The boxes there are, likeliest first. One touch brings one.
 * @fires product `{ product, playable }` it is to be brought
 * @fires product-back `{ product }` it is to be taken back
 * @fires closed
 */
@customElement('moon-add-product')
export class MoonAddProduct extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    css`
      .list {
        display: grid;
        gap: var(--space-2);
        padding-bottom: 4px;
      }
      li {
        display: flex;
        align-items: center;
        gap: var(--space-2);
      }
      .press {
        flex: 1;
        min-width: 0;
        flex-wrap: wrap;
        justify-content: space-between;
        padding: var(--space-2) var(--space-3);
        font-weight: 500;
      }
      strong,
      .small {
        display: block;
      }
      .text {
        flex: 1 1 9rem;
      }
      .coins {
        display: flex;
        flex-wrap: wrap;
        gap: 2px;
      }
    `,
  ];
  @property({ attribute: false }) port!: CabinetPort;
  @property({ attribute: false }) catalogue!: ShelfCatalogue;
  @property({ attribute: false }) cabinet!: CabinetId;
  @state() private sought = '';
  @state() private playable = false;
  @state() private all = false;

  #bring(product: ProductId) {
    emit(this, 'product', { product, playable: this.playable });
  }

  #item({ product, count, owned }: CabinetProduct) {
    const { id, name, kind, year, characters } = product;
    const facts = [kindName(kind), ...(year === null ? [] : [String(year)]), shelfWords.share(owned, characters.length)];
    return html`<li>
      <button type="button" class="press" data-product=${id} @click=${() => this.#bring(id)}>
        <span class="text"><strong lang="en">${name}</strong><span class="small soft">${facts.join(' · ')}</span></span>
        <span class="coins"
          >${characters.map((character) => {
            const card = this.catalogue.cards.get(character);
            return card ? figureCoin(card, markOf(this.port.figure(this.cabinet, character)), '34px') : nothing;
          })}</span
        >
      </button>
      ${
        count > 0
          ? html`<moon-icon-button
              icon="minus"
              .label=${shelfWords.takeBack(name)}
              @click=${() => emit(this, 'product-back', { product: id })}
            ></moon-icon-button>`
          : nothing
      }
    </li>`;
  }

  override render() {
    const offers = [...this.port.offers(this.cabinet, this.sought)].sort((a, b) => rankOf(a) - rankOf(b));
    const shown = this.all || this.sought.trim() !== '' ? offers : offers.slice(0, FIRST);
    return html`<moon-dialog open .heading=${shelfWords.addHeading()} @closed=${() => emit(this, 'closed')}>
      <div class="stack">
        <moon-text-field
          .label=${shelfWords.find()}
          .value=${this.sought}
          @changed=${({ detail }: CustomEvent<{ value: string }>) => (this.sought = detail.value)}
        ></moon-text-field>
        <moon-toggle
          .on=${this.playable}
          .label=${shelfWords.alreadyPlayable()}
          @changed=${({ detail }: CustomEvent<{ on: boolean }>) => (this.playable = detail.on)}
        ></moon-toggle>
        ${shown.length === 0 ? html`<p class="soft">${shelfWords.none()}</p>` : nothing}
        <ul class="list">
          ${shown.map((offer) => this.#item(offer))}
        </ul>
        ${
          shown.length < offers.length
            ? html`<button type="button" class="press" @click=${() => (this.all = true)}>
                ${shelfWords.share(shown.length, offers.length)}
              </button>`
            : nothing
        }
      </div>
    </moon-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-add-product': MoonAddProduct;
  }
}
