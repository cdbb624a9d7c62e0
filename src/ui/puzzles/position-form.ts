import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { puzzleWords } from '../../words/app/making/puzzles.ts';
import { byAlphabet } from '../../words/language/sentences.ts';
import type { PuzzlePort, SetUp } from '../contexts/learning/puzzle-port.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import '../kit/icon-button.ts';
import { shared } from '../kit/styles.ts';
import { pageStyles } from '../page/page-styles.ts';
import { fieldStyles } from './field-styles.ts';

/** The most characters of each side. */
const MOST = 6;
const MOST_STONES = 7;

/**
 * Chooses the characters of a position, and its board.
 * @fires lay-out `SetUp`
 */
@customElement('moon-position-form')
export class MoonPositionForm extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    fieldStyles,
    css`
      fieldset {
        display: grid;
        gap: var(--space-2);
        min-width: 0;
        border: 0;
      }
      moon-button {
        justify-self: start;
      }
      li {
        display: flex;
        align-items: center;
        gap: var(--space-2);
      }
    `,
  ];
  @property({ attribute: false }) port!: PuzzlePort;
  @state() private sides: readonly [readonly string[], readonly string[]] = [[], []];
  @state() private board: string | null = null;
  @state() private stones = 3;

  #change(side: 0 | 1, characters: readonly string[]) {
    this.sides = side === 0 ? [characters, this.sides[1]] : [this.sides[0], characters];
  }

  #side(side: 0 | 1) {
    const chosen = this.sides[side];
    const all = this.port.characters().toSorted((a, b) => byAlphabet(a.name, b.name));
    const nameOf = (id: string): string => all.find((character) => character.id === id)?.name ?? id;
    return html`<fieldset>
      <legend>${side === 0 ? puzzleWords.yours() : puzzleWords.theirs()}</legend>
      <ul>
        ${chosen.map(
          (id) =>
            html`<li>
              <span>${nameOf(id)}</span
              ><moon-icon-button
                icon="close"
                .label=${puzzleWords.leaveOut(nameOf(id))}
                @click=${() =>
                  this.#change(
                    side,
                    chosen.filter((character) => character !== id),
                  )}
              ></moon-icon-button>
            </li>`,
        )}
      </ul>
      ${
        chosen.length >= MOST
          ? nothing
          : html`<select
              aria-label=${puzzleWords.add()}
              data-side=${side}
              .value=${''}
              @change=${(event: Event) => {
                const select = event.target as HTMLSelectElement;
                this.#change(side, [...chosen, select.value]);
                select.value = '';
              }}
            >
              <option value="">${puzzleWords.add()}</option>
              ${all.filter(({ id }) => !chosen.includes(id)).map(({ id, name }) => html`<option value=${id}>${name}</option>`)}
            </select>`
      }
    </fieldset>`;
  }

  override render() {
    const { sides, board, stones } = this;
    return html`<p>${puzzleWords.setUpText()}</p>
      ${this.#side(0)} ${this.#side(1)}
      <label class="row"
        ><span>${puzzleWords.board()}</span
        ><select data-board @change=${(event: Event) => (this.board = (event.target as HTMLSelectElement).value || null)}>
          <option value="">${puzzleWords.openGround()}</option>
          ${this.port.boards().map(({ id, name }) => html`<option value=${id} ?selected=${id === board}>${name}</option>`)}
        </select></label
      >
      <label class="row"
        ><span>${puzzleWords.stones()}</span
        ><select data-stones @change=${(event: Event) => (this.stones = Number((event.target as HTMLSelectElement).value))}>
          ${Array.from({ length: MOST_STONES + 1 }, (_, n) => html`<option value=${n} ?selected=${n === stones}>${n}</option>`)}
        </select></label
      >
      <moon-button
        tone="question"
        icon="map"
        data-do="lay-out"
        ?disabled=${sides.some(({ length }) => length === 0)}
        @click=${() => emit(this, 'lay-out', { sides, board, stones })}
        >${puzzleWords.layOut()}</moon-button
      >`;
  }
}

declare global {
  interface MoonriseEvents {
    'lay-out': SetUp;
  }
  interface HTMLElementTagNameMap {
    'moon-position-form': MoonPositionForm;
  }
}
