import { LitElement, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { INCH } from '../../geometry/lengths.ts';
import { appWords } from '../../words/app/app.ts';
import { editorWords, fileProblemSaid, styleName } from '../../words/app/making/board-editor.ts';
import type { BoardShelf, BoardWorkshop, EditedBoard, FoundOnBoard } from '../contexts/board-port.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import '../kit/sheets/dialog.ts';
import '../kit/sheets/toast.ts';
import '../board/terrain/board-preview.ts';
import { saveFile } from '../page/save-file.ts';
import { turned, GRID, TURN, type DraftItem } from './draft.ts';
import { DraftWork } from './draft-work.ts';
import { editorBar } from './editor-bar.ts';
import { editorStyles } from './editor-styles.ts';
import './editor-palette.ts';
import type { PaletteEvents, Sample } from './editor-palette.ts';
import './editor-surface.ts';
import type { MoonEditorSurface } from './editor-surface.ts';
import { isSameBoard, joinBoards } from './join-boards.ts';
import { pieceList } from './piece-list.ts';
import { findings } from './findings.ts';
import './piece-panel.ts';
import type { MoonPiecePanel } from './piece-panel.ts';
import './seed-dialog.ts';
import './shelf-dialog.ts';
import { typedName } from '../../rules/terms/typed-name.ts';

/** An id that no saved board has. */
function freeId(id: string, taken: ReadonlySet<string>): string {
  let count = 1;
  while (taken.has(count === 1 ? id : `${id}-${count}`)) count += 1;
  return count === 1 ? id : `${id}-${count}`;
}

/** On a screen lower than this (CSS pixels) the bar has one row. */
const LOW = 480;

/**
 * The editor for the player's own boards: pieces are dragged from the palette onto the board, moved, turned, resized and named, while a list shows
 * what the rules find wrong with the board.
 * @fires board-saved `{ board }` after the board was saved
 * @fires left when the player leaves the editor
 */
@customElement('moon-board-editor')
export class MoonBoardEditor extends LitElement {
  static override styles = [shared, editorStyles];

  @property({ attribute: false }) workshop!: BoardWorkshop;
  @property({ attribute: false }) shelf!: BoardShelf;
  /** The board to edit; null for an empty one. */
  @property({ attribute: false }) board: EditedBoard | null = null;
  @state() private ghost: DraftItem | null = null;
  @state() private open: 'none' | 'seed' | 'shelf' = 'none';
  @state() private notice: { text: string; tone: 'refusal' | 'good' } | null = null;
  @state() private pointed: FoundOnBoard | null = null;
  @state() private tall = false;
  /** The bar has no room for words. */
  @state() private narrow = false;
  @query('moon-editor-surface') private readonly surface!: MoonEditorSurface;
  @query('moon-piece-panel') private readonly panel!: MoonPiecePanel | null;
  @query('input[type=file]') private readonly picker!: HTMLInputElement;
  /** The id under which the board is saved; null until it is saved, when an id is made from its name. */
  private keptAs: string | null = null;
  /** The board under that id as this window last saw it; null before the first. */
  private base: EditedBoard | null = null;
  private readonly work = new DraftWork(this, () => this.workshop);
  private samples: readonly Sample[] = [];
  private checked: readonly DraftItem[] | null = null;
  private findings: readonly FoundOnBoard[] = [];
  private readonly shape = new ResizeObserver(() => {
    this.tall = this.clientHeight > this.clientWidth;
    this.narrow = this.tall || this.clientHeight < LOW;
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.shape.observe(this);
    this.addEventListener('keydown', this.key);
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.shape.disconnect();
    this.removeEventListener('keydown', this.key);
  }
  override focus(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector('h1')?.focus({ preventScroll: true }));
  }
  override willUpdate(changes: PropertyValues<this>): void {
    if (changes.has('workshop'))
      this.samples = this.workshop.palette.map((kind) => ({ label: kind, pieces: this.workshop.lay(kind, kind, [0, 0]) }));
    if (changes.has('board') && (this.board || this.hasUpdated)) {
      this.keptAs = this.board?.id ?? null;
      this.work.begin(this.board ?? { name: '', terrain: [] });
      this.base = this.board && this.edited;
      this.notice = this.pointed = null;
    }
    if (this.checked !== this.work.items) this.check();
  }
  private check(): void {
    const { items, terrain } = this.work;
    this.checked = items;
    this.findings = items.length === 0 ? [] : this.workshop.check(terrain);
    const { pointed } = this;
    if (pointed && !this.findings.some(({ code, pieces }) => code === pointed.code && pieces.join() === pointed.pieces.join()))
      this.pointed = null;
  }

  private get name(): string {
    return typedName(this.work.name) || editorWords.newName();
  }
  /** The board as it is now, with coordinates in whole units. */
  get edited(): EditedBoard {
    const slug = this.name.toLowerCase().replaceAll(/\s+/g, '-');
    const isReady = this.workshop.ready.some(({ id }) => id === this.keptAs);
    return { id: this.keptAs === null || isReady ? `own-${slug}` : this.keptAs, name: this.name, terrain: this.work.terrain };
  }
  private take(board: EditedBoard, keepsId: boolean): void {
    this.keptAs = keepsId ? board.id : null;
    this.work.take(board);
    this.base = keepsId ? this.edited : null;
    this.open = 'none';
    this.notice = null;
    if (board.name) this.say(editorWords.opened(board.name));
  }
  private say(text: string, tone: 'refusal' | 'good' = 'good'): void {
    this.notice = { text, tone };
  }

  private drawnIn({ sample, x, y }: PaletteEvents['sample-drawn']): void {
    const point = this.surface.boardAt(x, y);
    this.ghost = point && this.work.laid(sample, point);
  }
  private dropped({ sample, x, y }: PaletteEvents['sample-dropped']): void {
    const point = this.surface.boardAt(x, y);
    this.ghost = null;
    if (point) this.work.lay(sample, point);
  }
  private readonly key = (event: KeyboardEvent): void => {
    const [target] = event.composedPath();
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement || this.open !== 'none') return;
    const { work } = this;
    const { item } = work;
    const step = work.snaps ? GRID : INCH / 10;
    const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const isWith = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (isWith && (key === 'y' || (key === 'z' && event.shiftKey))) work.redo();
    else if (isWith && key === 'z') work.undo();
    else if (isWith || !item) return;
    else if (arrow && target instanceof HTMLElement && target.matches('.surface'))
      work.nudge(item, (arrow[0] ?? 0) * step, (arrow[1] ?? 0) * step);
    else if (key === 'q' || key === 'e') work.replace(turned(item, key === 'e' ? TURN : -TURN), `turn:${item.id}`);
    else if (key === 'delete' || key === 'backspace') work.delete(item.id);
    else if (key === 'escape') work.selected = null;
    else return;
    event.preventDefault();
  };

  // — saving —

  private async save(): Promise<void> {
    const { edited } = this;
    try {
      const taken = new Set((await this.shelf.list()).map(({ id }) => id));
      const board = this.keptAs === edited.id ? edited : { ...edited, id: freeId(edited.id, taken) };
      const { base } = this;
      const saved = await this.shelf.save(board, base?.id === board.id ? (kept) => joinBoards(base, board, kept) : undefined);
      this.keptAs = board.id;
      this.base = board;
      const isJoined = !isSameBoard(saved, board);
      // changes made during the save stay in the draft, and are joined at the next save
      if (isJoined && isSameBoard(this.edited, board)) {
        this.work.take(saved);
        this.base = this.edited;
      }
      this.say(isJoined ? editorWords.savedTogether() : editorWords.saved());
      emit(this, 'board-saved', { board: this.base });
    } catch {
      this.say(editorWords.notSaved(), 'refusal');
    }
  }
  private async export(): Promise<void> {
    const board = this.edited;
    await saveFile(`${board.id}.moonboard.json`, new Blob([this.workshop.write(board)], { type: 'application/json' }));
  }
  private async import(): Promise<void> {
    const file = this.picker.files?.[0];
    this.picker.value = '';
    if (!file) return;
    try {
      const read = this.workshop.read(await file.text());
      if (read.ok) this.take(read.board, true);
      else this.say(fileProblemSaid(read.problem, read.where), 'refusal');
    } catch {
      this.say(appWords.notRead(), 'refusal');
    }
  }

  // — drawing —

  private point(finding: FoundOnBoard): void {
    this.pointed = finding;
    const about = this.work.items.find(({ pieces }) => pieces.some(({ id }) => id === finding.pieces[0]));
    this.work.selected = about?.id ?? null;
    if (about) this.surface.reveal(about);
  }
  override render() {
    const { work, tall, narrow } = this;
    const { item } = work;
    return html`${editorBar(work, narrow, {
        leave: () => emit(this, 'left'),
        open: (dialog) => (this.open = dialog),
        pickFile: () => this.picker.click(),
        write: () => void this.export(),
        save: () => void this.save(),
        toggleSnap: () => {
          work.snaps = !work.snaps;
          this.requestUpdate();
        },
      })}
      <input
        type="file"
        accept=".json,application/json"
        aria-label=${editorWords.importFile()}
        hidden
        @change=${() => void this.import()}
      />
      <div class="bench ${tall ? 'tall' : 'broad'}">
        <div class="palette">
          <moon-editor-palette
            .samples=${this.samples}
            ?flat=${tall}
            @sample-tapped=${(event: MoonEvent<'sample-tapped'>) => work.lay(event.detail.sample)}
            @sample-drawn=${(event: MoonEvent<'sample-drawn'>) => this.drawnIn(event.detail)}
            @sample-dropped=${(event: MoonEvent<'sample-dropped'>) => this.dropped(event.detail)}
            @sample-kept=${() => (this.ghost = null)}
          ></moon-editor-palette>
        </div>
        <moon-editor-surface
          .items=${work.items}
          .selected=${work.selected}
          .snaps=${work.snaps}
          .ghost=${this.ghost}
          .marks=${this.pointed?.at ? [{ at: this.pointed.at, grade: this.pointed.grade }] : []}
          @item-chosen=${(event: MoonEvent<'item-chosen'>) => (work.selected = event.detail.id)}
          @item-moved=${({ detail }: MoonEvent<'item-moved'>) => work.move(detail.id, detail.dx, detail.dy)}
        ></moon-editor-surface>
        <div class="side">
          ${
            item
              ? html`<section>
                  <moon-piece-panel
                    .item=${item}
                    @item-changed=${(event: MoonEvent<'item-changed'>) => work.replace(event.detail.item, event.detail.mark)}
                    @item-renamed=${(event: MoonEvent<'item-renamed'>) => this.panel?.renamedTo(work.rename(event.detail.id, event.detail.name))}
                    @item-doubled=${(event: MoonEvent<'item-doubled'>) => work.double(event.detail.id)}
                    @item-apart=${(event: MoonEvent<'item-apart'>) => work.takeApart(event.detail.id)}
                    @item-deleted=${(event: MoonEvent<'item-deleted'>) => work.delete(event.detail.id)}
                    @item-left=${() => (work.selected = null)}
                  ></moon-piece-panel>
                </section>`
              : pieceList(work.items, (id) => (work.selected = id))
          }
          ${work.items.length === 0 ? nothing : findings(this.findings, (finding) => this.point(finding))}
        </div>
      </div>
      <moon-seed-dialog
        .workshop=${this.workshop}
        .styles=${this.workshop.styles.map((id) => ({ id, label: styleName(id) }))}
        ?open=${this.open === 'seed'}
        @board-taken=${(event: MoonEvent<'board-taken'>) => this.take(event.detail.board, false)}
        @closed=${() => (this.open = 'none')}
      ></moon-seed-dialog>
      <moon-shelf-dialog
        .shelf=${this.shelf}
        .ready=${this.workshop.ready}
        ?open=${this.open === 'shelf'}
        @board-taken=${(event: MoonEvent<'board-taken'>) => this.take(event.detail.board, true)}
        @board-fresh=${() => this.take({ id: '', name: '', terrain: [] }, false)}
        @closed=${() => (this.open = 'none')}
      ></moon-shelf-dialog>
      ${
        this.notice
          ? html`<moon-toast class="said" tone=${this.notice.tone} @closed=${() => (this.notice = null)}>${this.notice.text}</moon-toast>`
          : nothing
      }`;
  }
}

declare global {
  interface MoonriseEvents {
    'board-saved': { board: EditedBoard };
  }
  interface HTMLElementTagNameMap {
    'moon-board-editor': MoonBoardEditor;
  }
}
