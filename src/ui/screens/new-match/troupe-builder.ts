import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Character } from '../../../rules/terms/card-language.ts';
import type { Faction } from '../../../rules/terms/factions.ts';
import type { CharacterId } from '../../../rules/terms/ids.ts';
import type { Reason } from '../../../rules/terms/reason.ts';
import { factionName } from '../../../words/names/factions.ts';
import { keywordName } from '../../../words/names/keywords.ts';
import { reasonText } from '../../../words/reasons/reasons.ts';
import { newMatchWords } from '../../../words/app/new-match.ts';
import { icon } from '../../art/icon.ts';
import { libraryContext } from '../../contexts/contexts.ts';
import type { HouseRules } from '../../contexts/library-port.ts';
import type { BoxPort } from '../../contexts/library/box-port.ts';
import '../../kit/button.ts';
import { emit } from '../../kit/emit.ts';
import '../../kit/icon-button.ts';
import { pickList } from '../../kit/fields/pick-list.ts';
import { pressable, shared } from '../../kit/styles.ts';
import '../../kit/fields/text-field.ts';
import { characterCoin } from '../../cards/coin.ts';
import '../../cards/here-choice.ts';
import { unownedFolded } from '../../cards/unowned-folded.ts';
import { filled, poolOf } from './match-plan.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { foldedText } from '../../../words/language/folded-text.ts';
import { alsoCalled } from '../../../words/names/official.ts';

/** The number of characters from which on the list has a search by name. */
const LONG = 12;

/**
 * Chooses a troupe: the chosen characters, and the whole faction folded below. A character that may not join has the reason under its name.
 * @fires troupe-changed `{ troupe }`
 */
@customElement('moon-troupe-builder')
export class MoonTroupeBuilder extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    pickList,
    css`
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
        gap: var(--space-2) var(--space-3);
      }
      .head {
        margin-block: var(--space-2);
      }
      moon-text-field {
        flex: 1 1 12rem;
      }
      summary {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: var(--space-2) var(--space-3);
        min-height: 60px;
        cursor: pointer;
        list-style: none;
      }
      summary::-webkit-details-marker {
        display: none;
      }
      .coins {
        display: flex;
        flex: 1 1 18rem;
        flex-wrap: wrap;
        gap: var(--space-1);
      }
      .change {
        display: flex;
        align-items: center;
        gap: var(--space-1);
        font-weight: 650;
        color: var(--touchable);
      }
      details[open] .change .icon {
        rotate: 180deg;
      }
    `,
  ];
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: BoxPort;
  @property() faction: Faction = 'commonwealth';
  @property({ attribute: false }) troupe: readonly CharacterId[] = [];
  @property({ attribute: false }) options: HouseRules = {};
  @property({ type: Number }) size = 6;
  /** The characters to choose from; null for all of this device. */
  @property({ attribute: false }) characters: readonly Character[] | null = null;
  @property() label = '';
  @state() private sought = '';
  /** The owned characters, to which the choice is limited; null while it is not limited. */
  @state() private miniatures: ReadonlySet<CharacterId> | null = null;
  @state() private looking: Character | null = null;

  #change(troupe: readonly CharacterId[]) {
    emit(this, 'troupe-changed', { troupe });
  }

  async #look(character: Character) {
    await import('../../cards/character/character-sheet.ts');
    this.looking = character;
  }

  #why(refused: Reason): string {
    return refused.code === 'troupe-size' ? newMatchWords.full() : reasonText(refused);
  }

  #search(pool: readonly Character[]): Character[] {
    const sought = foldedText(this.sought.trim());
    return pool.filter(({ name, keywords }) =>
      [name, ...alsoCalled(name), ...keywords.map(keywordName)].some((word) => foldedText(word).includes(sought)),
    );
  }

  #item(character: Character) {
    const { id, name, keywords } = character;
    const taken = this.troupe.includes(id);
    const members = this.troupe.filter((member) => member !== id);
    const refused = taken ? null : this.library.refusePick(id, this.faction, members, { ...this.options, troupeSize: this.size });
    const pressed = (): void => {
      if (!refused) this.#change(taken ? members : [...members, id]);
    };
    return html`<li>
      <button
        type="button"
        class="press"
        data-character=${id}
        aria-pressed=${taken}
        aria-disabled=${refused ? 'true' : nothing}
        @click=${pressed}
      >
        ${characterCoin(character, '44px', this.faction)}
        <span class="name"
          ><strong>${name}</strong
          ><span class="small soft">${refused ? this.#why(refused) : keywords.map(keywordName).join(' · ')}</span></span
        >
        ${taken ? icon('check') : nothing}
      </button>
      <moon-icon-button icon="cards" .label=${newMatchWords.card(name)} @click=${() => void this.#look(character)}></moon-icon-button>
    </li>`;
  }

  #pool(pool: readonly Character[]) {
    const { troupe, size, faction } = this;
    const results = this.#search(pool);
    const { miniatures } = this;
    const present = miniatures ? pool.filter(({ id }) => miniatures.has(id) || troupe.includes(id)) : pool;
    return html`<moon-here-choice
        class="head"
        @here-chosen=${({ detail }: MoonEvent<'here-chosen'>) => (this.miniatures = detail.characters)}
      ></moon-here-choice>
      <div class="row spread head">
        ${
          pool.length > LONG
            ? html`<moon-text-field
                .label=${newMatchWords.find()}
                .value=${this.sought}
                @changed=${(event: MoonEvent<'changed', { value: string }>) => (this.sought = event.detail.value)}
              ></moon-text-field>`
            : nothing
        }
        <span class="row">
          <moon-button tone="quiet" ?disabled=${troupe.length === 0} @click=${() => this.#change([])}>${newMatchWords.clear()}</moon-button>
          <moon-button
            tone="quiet"
            ?disabled=${troupe.length >= Math.min(size, present.length)}
            @click=${() => this.#change(filled(troupe, present, size))}
            >${newMatchWords.fill()}</moon-button
          >
        </span>
      </div>
      ${pool.length < size ? html`<p class="soft head">${newMatchWords.poolTooSmall(factionName(faction), pool.length, size)}</p>` : nothing}
      ${
        results.length === 0
          ? html`<p class="soft head">${newMatchWords.noneFound()}</p>`
          : unownedFolded(
              results,
              ({ id }) => id,
              (character) => this.#item(character),
              { collection: this.miniatures, picks: troupe },
            )
      }`;
  }

  override render() {
    const { library, troupe, size, faction } = this;
    const pool = poolOf(this.characters ?? library.characters, faction);
    const chosen = troupe.flatMap((id) => pool.filter((character) => character.id === id));
    return html`<div role="group" aria-label=${this.label}>
        <details>
          <summary>
            <span class="coins">${chosen.map((character) => characterCoin(character, '44px', faction))}</span>
            <span class="small">${newMatchWords.chosen(troupe.length, size)}</span>
            <span class="change">${newMatchWords.change()}${icon('chevron-down')}</span>
          </summary>
          ${this.#pool(pool)}
        </details>
      </div>
      ${this.looking ? html`<moon-character-sheet .character=${this.looking} @closed=${() => (this.looking = null)}></moon-character-sheet>` : nothing}`;
  }
}

declare global {
  interface MoonriseEvents {
    'troupe-changed': { troupe: readonly CharacterId[] };
  }
  interface HTMLElementTagNameMap {
    'moon-troupe-builder': MoonTroupeBuilder;
  }
}
