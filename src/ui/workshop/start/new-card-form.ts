import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Pack, PackId } from '../../../packs/pack.ts';
import { kindName } from '../../../words/app/compendium.ts';
import { workshopWords } from '../../../words/app/making/workshop.ts';
import type { MadeKind } from '../../contexts/cards/workshop-port.ts';
import { companyStyle } from '../../art/company.ts';
import { icon } from '../../art/icon.ts';
import { scenePicture } from '../../art/scenes.ts';
import '../../kit/button.ts';
import { emit } from '../../kit/emit.ts';
import '../../kit/fields/segmented.ts';
import { fieldBox, shared } from '../../kit/styles.ts';
import '../../kit/fields/text-field.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { fairName } from './name-dialog.ts';

/** The most letters of the name of a card. */
const MOST = 40;
/** The kinds of cards that can be made. */
const KINDS: readonly MadeKind[] = ['character', 'upgrade', 'event', 'agenda', 'campaign'];

/** A card to make; `pack`: null for a new pack. */
export interface NewCard {
  kind: MadeKind;
  name: string;
  pack: PackId | null;
}

/** The form for a new card: its kind, its name and its pack. @fires make-card a `NewCard` */
@customElement('moon-new-card-form')
export class MoonNewCardForm extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    companyStyle,
    css`
      .company {
        --tall: 120px;
        height: 150px;
      }
      select {
        ${fieldBox}
        max-width: 100%;
      }
    `,
  ];
  /** Packs that can take the card, the likeliest first. */
  @property({ attribute: false }) packs: readonly Pack[] = [];
  @state() private typed = '';
  @state() private kind: MadeKind = 'character';
  /** The chosen pack, null for a new one; undefined until the player has chosen. */
  @state() private into: PackId | null | undefined = undefined;

  get #pack(): PackId | null {
    return this.into === undefined ? (this.packs[0]?.id ?? null) : this.into;
  }

  #make() {
    const name = fairName(this.typed, MOST);
    if (name !== null) emit(this, 'make-card', { kind: this.kind, name, pack: this.#pack });
  }

  override render() {
    const { packs, typed, kind } = this;
    const into = this.#pack;
    return html`<div class="stack">
      ${scenePicture('packs', icon('edit'))}
      <p>${workshopWords.text()}</p>
      <moon-segmented
        .label=${workshopWords.kindOfCard()}
        .segments=${KINDS.map((id) => ({ id, label: kindName(id) }))}
        .selected=${kind}
        @chosen=${({ detail }: MoonEvent<'chosen', { id: MadeKind }>) => (this.kind = detail.id)}
      ></moon-segmented>
      <moon-text-field
        .label=${kind === 'character' ? workshopWords.called() : workshopWords.calledCard()}
        .value=${typed}
        .maxlength=${MOST}
        .error=${typed === '' || fairName(typed, MOST) !== null ? '' : workshopWords.badName()}
        @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => (this.typed = detail.value)}
        @keydown=${(event: KeyboardEvent) => event.key === 'Enter' && this.#make()}
      ></moon-text-field>
      ${
        packs.length === 0
          ? nothing
          : html`<label class="row"
              ><span>${workshopWords.intoPack()}</span
              ><select @change=${(event: Event) => (this.into = (event.target as HTMLSelectElement).value || null)}>
                ${packs.map(({ id, name }) => html`<option value=${id} ?selected=${id === into}>${name}</option>`)}
                <option value="" ?selected=${into === null}>${workshopWords.newPack()}</option>
              </select></label
            >`
      }
      <div class="row">
        <moon-button icon="edit" data-do="make" ?disabled=${fairName(typed, MOST) === null} @click=${() => this.#make()}
          >${workshopWords.makeCard()}</moon-button
        >
      </div>
    </div>`;
  }
}

declare global {
  interface MoonriseEvents {
    'make-card': NewCard;
  }
  interface HTMLElementTagNameMap {
    'moon-new-card-form': MoonNewCardForm;
  }
}
