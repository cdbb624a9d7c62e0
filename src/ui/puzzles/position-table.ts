import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { LIMITS, SPANS, type GoalPart, type Puzzle, type Span } from '../../puzzles/puzzle.ts';
import { goalPartLine, puzzleWords, spanName } from '../../words/app/making/puzzles.ts';
import { capital } from '../../words/language/sentences.ts';
import type { PositionGame } from '../contexts/learning/puzzle-port.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import '../kit/fields/text-field.ts';
import '../match/match-screen.ts';
import { fieldStyles } from './field-styles.ts';
import { overTable } from './puzzle-play.ts';

const MOST_STONES = 5;

/** A position on its table, to adjust, to play on, or to make a puzzle of. @fires make-puzzle `Puzzle`, without a solution @fires leave */
@customElement('moon-position-table')
export class MoonPositionTable extends LitElement {
  static override styles = [
    shared,
    overTable,
    fieldStyles,
    css`
      form {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        align-items: end;
        flex-basis: 100%;
      }
      form label {
        display: grid;
        gap: var(--space-1);
        min-width: 0;
      }
    `,
  ];
  @property({ attribute: false }) game!: PositionGame;
  @property({ attribute: false }) called!: (model: string) => string;
  @state() private asking = false;
  @state() private busy = false;
  @state() private typed = '';
  @state() private goal = 0;
  @state() private within: Span = 'activation';

  /** The possible goals of this position: an enemy slain, a number of moonstones, or an enemy slain with moonstones in hand. */
  #goals(): GoalPart[][] {
    const { models } = this.game.table.view(null).table;
    const enemies = Object.values(models).filter(({ seat, status }) => seat === 1 && status === 'board');
    const stones = Array.from({ length: MOST_STONES }, (_, index): GoalPart => ({ what: 'stones', count: index + 1 }));
    return [
      ...enemies.map(({ id }): GoalPart[] => [{ what: 'slain', model: id }]),
      ...stones.map((part) => [part]),
      ...enemies.map(({ id }): GoalPart[] => [
        { what: 'slain', model: id },
        { what: 'stones', count: 1 },
      ]),
    ];
  }

  #make() {
    const puzzle = this.game.puzzleOf(this.typed.trim(), this.#goals()[this.goal] ?? [], this.within);
    this.busy = puzzle === null;
    if (puzzle) emit(this, 'make-puzzle', puzzle);
  }

  #form() {
    const goals = this.#goals();
    return html`<form @submit=${(event: Event) => event.preventDefault()}>
      <moon-text-field
        .label=${puzzleWords.name()}
        .value=${this.typed}
        .maxlength=${LIMITS.letters}
        @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => (this.typed = detail.value)}
      ></moon-text-field>
      <label
        ><span>${puzzleWords.goal()}</span
        ><select data-goal @change=${(event: Event) => (this.goal = Number((event.target as HTMLSelectElement).value))}>
          ${goals.map(
            (goal, index) =>
              html`<option value=${index} ?selected=${index === this.goal}>
                ${goal.map((part) => capital(goalPartLine(part, this.called))).join(' + ')}
              </option>`,
          )}
        </select></label
      >
      <label
        ><span>${puzzleWords.within()}</span
        ><select data-within @change=${(event: Event) => (this.within = (event.target as HTMLSelectElement).value as Span)}>
          ${SPANS.map((span) => html`<option value=${span} ?selected=${span === this.within}>${capital(spanName(span))}</option>`)}
        </select></label
      >
      <moon-button tone="question" icon="play" data-do="prove" ?disabled=${this.typed.trim() === ''} @click=${() => this.#make()}
        >${puzzleWords.prove()}</moon-button
      >
      ${this.busy ? html`<p role="status">${puzzleWords.notAtRest()}</p>` : nothing}
    </form>`;
  }

  override render() {
    return html`<div class="bar">
        <moon-button tone="quiet" icon="chevron-left" data-do="leave" @click=${() => emit(this, 'leave')}
          >${puzzleWords.back()}</moon-button
        >
        <moon-button tone="quiet" icon="edit" data-do="make" aria-expanded=${this.asking} @click=${() => (this.asking = !this.asking)}
          >${puzzleWords.make()}</moon-button
        >
        ${this.asking ? this.#form() : nothing}
      </div>
      <moon-match-screen
        .table=${this.game.table}
        .seating=${'side'}
        @leave=${(event: Event) => (event.stopPropagation(), emit(this, 'leave'))}
        @rematch=${(event: Event) => (event.stopPropagation(), emit(this, 'leave'))}
      ></moon-match-screen>`;
  }
}

declare global {
  interface MoonriseEvents {
    'make-puzzle': Puzzle;
  }
  interface HTMLElementTagNameMap {
    'moon-position-table': MoonPositionTable;
  }
}
