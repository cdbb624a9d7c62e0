import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { editorWords } from '../../words/app/making/board-editor.ts';
import { boardTitle } from '../../words/names/boards.ts';
import type { BoardShelf, EditedBoard } from '../contexts/board-port.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import '../kit/button.ts';
import '../kit/sheets/dialog.ts';
import '../kit/icon-button.ts';
import '../board/terrain/board-preview.ts';
import { KeptList } from '../page/kept-list.ts';

/**
 * The saved boards and the ready-made ones.
 * @fires board-taken `{ board }`
 * @fires board-fresh for an empty board
 * @fires closed
 */
@customElement('moon-shelf-dialog')
export class MoonShelfDialog extends LitElement {
  static override styles = [
    shared,
    css`
      .stack {
        display: grid;
        gap: var(--space-3);
      }
      h3 {
        font: 700 var(--text-m) / 1.2 var(--title-face);
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(8.4rem, 1fr));
        gap: var(--space-3);
      }
      li {
        position: relative;
      }
      .board {
        display: grid;
        gap: var(--space-1);
        width: 100%;
        padding: 0 0 var(--space-2);
        border: 0;
        background: none;
        font-weight: 600;
        text-align: center;
      }
      .board:focus-visible {
        outline: 3px solid var(--focus);
      }
      .remove {
        position: absolute;
        top: 4px;
        right: 4px;
      }
      .soft {
        color: var(--ink-soft);
      }
    `,
  ];
  @property({ attribute: false }) shelf!: BoardShelf;
  @property({ attribute: false }) ready: readonly EditedBoard[] = [];
  @property({ type: Boolean, reflect: true }) open = false;
  @state() private candidate: EditedBoard | null = null;
  private readonly ownBoards = new KeptList<EditedBoard>(this, () => this.shelf.list());

  override willUpdate(changes: PropertyValues<this>): void {
    if (changes.has('open') && this.open) void this.ownBoards.read();
  }
  private async takeAway({ id }: EditedBoard): Promise<void> {
    this.candidate = null;
    await this.ownBoards.change(() => this.shelf.remove(id));
  }
  private card(board: EditedBoard, isOwn: boolean) {
    return html`<li>
      <button type="button" class="board" @click=${() => emit(this, 'board-taken', { board })}>
        <moon-board-preview .terrain=${board.terrain} aria-hidden="true"></moon-board-preview>${boardTitle(board)}
      </button>
      ${
        isOwn
          ? html`<moon-icon-button
              class="remove"
              icon="trash"
              label=${editorWords.removeBoard(boardTitle(board))}
              @click=${() => (this.candidate = board)}
            ></moon-icon-button>`
          : nothing
      }
      ${
        this.candidate?.id === board.id && isOwn
          ? html`<moon-button tone="harm" @click=${() => void this.takeAway(board)}
              >${editorWords.removeBoard(boardTitle(board))}</moon-button
            >`
          : nothing
      }
    </li>`;
  }

  override render() {
    if (!this.open) return html`<moon-dialog heading=${editorWords.shelf()}></moon-dialog>`;
    const boards = this.ownBoards.items;
    return html`<moon-dialog open heading=${editorWords.shelf()}>
      <div class="stack">
        <div @closed=${(event: Event) => event.stopPropagation()}>${this.ownBoards.render()}</div>
        ${
          boards === null
            ? nothing
            : html`<h3>${editorWords.own()}</h3>
                ${
                  boards.length === 0
                    ? html`<p class="soft">${editorWords.noneYet()}</p>`
                    : html`<ul>
                        ${boards.map((board) => this.card(board, true))}
                      </ul>`
                }`
        }
        <h3>${editorWords.readyMade()}</h3>
        <ul>
          ${this.ready.map((board) => this.card(board, false))}
        </ul>
      </div>
      <moon-button slot="actions" tone="quiet" @click=${() => emit(this, 'board-fresh')}>${editorWords.fresh()}</moon-button>
    </moon-dialog>`;
  }
}

declare global {
  interface MoonriseEvents {
    'board-fresh': undefined;
    'board-taken': { board: EditedBoard };
  }
  interface HTMLElementTagNameMap {
    'moon-shelf-dialog': MoonShelfDialog;
  }
}
