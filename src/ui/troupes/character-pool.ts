import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Character } from '../../rules/terms/card-language.ts';
import { FACTIONS, type Faction } from '../../rules/terms/factions.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { refuseJoining } from '../../troupes/judge-troupe.ts';
import type { TroupeCatalogue } from '../../troupes/troupe-catalogue.ts';
import type { Troupe } from '../../troupes/troupe.ts';
import { factionName } from '../../words/names/factions.ts';
import { keywordName } from '../../words/names/keywords.ts';
import { reasonText } from '../../words/reasons/reasons.ts';
import { troupeWords } from '../../words/app/troupes.ts';
import { icon } from '../art/icon.ts';
import { emit } from '../kit/emit.ts';
import { Growing } from '../kit/tray/growing.ts';
import '../kit/icon-button.ts';
import '../kit/fields/segmented.ts';
import { pickList } from '../kit/fields/pick-list.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/fields/text-field.ts';
import '../kit/fields/toggle.ts';
import { characterCoin } from '../cards/coin.ts';
import '../cards/here-choice.ts';
import { unownedFolded } from '../cards/unowned-folded.ts';
import { pageStyles } from '../page/page-styles.ts';
import { foldedText } from '../../words/language/folded-text.ts';
import { alsoCalled } from '../../words/names/official.ts';

/**
 * All characters for a troupe; a character that may not join shows why.
 * @fires character-picked `{ character }` taken or put back
 * @fires looked-at `{ character }`
 */
@customElement('moon-character-pool')
export class MoonCharacterPool extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    pickList,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
        align-content: start;
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
        gap: var(--space-2) var(--space-3);
      }
    `,
  ];
  @property({ attribute: false }) catalogue!: TroupeCatalogue;
  @property({ attribute: false }) troupe!: Troupe;
  /** The owned characters; null while the choice is not limited to them. */
  @state() private miniatures: ReadonlySet<CharacterId> | null = null;
  @state() private faction: Faction | 'any' = 'any';
  @state() private fitting = false;
  @state() private sought = '';
  readonly #growing = new Growing(this);

  #fittingCards(): { card: Character; why: string | null }[] {
    const { catalogue, troupe } = this;
    const sought = foldedText(this.sought.trim());
    return Object.values(catalogue.characters).flatMap((card) => {
      const { id, name, factions, keywords, unselectable } = card;
      const taken = troupe.characters.includes(id);
      if (unselectable && !taken) return [];
      if (this.faction !== 'any' && !factions.includes(this.faction)) return [];
      if (sought !== '' && ![name, ...alsoCalled(name), ...keywords.map(keywordName)].some((word) => foldedText(word).includes(sought)))
        return [];
      const refused = taken ? null : refuseJoining(id, troupe, catalogue);
      if (refused && this.fitting) return [];
      return [{ card, why: refused && reasonText(refused) }];
    });
  }

  #item({ card, why }: { card: Character; why: string | null }) {
    const { id, name, factions, keywords } = card;
    const taken = this.troupe.characters.includes(id);
    const pack = this.catalogue.packs?.get(id);
    const label = [factions.map(factionName).join(' / '), ...keywords.map(keywordName)].join(' · ');
    return html`<li>
      <button
        type="button"
        class="press"
        data-character=${id}
        aria-pressed=${taken}
        aria-disabled=${why === null ? nothing : 'true'}
        @click=${() => why === null && emit(this, 'character-picked', { character: id })}
      >
        ${characterCoin(card, '44px')}<span class="name"
          ><strong>${name}</strong
          ><span class="small soft">${why ?? label}</span
          >${pack === undefined ? nothing : html`<bdi class="small soft" data-from>${pack}</bdi>`}</span
        >
        ${taken ? icon('check') : nothing}
      </button>
      <moon-icon-button
        icon="cards"
        .label=${troupeWords.card(name)}
        @click=${() => emit(this, 'looked-at', { character: id })}
      ></moon-icon-button>
    </li>`;
  }

  #filters() {
    const factions = [
      { id: 'any', label: troupeWords.fromAll() },
      ...FACTIONS.filter((candidate) => Object.values(this.catalogue.characters).some((card) => card.factions.includes(candidate))).map(
        (id) => ({
          id,
          label: factionName(id),
        }),
      ),
    ];
    return html`<div class="row">
        <moon-here-choice
          @here-chosen=${({ detail }: MoonEvent<'here-chosen'>) => (this.miniatures = detail.characters)}
        ></moon-here-choice>
        <moon-segmented
          .label=${troupeWords.sortFaction()}
          .selected=${this.faction}
          .segments=${factions}
          @chosen=${({ detail }: MoonEvent<'chosen', { id: Faction | 'any' }>) => (this.faction = detail.id)}
        ></moon-segmented>
      </div>
      <moon-text-field
        .label=${troupeWords.find()}
        .value=${this.sought}
        @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => (this.sought = detail.value)}
      ></moon-text-field>
      <moon-toggle
        .on=${this.fitting}
        .label=${troupeWords.onlyFitting()}
        @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => (this.fitting = detail.on)}
      ></moon-toggle>`;
  }

  override render() {
    const { miniatures } = this;
    const fitting = this.#fittingCards();
    // owned characters are drawn first
    const shown = miniatures ? fitting.toSorted((a, b) => Number(miniatures.has(b.card.id)) - Number(miniatures.has(a.card.id))) : fitting;
    return html`${this.#filters()}
    ${
      shown.length === 0
        ? html`<p class="soft">${troupeWords.noneFound()}</p>`
        : unownedFolded(
            this.#growing.part(shown),
            ({ card }) => card.id,
            (item) => this.#item(item),
            { collection: miniatures, picks: this.troupe.characters },
          )
    }`;
  }
}

declare global {
  interface MoonriseEvents {
    'character-picked': { character: CharacterId };
    'looked-at': { character: CharacterId };
  }
  interface HTMLElementTagNameMap {
    'moon-character-pool': MoonCharacterPool;
  }
}
