import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { goalLine, puzzleWords } from '../../words/app/making/puzzles.ts';
import { icon } from '../art/icon.ts';
import type { PuzzleGame } from '../contexts/learning/puzzle-port.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import '../match/match-screen.ts';

/** The styles of the bar above the table of a puzzle. */
export const overTable = css`
  :host {
    position: fixed;
    inset: 0;
    z-index: 10;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    background: var(--ground);
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    max-height: 55vh;
    overflow: auto;
    padding: max(var(--space-2), env(safe-area-inset-top)) var(--space-3) var(--space-2);
  }
  .bar p {
    flex: 1 1 14rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .reached {
    color: var(--heal);
    font-weight: 700;
  }
  moon-match-screen {
    height: 100%;
    padding-top: 0;
  }
`;

/** A puzzle under way: its goal and its state, above its table. @fires again @fires go-on @fires leave */
@customElement('moon-puzzle-play')
export class MoonPuzzlePlay extends LitElement {
  static override styles = [shared, overTable];
  @property({ attribute: false }) game!: PuzzleGame;
  @property({ attribute: false }) called!: (model: string) => string;
  /** The sentence in place of the goal while the player proves a solution. */
  @property() proving = '';
  @property({ type: Boolean }) last = false;
  #stop: () => void = () => undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('game')) return;
    this.#stop();
    this.#stop = this.game.table.subscribe(() => this.requestUpdate());
  }

  #news() {
    const standing = this.game.standing();
    if (standing === 'open') return nothing;
    if (standing === 'over') return html`<strong>${puzzleWords.isOver()}</strong>`;
    return html`<span class="reached">${icon('check')} ${puzzleWords.isSolved()}</span>`;
  }

  override render() {
    const { game, proving } = this;
    const { goal, within, name } = game.puzzle;
    const standing = game.standing();
    return html`<div class="bar">
        <moon-button tone="quiet" icon="chevron-left" data-do="leave" @click=${() => emit(this, 'leave')}
          >${puzzleWords.back()}</moon-button
        >
        <p>
          <strong>${name}</strong> ${goalLine(goal, within, this.called)}
          ${proving === '' ? nothing : html`<span class="soft">${proving}</span>`}
          <span role="status" data-standing=${standing}>${this.#news()}</span>
        </p>
        <moon-button tone=${standing === 'over' ? 'question' : 'quiet'} icon="undo" data-do="again" @click=${() => emit(this, 'again')}
          >${puzzleWords.again()}</moon-button
        >
        ${
          standing === 'solved' && !this.last
            ? html`<moon-button tone="question" icon="play" data-do="next" @click=${() => emit(this, 'go-on')}
                >${proving === '' ? puzzleWords.next() : puzzleWords.keep()}</moon-button
              >`
            : nothing
        }
      </div>
      <moon-match-screen
        .table=${game.table}
        .seating=${'side'}
        @leave=${(event: Event) => (event.stopPropagation(), emit(this, 'leave'))}
        @rematch=${(event: Event) => (event.stopPropagation(), emit(this, 'again'))}
      ></moon-match-screen>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-puzzle-play': MoonPuzzlePlay;
  }
}
