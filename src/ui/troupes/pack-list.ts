import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { CharacterId } from '../../rules/terms/ids.ts';
import type { Troupe } from '../../troupes/troupe.ts';
import type { TroupeCatalogue } from '../../troupes/troupe-catalogue.ts';
import { coinWords, shelfWords, stageName } from '../../words/cabinet/cabinet-screen.ts';
import type { WantedList } from '../../cabinet/clashes.ts';
import type { CabinetPort, UsedBy } from '../contexts/cards/cabinet-port.ts';
import { characterCoin } from '../cards/coin.ts';
import '../cards/figure-clashes.ts';
import '../kit/sheets/dialog.ts';
import { emit } from '../kit/emit.ts';
import { pressable, shared } from '../kit/styles.ts';
import { pageStyles } from '../page/page-styles.ts';
import { icon } from '../art/icon.ts';
import { cardName } from './card-name.ts';

/** The packing list of a troupe: each figure with its place, to tick off. @fires closed */
@customElement('moon-pack-list')
export class MoonPackList extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    css`
      .press {
        width: 100%;
        justify-content: flex-start;
        gap: var(--space-3);
        margin-bottom: var(--space-2);
        font-weight: 500;
      }
      .also {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
      .also .press {
        width: auto;
      }
      .text {
        flex: 1;
      }
      strong,
      .small {
        display: block;
      }
    `,
  ];
  @property({ attribute: false }) port!: CabinetPort;
  @property({ attribute: false }) troupe!: Troupe;
  @property({ attribute: false }) catalogue!: TroupeCatalogue;
  @state() private packed: ReadonlySet<CharacterId> = new Set();
  /** Other troupes that share a figure with this one; `tonight`: the ids of those that are packed tonight as well. */
  @state() private sharingTroupes: readonly WantedList[] = [];
  @state() private tonight: ReadonlySet<string> = new Set();

  protected override firstUpdated(): void {
    void this.port.usedBy().then(
      (uses) => (this.sharingTroupes = this.#sharing(uses)),
      () => undefined, // then other troupes are not mentioned
    );
  }

  #sharing(uses: ReadonlyMap<CharacterId, readonly UsedBy[]>): WantedList[] {
    const lists = new Map<string, { name: string; characters: CharacterId[] }>();
    for (const character of this.troupe.characters)
      for (const { id, name } of uses.get(character) ?? []) {
        const list = lists.get(id) ?? { name, characters: [] };
        list.characters.push(character);
        lists.set(id, list);
      }
    lists.delete(this.troupe.id);
    return [...lists.values()];
  }

  #otherTroupes() {
    const { sharingTroupes, tonight, troupe, catalogue } = this;
    if (sharingTroupes.length === 0) return nothing;
    const flip = (name: string): void => {
      const names = new Set(tonight);
      if (!names.delete(name)) names.add(name);
      this.tonight = names;
    };
    return html`<p>${shelfWords.alsoTonight()}</p>
      <div class="also">
        ${sharingTroupes.map(
          ({ name }) =>
            html`<button type="button" class="press" data-also=${name} aria-pressed=${tonight.has(name)} @click=${() => flip(name)}>
              ${name}
            </button>`,
        )}
      </div>
      <moon-figure-clashes
        .lists=${[troupe, ...sharingTroupes.filter(({ name }) => tonight.has(name))]}
        .called=${(id: CharacterId) => cardName(id, catalogue)}
      ></moon-figure-clashes>`;
  }

  /** The place of a figure: its cabinets and stage, the person who has it, or none. */
  #places(character: CharacterId): string {
    const several = this.port.cabinets.length > 1;
    const places = this.port.cabinets.flatMap(({ id, name }) =>
      this.port
        .figure(id, character)
        .copies.filter(({ gone }) => gone === 'here')
        .map(({ stage, away, guest }) =>
          [
            ...(several ? [name] : []),
            away === null ? (guest === null ? stageName(stage) : shelfWords.isOf(guest)) : shelfWords.isWith(away),
          ].join(': '),
        ),
    );
    return places.length > 0 ? places.join(' · ') : coinWords.missing();
  }

  #flip(character: CharacterId) {
    const packed = new Set(this.packed);
    if (!packed.delete(character)) packed.add(character);
    this.packed = packed;
  }

  override render() {
    const { troupe, catalogue, packed, port } = this;
    const present = port.charactersIn(port.cabinets.map(({ id }) => id));
    const absent = troupe.characters.filter((id) => !present.has(id));
    const products = absent.length > 0 ? port.productsFor(absent).map(({ name }) => name) : [];
    return html`<moon-dialog open .heading=${shelfWords.pack()} @closed=${() => emit(this, 'closed')}>
      <p role="status" class="soft">${shelfWords.packed(packed.size, troupe.characters.length)}</p>
      <ul>
        ${troupe.characters.map((id) => {
          const card = catalogue.characters[id];
          return html`<li>
            <button type="button" class="press" data-pack=${id} aria-pressed=${packed.has(id)} @click=${() => this.#flip(id)}>
              ${card ? characterCoin(card, '44px') : nothing}<span class="text"
                ><strong>${cardName(id, catalogue)}</strong><span class="small">${this.#places(id)}</span></span
              >${packed.has(id) ? icon('check') : nothing}
            </button>
          </li>`;
        })}
      </ul>
      ${this.#otherTroupes()} ${products.length > 0 ? html`<p class="small">${shelfWords.broughtBy(products)}</p>` : nothing}
    </moon-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-pack-list': MoonPackList;
  }
}
