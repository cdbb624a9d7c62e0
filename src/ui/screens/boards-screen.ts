import { css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { fileProblemSaid, styleName } from '../../words/app/making/board-editor.ts';
import { boardsWords } from '../../words/app/making/boards-screen.ts';
import '../board-editor/board-editor.ts';
import type { MoonBoardEditor } from '../board-editor/board-editor.ts';
import '../board-editor/seed-dialog.ts';
import { companyStyle } from '../art/company.ts';
import { icon } from '../art/icon.ts';
import { scenePicture } from '../art/scenes.ts';
import type { BoardRead, BoardShelf, BoardWorkshop, EditedBoard } from '../contexts/board-port.ts';
import type { Parcel } from '../contexts/cards/troupe-port.ts';
import '../kit/button.ts';
import '../kit/sheets/dialog.ts';
import '../kit/sheets/empty-state.ts';
import '../kit/icon-button.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/sheets/toast.ts';
import '../board/terrain/board-preview.ts';
import { KeptList } from '../page/kept-list.ts';
import { Screen } from '../page/screen.ts';
import { pageStyles } from '../page/page-styles.ts';
import { NEW_BOARD, boardsHash } from '../contexts/places.ts';

const freeId = (id: string, taken: readonly EditedBoard[]): string => {
  let [free, count] = [id, 1];
  while (taken.some((board) => board.id === free)) free = `${id}-${(count += 1)}`;
  return free;
};

const asWritten = (board: EditedBoard | null): string => JSON.stringify(board ? [board.name, board.terrain] : null);

/** The ready-made boards and the player's own, and the editor for one of them. */
@customElement('moon-boards-screen')
export class MoonBoardsScreen extends Screen {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    companyStyle,
    css`
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
        gap: var(--space-4);
      }
      li {
        display: grid;
        align-content: start;
        gap: var(--space-2);
      }
      a.press {
        text-decoration: none;
      }
      li a.press {
        display: grid;
        gap: var(--space-2);
        padding: var(--space-2);
        text-align: center;
      }
      .name {
        display: block;
        font: 700 var(--text-l) / 1.2 var(--title-face);
      }
      .tools {
        justify-content: center;
      }
      .mend {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: var(--space-1);
      }
      input {
        display: none;
      }
      moon-board-editor {
        position: fixed;
        inset: 0;
        z-index: 3;
      }
    `,
  ];
  /** The id of the board in the editor, `+` for a new one, '' for none. */
  @property() at = '';
  @state() private bench: { workshop: BoardWorkshop; shelf: BoardShelf } | null = null;
  @state() private edited: { board: EditedBoard | null } | null = null;
  @state() private seeding = false;
  @state() private parcel: Parcel | null = null;
  @state() private unsavedName: string | null = null;
  readonly #ownBoards = new KeptList<EditedBoard>(this, async () => (await this.bench?.shelf.list()) ?? []);
  @query('moon-board-editor') private readonly editor!: MoonBoardEditor | null;
  @query('input') private readonly input!: HTMLInputElement;
  /** The board as it was last saved. */
  #savedText = '';

  protected override get headed(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('moon-page, moon-board-editor');
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('at') || changed.has('library')) void this.#go().catch(() => this.#ownBoards.fail('unread'));
  }

  async #go() {
    this.bench ??= await this.library.workshop();
    const isRead = await this.#ownBoards.read();
    const board = [...(this.#ownBoards.items ?? []), ...this.bench.workshop.ready].find(({ id }) => id === this.at) ?? null;
    this.edited = this.at === NEW_BOARD || board ? { board } : null;
    this.#savedText = asWritten(board);
    if (isRead && this.at !== '' && !this.edited) this.#ownBoards.say({ words: boardsWords.gone(), tone: 'refusal' });
  }

  /** Saves a board under a new id; resolves with the id. */
  async #add({ name, terrain }: EditedBoard, words: string): Promise<string | null> {
    const { bench } = this;
    if (!bench) return null;
    const id = freeId(`own-${name.toLowerCase().replaceAll(/\s+/g, '-')}`, this.#ownBoards.items ?? []);
    return (await this.#ownBoards.change(() => bench.shelf.save({ id, name, terrain }), { words, tone: 'good' })) ? id : null;
  }

  async #import() {
    const [file] = this.input.files ?? [];
    this.input.value = '';
    if (file) await this.take(file);
  }

  /** Reads a board from a file, and says whether that worked. */
  async take(file: File): Promise<void> {
    let read: BoardRead | undefined;
    if (!(await this.#ownBoards.reading(async () => (read = this.bench?.workshop.read(await file.text()))))) return;
    if (read?.ok) await this.#add(read.board, boardsWords.arrived(read.board.name));
    else if (read) this.#ownBoards.say({ words: fileProblemSaid(read.problem, read.where), tone: 'refusal' });
  }

  async #seeded(board: EditedBoard) {
    this.seeding = false;
    const id = await this.#add(board, boardsWords.arrived(board.name));
    if (id !== null) location.hash = boardsHash(id);
  }

  #leave() {
    const editedBoard = this.editor?.edited ?? null;
    const bare = this.#savedText === 'null' && editedBoard?.terrain.length === 0;
    if (editedBoard && !bare && asWritten(editedBoard) !== this.#savedText) this.unsavedName = editedBoard.name;
    else location.hash = boardsHash();
  }

  #remove(board: EditedBoard) {
    const undo = () => this.#ownBoards.change(() => this.bench?.shelf.save(board));
    return this.#ownBoards.change(() => this.bench?.shelf.remove(board.id), { words: boardsWords.removed(board.name), tone: 'news', undo });
  }

  #card(board: EditedBoard, isOwn: boolean) {
    const { name, terrain } = board;
    const faults = isOwn ? (this.bench?.workshop.check(terrain).filter(({ grade }) => grade === 'error').length ?? 0) : 0;
    const share = (): Promise<boolean> =>
      this.#ownBoards.reading(async () => {
        const [desk] = await Promise.all([this.library.troupes(), import('../troupes/share-dialog.ts')]);
        this.parcel = desk.shareBoard(board);
      });
    return html`<li data-board=${board.id}>
      <a class="press" href=${boardsHash(board.id)}>
        <moon-board-preview aria-hidden="true" .terrain=${terrain}></moon-board-preview>
        <span
          ><span class="name">${name}</span> <span class="small soft">${isOwn ? boardsWords.edit() : boardsWords.editCopy()}</span></span
        >
      </a>
      ${faults > 0 ? html`<p class="mend small">${icon('warning')}${boardsWords.toMend(faults)}</p>` : nothing}
      <div class="row tools">
        <moon-icon-button
          icon="plus"
          .label=${boardsWords.copy(name)}
          @click=${() => void this.#add({ ...board, name: boardsWords.copied(name) }, boardsWords.arrived(boardsWords.copied(name)))}
        ></moon-icon-button>
        <moon-icon-button icon="share" .label=${boardsWords.save(name)} @click=${() => void share()}></moon-icon-button>
        ${isOwn ? html`<moon-icon-button icon="trash" .label=${boardsWords.remove(name)} @click=${() => void this.#remove(board)}></moon-icon-button>` : nothing}
      </div>
    </li>`;
  }

  #editor({ board }: { board: EditedBoard | null }, { workshop, shelf }: { workshop: BoardWorkshop; shelf: BoardShelf }) {
    return html`<moon-board-editor
        .workshop=${workshop}
        .shelf=${shelf}
        .board=${board}
        @board-saved=${({ detail }: MoonEvent<'board-saved'>) => (this.#savedText = asWritten(detail.board))}
        @left=${() => this.#leave()}
      ></moon-board-editor>
      <moon-dialog ?open=${this.unsavedName !== null} .heading=${boardsWords.leave()} @closed=${() => (this.unsavedName = null)}>
        <p>${boardsWords.leaveText(this.unsavedName ?? '')}</p>
        <moon-button slot="actions" tone="harm" @click=${() => ((this.unsavedName = null), (location.hash = boardsHash()))}
          >${boardsWords.throwAway()}</moon-button
        >
        <moon-button autofocus slot="actions" tone="quiet" @click=${() => (this.unsavedName = null)}>${boardsWords.goOn()}</moon-button>
      </moon-dialog>`;
  }

  override render() {
    const { bench, edited } = this;
    const ownBoards = this.#ownBoards.items;
    if (bench && edited) return this.#editor(edited, bench);
    return html`<moon-page .heading=${boardsWords.heading()}>
        <div class="stack">
          ${this.#ownBoards.render()}
          <p class="soft">${boardsWords.text()}</p>
          <div class="row">
            <a class="press fresh" href=${boardsHash(NEW_BOARD)}>${icon('plus')}${boardsWords.fresh()}</a>
            <moon-button tone="quiet" icon="moon" ?disabled=${!bench} @click=${() => (this.seeding = true)}
              >${boardsWords.seed()}</moon-button
            >
            <moon-button tone="quiet" icon="upload" ?disabled=${!bench} @click=${() => this.input.click()}
              >${boardsWords.read()}</moon-button
            >
            <input
              type="file"
              accept=".json,application/json"
              aria-label=${boardsWords.chooseFile()}
              @change=${() => void this.#import()}
            />
          </div>
          ${
            ownBoards === null
              ? nothing
              : html`<section class="stack" aria-labelledby="own">
                  <h2 id="own">${boardsWords.own()}</h2>
                  ${
                    ownBoards.length === 0
                      ? html`<moon-empty-state .heading=${boardsWords.none()} .text=${boardsWords.noneText()}
                          >${scenePicture('boards', icon('map'))}</moon-empty-state
                        >`
                      : html`<ul>
                          ${ownBoards.map((board) => this.#card(board, true))}
                        </ul>`
                  }
                </section>`
          }
          ${
            bench
              ? html`<section class="stack" aria-labelledby="ready">
                  <h2 id="ready">${boardsWords.ready()}</h2>
                  <ul>
                    ${bench.workshop.ready.map((board) => this.#card(board, false))}
                  </ul>
                </section>`
              : nothing
          }
        </div>
      </moon-page>
      <moon-share-dialog .parcel=${this.parcel} @closed=${() => (this.parcel = null)}></moon-share-dialog>
      ${
        bench
          ? html`<moon-seed-dialog
              .workshop=${bench.workshop}
              .styles=${bench.workshop.styles.map((id) => ({ id, label: styleName(id) }))}
              ?open=${this.seeding}
              @board-taken=${({ detail }: MoonEvent<'board-taken'>) => void this.#seeded(detail.board)}
              @closed=${() => (this.seeding = false)}
            ></moon-seed-dialog>`
          : nothing
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-boards-screen': MoonBoardsScreen;
  }
}
