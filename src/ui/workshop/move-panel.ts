import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Character, Signature } from '../../rules/terms/card-language.ts';
import { MELEE_CARDS, type MeleeCard } from '../../rules/terms/decks.ts';
import { DAMAGE_TYPES } from '../../rules/terms/factions.ts';
import { signatureText } from '../../words/cards/abilities.ts';
import { workshopWords } from '../../words/app/making/workshop.ts';
import { damageTypeName } from '../../words/names/damage.ts';
import { meleeCardName } from '../../words/names/melee-cards.ts';
import { damageSign } from '../art/damage.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import '../kit/fields/stepper.ts';
import { fieldBox, pressable, shared } from '../kit/styles.ts';
import '../kit/fields/toggle.ts';
import { pageStyles } from '../page/page-styles.ts';
import type { Path } from '../../packs/finding.ts';
import './text/text-pieces.ts';

/** The most damage of a blow. */
const MOST = 9;

/**
 * The signature move of a card: its melee card, its damage type, its damage against each melee card, and its text.
 * @fires edit `{ edit }`
 * @fires tapped `{ path }`
 * @fires rename
 */
@customElement('moon-move-panel')
export class MoonMovePanel extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    css`
      .deals {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
        gap: var(--space-2) var(--space-4);
      }
      .deals li {
        display: grid;
        gap: var(--space-1);
        padding: var(--space-2);
        border: 1px solid var(--line);
        border-radius: 10px;
      }
      .name {
        font: 700 var(--text-l) / 1.2 var(--title-face);
        max-width: 100%;
        overflow-wrap: anywhere;
      }
      select {
        ${fieldBox}
      }
    `,
  ];
  @property({ attribute: false }) card!: Character;
  @property({ attribute: false }) chosen: Path | null = null;

  #set(path: Path, value: unknown) {
    emit(this, 'edit', { edit: { edit: 'set', path: ['signature', ...path], to: value } });
  }

  /** The damage against one melee card. The stepper's −1 stands for no damage at all: ∅. */
  #deal(move: Signature, against: MeleeCard) {
    const { hit, followUp } = move.deal[against];
    const name = meleeCardName(against);
    const put = (deal: Signature['deal'][MeleeCard]): void => this.#set(['deal', against], deal);
    return html`<li data-deal=${against}>
      <span class="small">${name}</span>
      <moon-stepper
        .label=${workshopWords.against(name)}
        .value=${hit ?? -1}
        .min=${-1}
        .max=${MOST}
        .show=${(value: number) => (value < 0 ? '∅' : String(value))}
        @changed=${({ detail }: MoonEvent<'changed', { value: number }>) => put({ ...move.deal[against], hit: detail.value < 0 ? null : detail.value })}
      ></moon-stepper>
      <moon-toggle
        .label=${workshopWords.followUp()}
        .on=${followUp === true}
        @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => put(detail.on ? { hit, followUp: true } : { hit })}
      ></moon-toggle>
    </li>`;
  }

  override render() {
    const { card } = this;
    const { signature: move } = card;
    if (!move) return nothing;
    return html`<section class="panel" data-signature>
      <button type="button" class="press name" lang="en" data-do="rename-move" @click=${() => emit(this, 'rename')}>${move.name}</button>
      <label class="row"
        ><span>${workshopWords.moveLiesOn()}</span
        ><select @change=${(event: Event) => this.#set(['upgrades'], (event.target as HTMLSelectElement).value)}>
          ${MELEE_CARDS.map((melee) => html`<option value=${melee} ?selected=${melee === move.upgrades}>${meleeCardName(melee)}</option>`)}
        </select></label
      >
      <div class="row" role="group" aria-label=${workshopWords.damageTypes()}>
        ${DAMAGE_TYPES.map((type) => {
          const isIn = move.types.includes(type);
          const types = isIn
            ? move.types.filter((kept) => kept !== type)
            : DAMAGE_TYPES.filter((kept) => kept === type || move.types.includes(kept));
          return html`<button
            type="button"
            class="press"
            data-type=${type}
            aria-pressed=${isIn}
            @click=${() => this.#set(['types'], types)}
          >
            ${damageSign(type)}${damageTypeName(type)}
          </button>`;
        })}
      </div>
      <ul class="deals">
        ${MELEE_CARDS.map((against) => this.#deal(move, against))}
      </ul>
      ${signatureText(move) === '' ? nothing : html`<moon-text-pieces .card=${card} .text=${['signature']} .chosen=${this.chosen}></moon-text-pieces>`}
      <div class="row">
        <moon-button tone="quiet" icon="plus" data-do="add-to-move" @click=${() => emit(this, 'tapped', { path: ['signature'] })}
          >${workshopWords.addToText()}</moon-button
        >
        <moon-button
          tone="quiet"
          icon="trash"
          data-do="remove-move"
          @click=${() => emit(this, 'edit', { edit: { edit: 'set', path: ['signature'], to: null } })}
          >${workshopWords.less()}</moon-button
        >
      </div>
    </section>`;
  }
}

declare global {
  interface MoonriseEvents {
    rename: undefined;
  }
  interface HTMLElementTagNameMap {
    'moon-move-panel': MoonMovePanel;
  }
}
