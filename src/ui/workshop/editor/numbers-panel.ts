import { LitElement, css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Character } from '../../../rules/terms/card-language.ts';
import { inches } from '../../../words/language/sentences.ts';
import { workshopWords } from '../../../words/app/making/workshop.ts';
import { emit } from '../../kit/emit.ts';
import { labels } from '../../kit/labels.ts';
import '../../kit/fields/segmented.ts';
import '../../kit/fields/stepper.ts';
import { pressable, shared } from '../../kit/styles.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { factionRow } from './faction-row.ts';
import { numberGrid } from './number-grid.ts';

const BASES = [30, 40, 50] as const;
type NumberField = 'melee' | 'meleeRange' | 'arcane' | 'evade' | 'health';
/** The least and the most value of each number that a table can play with. */
const BOUNDS: Readonly<Record<NumberField, readonly [number, number]>> = {
  melee: [0, 9],
  meleeRange: [0, 6],
  arcane: [0, 9],
  evade: [-4, 4],
  health: [1, 30],
};

/** The numbers of a card as printed, each with a stepper; its health boxes, and its factions. @fires edit `{ edit }` */
@customElement('moon-numbers-panel')
export class MoonNumbersPanel extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    numberGrid,
    css`
      .boxes {
        display: flex;
        flex-wrap: wrap;
        gap: 4px;
      }
      .boxes .press {
        min-width: 44px;
        min-height: 44px;
        padding: 0;
      }
      .dot {
        width: 18px;
        height: 18px;
        border-radius: 50%;
        background: #2f6fd0;
        border: 2px solid var(--outline);
      }
    `,
  ];
  @property({ attribute: false }) card!: Character;

  #set(field: keyof Character, value: unknown) {
    emit(this, 'edit', { edit: { edit: 'set', path: [field], to: value } });
  }

  #number(field: NumberField, name: string, show: (value: number) => string = String) {
    const [min, max] = BOUNDS[field];
    return html`<div data-number=${field}>
      <dt>${name}</dt>
      <dd>
        <moon-stepper
          .label=${name}
          .value=${this.card[field]}
          .min=${min}
          .max=${max}
          .show=${show}
          @changed=${({ detail }: MoonEvent<'changed', { value: number }>) => this.#numbered(field, detail.value)}
        ></moon-stepper>
      </dd>
    </div>`;
  }

  /** Sets a number. Health boxes that go take their dots along. */
  #numbered(field: NumberField, value: number) {
    const { card } = this;
    const dots = card.blueDots.filter((dot) => dot <= value);
    if (field !== 'health' || dots.length === card.blueDots.length) return this.#set(field, value);
    emit(this, 'edit', { edit: { edit: 'set', path: [], to: { ...card, health: value, blueDots: dots } } });
  }

  #box(number: number) {
    const { blueDots } = this.card;
    const isDotted = blueDots.includes(number);
    const dots = isDotted ? blueDots.filter((dot) => dot !== number) : [...blueDots, number].toSorted((a, b) => a - b);
    return html`<button
      type="button"
      class="press"
      data-box=${number}
      aria-pressed=${isDotted}
      aria-label=${workshopWords.box(number)}
      @click=${() => this.#set('blueDots', dots)}
    >
      ${isDotted ? html`<span class="dot"></span>` : number}
    </button>`;
  }

  override render() {
    const { card } = this;
    return html`<section class="panel" aria-label=${workshopWords.numbers()}>
      <dl>
        ${this.#number('melee', labels.melee)} ${this.#number('meleeRange', labels.range, inches)} ${this.#number('arcane', labels.arcane)}
        ${this.#number('evade', labels.evade, (value) => String(value).replace('-', '−'))} ${this.#number('health', labels.health)}
        <div>
          <dt>${labels.base}</dt>
          <dd>
            <moon-segmented
              .label=${labels.base}
              .segments=${BASES.map((base) => ({ id: String(base), label: `${base}` }))}
              .selected=${String(card.base)}
              @chosen=${({ detail }: MoonEvent<'chosen'>) => this.#set('base', Number(detail.id))}
            ></moon-segmented>
          </dd>
        </div>
      </dl>
      <div>
        <p class="small soft">${workshopWords.boxes()}</p>
        <div class="boxes">${Array.from({ length: card.health }, (_, index) => this.#box(index + 1))}</div>
      </div>
      ${factionRow(card.factions, (factions) => this.#set('factions', factions))}
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-numbers-panel': MoonNumbersPanel;
  }
}
