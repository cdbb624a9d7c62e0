import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { CabinetId, ProductId } from '../../cabinet/terms.ts';
import { kindName, shelfWords } from '../../words/cabinet/cabinet-screen.ts';
import { currentLanguage } from '../../words/language/locale.ts';
import type { CabinetFigure, CabinetPort, CabinetProduct } from '../contexts/cards/cabinet-port.ts';
import '../kit/sheets/dialog.ts';
import { emit } from '../kit/emit.ts';
import '../kit/icon-button.ts';
import { nextFrame } from '../kit/touch/next-frame.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/fields/text-field.ts';
import '../kit/fields/toggle.ts';
import { idleTime } from '../page/time/idle-time.ts';
import { pageStyles } from '../page/page-styles.ts';
import { figureCoin } from './coins/figure-coin.ts';
import { markOf, type ShelfCatalogue } from './coins/shown-shelves.ts';
import { takenStyles } from './taken-styles.ts';

/** Incomplete products come first, and boxes before single figures. */
const rankOf = ({ product, count, owned }: CabinetProduct): number => {
  if (count > 0 || owned === product.characters.length) return 2;
  return product.kind === 'starter' || product.kind === 'troupe-box' ? 0 : 1;
};

/** The number of products that are listed at first; a search looks through all. */
const FIRST = 40;
/**
 * The number of products that are drawn at a time, and the number in the first frames, as far as a screen reaches; the others follow while the page is
 * idle. Each row keeps its place from the beginning.
 */
const AT_ONCE = 4;
const IN_SIGHT = 16;

/**
 * The products to add, the likeliest first; one touch adds a product.
 * @fires product `{ product, playable }` to add it
 * @fires product-back `{ product }` to take it back
 * @fires closed
 */
@customElement('moon-add-product')
export class MoonAddProduct extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    takenStyles,
    css`
      /* boxes below the screen are not drawn until the player scrolls to them; the item has room for the drawing beyond their rim */
      li {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        margin-inline: -5px;
        min-height: 66px;
        padding: 4px 5px;
        content-visibility: auto;
        contain-intrinsic-size: auto 66px;
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
  @property({ attribute: false }) version = 0;
  @state() private sought = '';
  @state() private playable = false;
  @state() private all = false;
  @state() private drawn = 0;
  #offers: readonly CabinetProduct[] = [];
  #waits = false;

  protected override willUpdate(changed: PropertyValues): void {
    const { port, cabinet, sought } = this;
    if (['port', 'cabinet', 'sought'].some((name) => changed.has(name)))
      this.#offers = [...port.offers(cabinet, sought)].sort((a, b) => rankOf(a) - rankOf(b));
    // after a change, also of another window, each product keeps its place, so that none moves under a finger
    else if (changed.has('version')) this.#offers = this.#offers.map(({ product }) => port.product(cabinet, product.id));
  }

  protected override updated(): void {
    if (this.#waits || this.drawn >= this.#listed.length) return;
    this.#waits = true;
    void (this.drawn < IN_SIGHT ? nextFrame() : idleTime()).then(() => {
      this.#waits = false;
      if (this.isConnected) this.drawn += AT_ONCE;
    });
  }

  get #listed(): readonly CabinetProduct[] {
    return this.all || this.sought.trim() !== '' ? this.#offers : this.#offers.slice(0, FIRST);
  }

  #seek(text: string) {
    this.sought = text;
    this.drawn = IN_SIGHT;
  }

  /** Draws the rows below a focused row, so that keys reach the next product. */
  readonly #reached = ({ target }: FocusEvent): void => {
    const rows = [...this.renderRoot.querySelectorAll('li')];
    const place = rows.findIndex((row) => target instanceof Node && row.contains(target));
    if (place >= this.drawn - AT_ONCE) this.drawn = place + 1 + AT_ONCE;
  };

  /** Lists all products; the first new one takes the focus from the button. */
  async #showAll() {
    this.all = true;
    this.drawn = Math.max(this.drawn, FIRST + AT_ONCE);
    await this.updateComplete;
    this.renderRoot.querySelectorAll<HTMLElement>('[data-product]')[FIRST]?.focus();
  }

  #bring(product: ProductId) {
    emit(this, 'product', { product, playable: this.playable });
  }

  /** The row of a product, empty until its turn comes, and drawn again only when the product has changed. */
  #item(offer: CabinetProduct, index: number) {
    if (index >= this.drawn) return html`<li></li>`;
    const { product, count, owned } = offer;
    const figures = product.characters.map((character) => this.port.figure(this.cabinet, character));
    return html`<li>${guard([product, count, owned, this.catalogue, currentLanguage(), ...figures], () => this.#box(offer, figures))}</li>`;
  }

  #box({ product, count, owned }: CabinetProduct, figures: readonly CabinetFigure[]) {
    const { id, name, kind, year, characters } = product;
    const facts = [kindName(kind), ...(year === null ? [] : [String(year)]), shelfWords.share(owned, characters.length)];
    return html`<button type="button" class="press" data-product=${id} @click=${() => this.#bring(id)}>
        <span class="text"><strong lang="en">${name}</strong><span class="small soft">${facts.join(' · ')}</span></span>
        <span class="coins"
          >${figures.map((figure) => {
            const card = this.catalogue.cards.get(figure.character);
            return card ? figureCoin(card, markOf(figure), '34px') : nothing;
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
      }`;
  }

  override render() {
    const listed = this.#listed;
    return html`<moon-dialog open .heading=${shelfWords.addHeading()} @closed=${() => emit(this, 'closed')}>
      <div class="stack">
        <moon-text-field
          .label=${shelfWords.find()}
          .value=${this.sought}
          @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => this.#seek(detail.value)}
        ></moon-text-field>
        <moon-toggle
          .on=${this.playable}
          .label=${shelfWords.alreadyPlayable()}
          @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => (this.playable = detail.on)}
        ></moon-toggle>
        ${listed.length === 0 ? html`<p class="soft">${shelfWords.none()}</p>` : nothing}
        <ul class="list" @focusin=${this.#reached}>
          ${repeat(
            listed,
            ({ product }) => product.id,
            (offer, index) => this.#item(offer, index),
          )}
        </ul>
        ${
          listed.length < this.#offers.length
            ? html`<button type="button" class="press" data-do="all" @click=${() => void this.#showAll()}>
                ${shelfWords.share(listed.length, this.#offers.length)}
              </button>`
            : nothing
        }
      </div>
    </moon-dialog>`;
  }
}

declare global {
  interface MoonriseEvents {
    product: { product: ProductId; playable: boolean };
    'product-back': { product: ProductId };
  }
  interface HTMLElementTagNameMap {
    'moon-add-product': MoonAddProduct;
  }
}
