import { css, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Catalogue } from '../../rules/terms/card-language.ts';
import { ARCANE_DECK, MELEE_DECK } from '../../rules/terms/decks.ts';
import { FACTIONS } from '../../rules/terms/factions.ts';
import type { Troupe } from '../../troupes/troupe.ts';
import { printWords } from '../../words/app/print.ts';
import { titles } from '../../words/app/titles.ts';
import { factionName } from '../../words/names/factions.ts';
import { crystal } from '../art/crystal.ts';
import '../cards/deck/arcane-card.ts';
import '../cards/deck/melee-card.ts';
import { shownDeal } from '../cards/deck/shown-deal.ts';
import type { CardShelf } from '../contexts/cards/compendium-port.ts';
import '../kit/button.ts';
import '../kit/fields/segmented.ts';
import { fieldBox, shared } from '../kit/styles.ts';
import { ChangeNotice } from '../page/change-notice.ts';
import { Screen } from '../page/screen.ts';
import { pageStyles } from '../page/page-styles.ts';
import { cardOf, paperCard, paperToken, type PaperCard } from './paper-card.ts';
import { LETTERS, paperStyles } from './paper-styles.ts';

const KINDS = ['cards', 'tokens', 'melee', 'arcane'] as const;
type PaperKind = (typeof KINDS)[number];

/** A set of cards to print: its id, its name and its contents. */
interface PaperChoice {
  id: string;
  name: string;
  cards: readonly PaperCard[];
}

/** The number of things on a sheet. */
const PER_SHEET: Record<PaperKind, number> = { cards: 4, tokens: 12, melee: 6, arcane: 6 };
const STONES = 7;

function sheetsOf<T>(all: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, index) => all.slice(index * most, (index + 1) * most));
}

/** Cards, counters and decks on paper: 88 × 126 mm, four a page, on A4 and on Letter. `at`: a troupe by its id, or one of the other sets. */
@customElement('moon-print-screen')
export class MoonPrintScreen extends Screen {
  static override styles = [
    shared,
    pageStyles,
    paperStyles,
    css`
      label {
        display: grid;
        gap: var(--space-1);
        font-weight: 600;
      }
      moon-page {
        min-height: 0;
      }
      select {
        width: 100%;
        min-width: 0;
        ${fieldBox}
      }
    `,
  ];
  @property() at = '';
  @state() private shelf: CardShelf | null = null;
  @state() private troupes: readonly Troupe[] = [];
  @state() private faces: Catalogue['melee'] | null = null;
  @state() private kind: PaperKind = 'cards';
  @state() private chosen = '';
  readonly #notice = new ChangeNotice(this);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('at')) this.chosen = this.at;
  }

  protected override firstUpdated(): void {
    void this.#read();
  }

  async #read() {
    await this.#part(async () => {
      const { shelf } = await this.library.troupes();
      this.troupes = (await shelf.list()).map(({ troupe }) => troupe);
    });
    await this.#part(async () => {
      const figure = await this.library.figure('MEL');
      this.faces = figure && 'faces' in figure ? figure.faces : null;
    });
    await this.#part(async () => {
      this.shelf = await this.library.cards();
    });
    await document.fonts.ready; // letters have another width until their font is loaded
    this.requestUpdate();
  }

  /** Reads one part of the screen; the others are printed without it. */
  async #part(read: () => Promise<void>) {
    try {
      await read();
    } catch {
      this.#notice.fail('unread');
    }
  }

  get #sets(): PaperChoice[] {
    const { shelf, troupes } = this;
    if (!shelf) return [];
    const maker = (id: string): string | null => shelf.packs?.get(id) ?? null;
    const characters = shelf.characters.map((character) => ({ character, maker: maker(character.id) }));
    const upgrades = shelf.upgrades.map((upgrade) => ({ upgrade, maker: maker(upgrade.id) }));
    const tableCards = shelf.tableCards.map((tableCard) => ({ tableCard, maker: maker(tableCard.id) }));
    const all: PaperCard[] = [...characters, ...upgrades, ...tableCards];
    const packs = [...new Set(shelf.packs?.values() ?? [])];
    const inTroupe = ({ characters: ids, upgrades: borne }: Troupe): PaperCard[] => {
      const wanted = [...ids, ...Object.values(borne).flat()];
      return all.filter((card) => wanted.includes(cardOf(card).id));
    };
    return [
      ...troupes.map((troupe) => ({ id: troupe.id, name: troupe.name, cards: inTroupe(troupe) })),
      ...packs.map((pack) => ({ id: `pack.${pack}`, name: pack, cards: all.filter((card) => card.maker === pack) })),
      ...FACTIONS.map((faction) => ({
        id: faction,
        name: factionName(faction),
        cards: characters.filter(({ character }) => character.factions.includes(faction)),
      })),
      { id: 'upgrades', name: printWords.upgrades(), cards: upgrades },
      { id: 'table-cards', name: printWords.tableCards(), cards: tableCards },
      { id: 'all', name: printWords.all(), cards: all },
    ];
  }

  get #set(): PaperChoice | undefined {
    const sets = this.#sets;
    return sets.find(({ id }) => id === this.chosen) ?? sets[0];
  }

  protected override updated(): void {
    this.#fit();
  }

  /** Makes the letters of each card small enough, but never smaller than 7 pt; a card that does not fit then is marked. */
  #fit(): void {
    for (const card of this.renderRoot.querySelectorAll<HTMLElement>('.paper')) {
      for (const letters of LETTERS) {
        card.classList.remove(...LETTERS.filter((name) => name !== ''));
        if (letters !== '') card.classList.add(letters);
        if (card.scrollHeight <= card.clientHeight && card.scrollWidth <= card.clientWidth) break;
      }
      card.toggleAttribute('data-full', card.scrollHeight > card.clientHeight || card.scrollWidth > card.clientWidth);
    }
  }

  #deck(kind: 'melee' | 'arcane'): TemplateResult[] {
    const { faces } = this;
    if (kind === 'melee')
      return MELEE_DECK.map(
        (card) =>
          html`<div class="cut">
            <moon-melee-card
              .card=${card}
              .types=${faces?.[card].types ?? []}
              .deal=${faces ? shownDeal(faces[card].deal) : null}
            ></moon-melee-card>
          </div>`,
      );
    return ARCANE_DECK.map((card) => html`<div class="cut"><moon-arcane-card .card=${card}></moon-arcane-card></div>`);
  }

  #sheets(): TemplateResult[] {
    const { kind } = this;
    const cards = this.#set?.cards ?? [];
    const most = PER_SHEET[kind];
    if (kind === 'cards')
      return sheetsOf(cards, most).map((sheet) => html`<section class="sheet cards">${sheet.map((card) => paperCard(card))}</section>`);
    if (kind !== 'tokens') return sheetsOf(this.#deck(kind), most).map((sheet) => html`<section class="sheet deck">${sheet}</section>`);
    const tokens = cards.flatMap((card) => ('character' in card ? [paperToken(card.character)] : []));
    const stones = Array.from(
      { length: STONES },
      () =>
        html`<svg class="stone" viewBox="-25 -25 50 50" style="width:25mm;height:25mm" aria-hidden="true">
          <circle r="24.500" fill="#fff" stroke="#000" stroke-width="0.500"></circle>
          <g transform="translate(-18 -23)">${crystal(null, '36')}</g>
        </svg>`,
    );
    return sheetsOf([...tokens, ...stones], most).map((sheet) => html`<section class="sheet round">${sheet}</section>`);
  }

  #tools(sheets: number) {
    const { kind } = this;
    return html`<div class="stack">
      ${this.#notice.render()}
      <p class="soft">${printWords.text()}</p>
      <moon-segmented
        .label=${printWords.what()}
        .selected=${kind}
        .segments=${KINDS.map((id) => ({ id, label: printWords.kind(id) }))}
        @chosen=${({ detail }: MoonEvent<'chosen', { id: PaperKind }>) => (this.kind = detail.id)}
      ></moon-segmented>
      ${
        kind === 'cards' || kind === 'tokens'
          ? html`<label
              >${printWords.whose()}<select
                data-do="set"
                @change=${({ target }: Event) => (this.chosen = (target as HTMLSelectElement).value)}
              >
                ${this.#sets.map(
                  ({ id, name, cards }) =>
                    html`<option value=${id} ?selected=${id === this.#set?.id}>${name} · ${printWords.cards(cards.length)}</option>`,
                )}
              </select></label
            >`
          : nothing
      }
      <div class="row spread">
        <span role="status" data-sheets=${sheets}>${printWords.sheets(sheets)}</span>
        <moon-button icon="quill" data-do="print" ?disabled=${sheets === 0} @click=${() => window.print()}
          >${printWords.print()}</moon-button
        >
      </div>
    </div>`;
  }

  override render() {
    const sheets = this.#sheets();
    return html`<moon-page class="screen-only" .heading=${titles.print()} .back=${'#/compendium'}>${this.#tools(sheets.length)}</moon-page>
      <section class="sheets" tabindex="0" aria-label=${titles.print()}>${sheets}</section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-print-screen': MoonPrintScreen;
  }
}
