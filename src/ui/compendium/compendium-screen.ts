import { css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { onSpoken } from '../../words/language/locale.ts';
import { compendiumWords, kindName } from '../../words/app/compendium.ts';
import { keywordName } from '../../words/names/keywords.ts';
import { appWords } from '../../words/app/app.ts';
import { signed } from '../../words/language/sentences.ts';
import { factionSign } from '../art/factions.ts';
import { icon } from '../art/icon.ts';
import '../kit/button.ts';
import '../kit/sheets/empty-state.ts';
import { Growing } from '../kit/tray/growing.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/fields/text-field.ts';
import '../kit/sheets/toast.ts';
import { characterCoin } from '../cards/coin.ts';
import { pageStyles } from '../page/page-styles.ts';
import { Screen } from '../page/screen.ts';
import { titles } from '../../words/app/titles.ts';
import { compendiumHash, packsHash, printHash } from '../contexts/places.ts';
import { answers, readQuery } from './card-query.ts';
import './card-page.ts';
import { Watching } from '../contexts/watching.ts';
import { entriesOf, type CompendiumEntry } from './entry.ts';
import './filter-panel.ts';
import { noFilters, matchesFilters, type Filters } from './filters.ts';
import { kindIcon } from './kind-icon.ts';

/** All cards: to search, read and compare. The search stays while cards are opened. */
@customElement('moon-compendium-screen')
export class MoonCompendiumScreen extends Screen {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    css`
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
        gap: var(--space-2) var(--space-3);
      }
      li {
        min-width: 0;
        content-visibility: auto;
        contain-intrinsic-size: auto 76px;
        padding-bottom: 4px;
      }
      .press {
        width: 100%;
        min-height: 72px;
        justify-content: flex-start;
        gap: var(--space-3);
        padding: var(--space-2) var(--space-3);
        font-weight: 500;
        text-decoration: none;
        color: var(--ink);
      }
      .who {
        flex: 1;
        min-width: 0;
      }
      strong,
      .small {
        display: block;
      }
      .sign {
        display: grid;
        place-items: center;
        min-width: 60px;
        color: var(--touchable);
      }
      .signs {
        display: grid;
        gap: 2px;
      }
      /* three and four signs stand in two columns, so that no row grows */
      .signs:has(> :nth-child(3)) {
        grid-template-columns: auto auto;
      }
    `,
  ];
  /** The id of the open card, two ids with a slash between them, or '' for the whole list. */
  @property() at = '';
  @state() private entries: readonly CompendiumEntry[] | null = null;
  @state() private sought = '';
  @state() private filters: Filters = noFilters;
  /** The character for which a second one is being chosen; null for none. */
  @state() private beside: CompendiumEntry | null = null;
  #lastRead = '';
  readonly #growing = new Growing(this);

  /** Focuses the heading, or in the list the card that was last open. */
  override focus(): void {
    void this.updateComplete.then(async () => {
      const find = () => this.renderRoot.querySelector<HTMLElement>(`[data-card="${this.#lastRead}"]`);
      if (this.at === '' && this.#lastRead !== '' && !find()) {
        this.#growing.whole();
        await this.updateComplete;
      }
      const read = this.at === '' ? find() : null;
      if (read) read.focus();
      else this.headed?.focus();
    });
  }

  /** Makes the entries again after a change of language, since searches use its words. */
  protected readonly spoken = new Watching(
    this,
    () => ({ subscribe: onSpoken }),
    () => void this.#read(),
  );

  protected override firstUpdated(): void {
    void this.#read();
  }

  async #read() {
    this.entries = entriesOf(await this.library.cards());
  }

  #entry(id: string): CompendiumEntry | null {
    return this.entries?.find((entry) => entry.id === id) ?? null;
  }

  #numbers(entry: CompendiumEntry): string {
    if (!('character' in entry.card)) return kindName(entry.kind);
    const { melee, arcane, evade } = entry.card.character;
    return compendiumWords.numbers(String(melee), String(arcane), evade === 0 ? '0' : signed(evade));
  }

  #item(entry: CompendiumEntry) {
    const { id, name, keywords, factions, card, pack } = entry;
    const to = this.beside ? compendiumHash(this.beside.id, id) : compendiumHash(id);
    return html`<li>
      <a class="press" href=${to} data-card=${id}>
        ${'character' in card ? characterCoin(card.character, '60px') : html`<span class="sign">${icon(kindIcon(entry.kind), '2.4em')}</span>`}
        <span class="who"
          ><strong>${name}</strong>
          <span class="small soft">${keywords.map(keywordName).join(' · ')}</span>
          <span class="small soft">${this.#numbers(entry)}</span
          >${pack === undefined ? nothing : html`<bdi class="small soft" data-from>${pack}</bdi>`}</span
        >
        <span class="signs">${factions.map((faction) => factionSign(faction, '26px'))}</span>
      </a>
    </li>`;
  }

  #all(entries: readonly CompendiumEntry[]) {
    const sought = readQuery(this.sought);
    const { beside } = this;
    const entrys = entries.filter(
      (entry) =>
        matchesFilters(entry, this.filters) &&
        answers(entry, sought) &&
        (beside === null || (entry.kind === 'character' && entry !== beside)),
    );
    return html`<div class="stack">
      ${
        beside
          ? html`<moon-toast tone="news" .closable=${false}
              >${compendiumWords.comparing(beside.name)}<moon-button slot="link" tone="quiet" @click=${() => (this.beside = null)}
                >${compendiumWords.stopComparing()}</moon-button
              ></moon-toast
            >`
          : nothing
      }
      <moon-text-field
        .label=${compendiumWords.find()}
        .hint=${compendiumWords.findHint()}
        .value=${this.sought}
        @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => (this.sought = detail.value)}
      ></moon-text-field>
      <moon-filter-panel
        .entries=${entries}
        .filters=${this.filters}
        @filters-changed=${({ detail }: MoonEvent<'filters-changed'>) => (this.filters = detail)}
      ></moon-filter-panel>
      <p class="row"><a href=${packsHash()}>${appWords.packs()}</a><a href=${printHash()}>${titles.print()}</a></p>
      <p role="status" class="soft">${compendiumWords.count(entrys.length)}</p>
      ${
        entrys.length === 0
          ? html`<moon-empty-state icon="search" .heading=${compendiumWords.none()} .text=${compendiumWords.noneText()}></moon-empty-state>`
          : html`<ul>
              ${this.#growing.part(entrys).map((entry) => this.#item(entry))}
            </ul>`
      }
    </div>`;
  }

  #compare({ detail: { id } }: MoonEvent<'compare'>) {
    this.beside = this.#entry(id);
    location.hash = compendiumHash();
  }

  #like({ detail: { tag } }: MoonEvent<'tag-wanted'>) {
    this.filters = { ...noFilters, wanted: [tag] };
    this.sought = '';
    location.hash = compendiumHash();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('at') || this.at === '') return;
    this.#lastRead = this.at.split('/').at(-1) ?? '';
    if (this.at.includes('/')) this.beside = null;
  }

  #open() {
    const [entry, rival] = this.at.split('/').map((id) => this.#entry(id));
    return html`<div class="stack">
      ${
        entry
          ? html`<moon-card-page
              .entry=${entry}
              .counterpart=${rival ?? null}
              @compare=${(event: MoonEvent<'compare'>) => this.#compare(event)}
              @tag-wanted=${(event: MoonEvent<'tag-wanted'>) => this.#like(event)}
            ></moon-card-page>`
          : html`<moon-empty-state icon="search" .heading=${compendiumWords.gone()}></moon-empty-state>`
      }
    </div>`;
  }

  #heading(): string {
    const names = this.at === '' ? [] : this.at.split('/').flatMap((id) => this.#entry(id)?.name ?? []);
    const [first, second] = names;
    if (first === undefined) return compendiumWords.heading();
    return second === undefined ? first : compendiumWords.beside(first, second);
  }

  override render() {
    const { entries } = this;
    const deep = this.at !== '';
    return html`<moon-page
      .heading=${this.#heading()}
      .back=${deep ? compendiumHash() : '#/'}
      .backLabel=${deep ? compendiumWords.toAll() : ''}
    >
      ${entries === null ? html`<p class="soft">${appWords.loading()}</p>` : this.at === '' ? this.#all(entries) : this.#open()}
    </moon-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-compendium-screen': MoonCompendiumScreen;
  }
}
