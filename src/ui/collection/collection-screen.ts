import { consume } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Character } from '../../rules/terms/card-language.ts';
import { FACTIONS, type Faction } from '../../rules/terms/factions.ts';
import { collectionWords } from '../../words/app/keeping.ts';
import { factionName } from '../../words/names/factions.ts';
import { keywordName } from '../../words/names/keywords.ts';
import { appWords } from '../../words/app/app.ts';
import { newMatchWords } from '../../words/app/new-match.ts';
import { icon } from '../art/icon.ts';
import type { CollectionPort, OwnedCharacter } from '../contexts/keeping-port.ts';
import { libraryContext } from '../contexts/contexts.ts';
import type { LibraryPort } from '../contexts/library-port.ts';
import '../kit/button.ts';
import '../kit/dialog.ts';
import '../kit/empty-state.ts';
import '../kit/icon-button.ts';
import '../kit/segmented.ts';
import { shared } from '../kit/styles.ts';
import '../kit/text-field.ts';
import '../kit/toast.ts';
import { characterCoin } from '../cards/coin.ts';
import { pageStyles } from '../page/page-styles.ts';
import type { MoonPage } from '../page/page.ts';
import '../page/page.ts';
import { compendiumHash } from '../contexts/places.ts';
import { collectionStyles } from './collection-styles.ts';
import { folded } from '../../words/language/folded.ts';
import { alsoCalled } from '../../words/names/official.ts';

const SHOWN = ['all', 'owned', 'not-owned', 'not-painted'] as const;
type ShownOwned = (typeof SHOWN)[number];

/** Of what is owned, whether it belongs to those shown; a character that is not owned has nothing to be painted. */
const belongs: Record<ShownOwned, (owned: OwnedCharacter) => boolean> = {
  all: () => true,
  owned: ({ owned }) => owned,
  'not-owned': ({ owned }) => !owned,
  'not-painted': ({ owned, painted }) => owned && !painted,
};

/** Every character, whether it is owned and painted, and what is to be remembered of it. */
@customElement('moon-collection-screen')
export class MoonCollectionScreen extends LitElement {
  static override styles = [shared, pageStyles, collectionStyles];
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: LibraryPort;
  @state() private owned: ReadonlyMap<string, OwnedCharacter> | null = null;
  @state() private shown: ShownOwned = 'all';
  @state() private faction: Faction | 'every' = 'every';
  @state() private sought = '';
  @state() private noting: { character: Character; text: string } | null = null;
  @state() private trouble = false;
  @query('moon-page') private readonly page!: MoonPage | null;
  #port: CollectionPort | null = null;

  override focus(): void {
    void this.updateComplete.then(() => this.page?.focus());
  }

  protected override firstUpdated(): void {
    void this.#read();
  }

  async #read() {
    await this.library.load();
    this.#port = await this.library.collection();
    const list = await this.#port.list().catch(() => []);
    this.owned = new Map(list.map((ownedCharacter) => [ownedCharacter.character, ownedCharacter]));
  }

  #of(id: string): OwnedCharacter {
    return this.owned?.get(id) ?? { character: id, owned: false, painted: false, notes: '' };
  }

  async #keep(changed: OwnedCharacter) {
    const before = this.owned;
    this.trouble = false;
    this.owned = new Map([...(before ?? []), [changed.character, changed]]);
    try {
      await this.#port?.save(changed);
    } catch {
      this.owned = before;
      this.trouble = true;
    }
  }

  #found(): Character[] {
    const sought = folded(this.sought.trim());
    return this.library.characters.filter(
      ({ id, name, keywords, factions }) =>
        belongs[this.shown](this.#of(id)) &&
        (this.faction === 'every' || factions.includes(this.faction)) &&
        [name, ...alsoCalled(name), ...keywords.map(keywordName)].some((word) => folded(word).includes(sought)),
    );
  }

  #filters() {
    const shown = {
      all: collectionWords.all(),
      owned: collectionWords.owned(),
      'not-owned': collectionWords.notOwned(),
      'not-painted': collectionWords.notPainted(),
    };
    return html`<div class="row">
        <moon-segmented
          .label=${collectionWords.show()}
          .segments=${SHOWN.map((id) => ({ id, label: shown[id] }))}
          .selected=${this.shown}
          @chosen=${({ detail }: CustomEvent<{ id: ShownOwned }>) => (this.shown = detail.id)}
        ></moon-segmented>
        <moon-segmented
          .label=${collectionWords.factions()}
          .segments=${[{ id: 'every', label: collectionWords.everyFaction() }, ...FACTIONS.map((id) => ({ id, label: factionName(id) }))]}
          .selected=${this.faction}
          @chosen=${({ detail }: CustomEvent<{ id: Faction | 'every' }>) => (this.faction = detail.id)}
        ></moon-segmented>
      </div>
      <moon-text-field
        .label=${newMatchWords.find()}
        .value=${this.sought}
        @changed=${({ detail }: CustomEvent<{ value: string }>) => (this.sought = detail.value)}
      ></moon-text-field>`;
  }

  #item(character: Character) {
    const { id, name } = character;
    const ownedCharacter = this.#of(id);
    const mark = (on: boolean, sign: 'chest' | 'brush', label: string, text: string, change: Partial<OwnedCharacter>) =>
      html`<button
        type="button"
        class="mark"
        aria-pressed=${on}
        aria-label=${text}
        @click=${() => void this.#keep({ ...ownedCharacter, ...change })}
      >
        ${icon(on ? 'check' : sign, '1.3em')}${label}
      </button>`;
    return html`<li data-character=${id} class=${ownedCharacter.owned ? '' : 'missing'}>
      <a class="face" href=${compendiumHash(id)} aria-label=${collectionWords.cardOf(name)}>${characterCoin(character)}</a>
      <span class="who"
        ><strong>${name}</strong
        >${ownedCharacter.notes === '' ? nothing : html`<span class="small soft">${ownedCharacter.notes}</span>`}</span
      >
      ${mark(ownedCharacter.owned, 'chest', collectionWords.owned(), collectionWords.ownedOf(name), { owned: !ownedCharacter.owned, painted: false })}
      ${mark(ownedCharacter.painted, 'brush', collectionWords.painted(), collectionWords.paintedOf(name), { owned: true, painted: !ownedCharacter.painted })}
      <moon-icon-button
        icon="edit"
        .label=${collectionWords.noteOf(name)}
        @click=${() => (this.noting = { character, text: ownedCharacter.notes })}
      ></moon-icon-button>
    </li>`;
  }

  #note({ character, text }: NonNullable<typeof this.noting>) {
    const keep = (): void => {
      const notes = (this.noting?.text ?? text).trim();
      this.noting = null;
      void this.#keep({ ...this.#of(character.id), notes });
    };
    return html`<moon-dialog open .heading=${collectionWords.noteOf(character.name)} @closed=${() => (this.noting = null)}>
      <moon-text-field
        autofocus
        maxlength="300"
        .label=${collectionWords.note()}
        .value=${text}
        @changed=${({ detail }: CustomEvent<{ value: string }>) => (this.noting = { character, text: detail.value })}
      ></moon-text-field>
      <moon-button slot="actions" tone="question" @click=${keep}>${collectionWords.save()}</moon-button>
    </moon-dialog>`;
  }

  override render() {
    const { characters } = this.library;
    const ownedCharacters = [...(this.owned?.values() ?? [])].filter(({ character }) => characters.some(({ id }) => id === character));
    const results = this.owned === null ? [] : this.#found();
    const count = (test: (owned: OwnedCharacter) => boolean): number => ownedCharacters.filter(test).length;
    return html`<moon-page .heading=${collectionWords.heading()}>
        <div class="stack">
          ${this.trouble ? html`<moon-toast @closed=${() => (this.trouble = false)}>${appWords.notKept()}</moon-toast>` : nothing}
          <p class="soft">${collectionWords.text()}</p>
          <p class="counts">
            ${collectionWords.counts(
              count(({ owned }) => owned),
              characters.length,
              count(({ owned, painted }) => owned && painted),
            )}
          </p>
          ${this.#filters()}
          <p role="status" class="soft">${collectionWords.shown(results.length)}</p>
          ${
            this.owned !== null && results.length === 0
              ? html`<moon-empty-state icon="chest" .heading=${collectionWords.none()}></moon-empty-state>`
              : html`<ul>
                  ${results.map((character) => this.#item(character))}
                </ul>`
          }
        </div>
      </moon-page>
      ${this.noting ? this.#note(this.noting) : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-collection-screen': MoonCollectionScreen;
  }
}
