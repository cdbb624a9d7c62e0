import { LitElement, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { BOARD, INCH } from '../../geometry/lengths.ts';
import { editorWords, fileProblemSaid, foundSaid, styleName } from '../../words/board-editor.ts';
import { pieceName } from '../../words/names/terrain.ts';
import { icon } from '../art/icon.ts';
import type { BoardShelf, BoardWorkshop, EditedBoard, FoundOnBoard } from '../contexts/board-port.ts';
import type { BoardPoint } from '../contexts/table-port.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import '../kit/button.ts';
import '../kit/dialog.ts';
import '../kit/icon-button.ts';
import '../kit/text-field.ts';
import '../kit/toast.ts';
import '../screens/board-preview.ts';
import { saveFile } from '../screens/save-file.ts';
import {
  drawn,
  freeName,
  itemsOf,
  middleOf,
  moved,
  renamed,
  takenApart,
  terrainOf,
  turned,
  GRID,
  TURN,
  type Draft,
  type Item,
} from './draft.ts';
import { editorStyles } from './editor-styles.ts';
import './editor-palette.ts';
import type { PaletteEvents, Sample } from './editor-palette.ts';
import './editor-surface.ts';
import type { MoonEditorSurface, SurfaceEvents } from './editor-surface.ts';
import { begun, changed, redone, undone, type History } from './history.ts';
import './piece-panel.ts';
import type { MoonPiecePanel, PanelEvents } from './piece-panel.ts';
import './seed-dialog.ts';
import './shelf-dialog.ts';

/** An id that no other kept board has. */
function freeId(id: string, taken: ReadonlySet<string>): string {
  let count = 1;
  while (taken.has(count === 1 ? id : `${id}-${count}`)) count += 1;
  return count === 1 ? id : `${id}-${count}`;
}

/** Between the middles of pieces that are laid by a tap. */
const ROOM = 6.5 * INCH;
const EMPTY: Draft = { name: '', items: [] };

/**
 * Boards of one's own: pieces are drawn from the palette onto the board, moved, turned, measured and named; what the rules say
 * of it is read all the while.
 * @fires board-saved `{ board }` when it has been kept
 * @fires left when the person is done
 */
@customElement('moon-board-editor')
export class MoonBoardEditor extends LitElement {
  static override styles = [shared, editorStyles];

  @property({ attribute: false }) workshop!: BoardWorkshop;
  @property({ attribute: false }) shelf!: BoardShelf;
  /** The board to begin with; an empty one when left out. */
  @property({ attribute: false }) board: EditedBoard | null = null;
  @state() private history: History<Draft> = begun(EMPTY);
  @state() private selected: string | null = null;
  @state() private snaps = true;
  @state() private ghost: Item | null = null;
  @state() private open: 'none' | 'seed' | 'shelf' = 'none';
  @state() private said: { text: string; tone: 'refusal' | 'good' } | null = null;
  @state() private pointed: FoundOnBoard | null = null;
  @state() private tall = false;
  @query('moon-editor-surface') private readonly surface!: MoonEditorSurface;
  @query('moon-piece-panel') private readonly panel!: MoonPiecePanel | null;
  @query('input[type=file]') private readonly picker!: HTMLInputElement;
  /** The id under which the board is kept; one of its own, made from its name, until then. */
  private keptAs: string | null = null;
  private samples: readonly Sample[] = [];
  private found: readonly FoundOnBoard[] = [];
  private readonly shape = new ResizeObserver(() => (this.tall = this.clientHeight > this.clientWidth));

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
  override willUpdate(changes: PropertyValues<this>): void {
    if (changes.has('workshop'))
      this.samples = this.workshop.palette.map((what) => ({ what, pieces: this.workshop.lay(what, what, [0, 0]) }));
    if (changes.has('board') && this.board) {
      this.keptAs = this.board.id;
      this.history = begun({ name: this.board.name, items: itemsOf(this.board.terrain) });
    }
    if (changes.has('board') || changes.has('workshop') || (changes as Map<PropertyKey, unknown>).has('history')) {
      this.found = this.items.length === 0 ? [] : this.workshop.check(terrainOf(this.items));
      if (
        this.pointed &&
        !this.found.some(({ code, pieces }) => code === this.pointed?.code && pieces.join() === this.pointed.pieces.join())
      )
        this.pointed = null;
    }
  }

  private get draft(): Draft {
    return this.history.now;
  }
  private get items(): readonly Item[] {
    return this.draft.items;
  }
  private get name(): string {
    return this.draft.name.trim() || editorWords.newName();
  }
  private get item(): Item | null {
    return this.items.find(({ id }) => id === this.selected) ?? null;
  }
  /** The board as it lies now, on whole units. */
  get edited(): EditedBoard {
    const own = this.name.toLowerCase().replaceAll(/\s+/g, '-');
    const isReady = this.workshop.ready.some(({ id }) => id === this.keptAs);
    return { id: this.keptAs === null || isReady ? `own-${own}` : this.keptAs, name: this.name, terrain: terrainOf(this.items) };
  }

  private set(items: readonly Item[], mark: string | null = null): void {
    this.history = changed(this.history, { ...this.draft, items }, mark);
  }
  private replace(item: Item, mark: string | null = null): void {
    this.set(
      this.items.map((one) => (one.id === item.id ? item : one)),
      mark,
    );
  }
  private add(item: Item): void {
    this.set([...this.items, item]);
    this.selected = item.id;
  }
  private take(board: EditedBoard, keepsId: boolean): void {
    this.keptAs = keepsId ? board.id : null;
    this.history = changed(this.history, { name: board.name, items: itemsOf(board.terrain) });
    this.selected = null;
    this.open = 'none';
    this.said = null;
    if (board.name) this.say(editorWords.opened(board.name));
  }
  private say(text: string, tone: 'refusal' | 'good' = 'good'): void {
    this.said = { text, tone };
  }
  private back(): void {
    this.history = undone(this.history);
  }
  private again(): void {
    this.history = redone(this.history);
  }

  // — from the palette —

  private laid(what: string, at: BoardPoint): Item {
    const id = freeName(what, this.items);
    const item = { id, pieces: this.workshop.lay(what, id, [0, 0]) };
    const { x, y } = middleOf(item);
    const whole = moved(item, BOARD / 2 - x, BOARD / 2 - y);
    const by = drawn(whole, at.x - BOARD / 2, at.y - BOARD / 2, this.snaps);
    return moved(whole, by.x, by.y);
  }
  private drawnIn({ what, x, y }: PaletteEvents['sample-drawn']): void {
    const at = this.surface.boardAt(x, y);
    this.ghost = at && this.laid(what, at);
  }
  private dropped({ what, x, y }: PaletteEvents['sample-dropped']): void {
    const at = this.surface.boardAt(x, y);
    this.ghost = null;
    if (at) this.add(this.laid(what, at));
  }
  /** A tapped piece goes as near to the middle as there is room for it. */
  private tapped(what: string): void {
    const centre = { x: BOARD / 2, y: BOARD / 2 };
    let [best, most] = [centre, -Infinity];
    for (let x = 4; x <= 32; x += 2) {
      for (let y = 4; y <= 32; y += 2) {
        const at = { x: x * INCH, y: y * INCH };
        const away = (p: BoardPoint): number => Math.sqrt((p.x - at.x) ** 2 + (p.y - at.y) ** 2);
        const free = Math.min(away(centre), ...this.items.map((item) => away(middleOf(item))));
        const score = Math.min(free, ROOM) * 10 - away(centre);
        if (score > most + 1) [best, most] = [at, score];
      }
    }
    this.add(this.laid(what, best));
  }

  // — the piece in hand —

  private doubled(id: string): void {
    const item = this.items.find((one) => one.id === id);
    if (!item) return;
    const copy = renamed(item, freeName(item.id, this.items));
    const by = drawn(copy, INCH, INCH, false);
    this.add(moved(copy, by.x, by.y));
  }
  private renamed({ id, name }: PanelEvents['item-renamed']): void {
    const item = this.items.find((one) => one.id === id);
    if (!item || name === id) return;
    const free = freeName(
      name,
      this.items.filter((one) => one !== item),
    );
    this.set(
      this.items.map((one) => (one === item ? renamed(item, free) : one)),
      'rename',
    );
    this.selected = free;
    this.panel?.renamedTo(free);
  }
  private apart(id: string): void {
    this.set(this.items.flatMap((one) => (one.id === id ? takenApart(one) : [one])));
    this.selected = null;
  }
  private deleted(id: string): void {
    this.set(this.items.filter((one) => one.id !== id));
    this.selected = null;
  }
  private nudge(item: Item, dx: number, dy: number): void {
    const by = drawn(item, dx, dy, this.snaps);
    this.replace(moved(item, by.x, by.y), `nudge:${item.id}`);
  }
  private readonly key = (event: KeyboardEvent): void => {
    const [target] = event.composedPath();
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement || this.open !== 'none') return;
    const { item } = this;
    const step = this.snaps ? GRID : INCH / 10;
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const isWith = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (isWith && (key === 'y' || (key === 'z' && event.shiftKey))) this.again();
    else if (isWith && key === 'z') this.back();
    else if (isWith || !item) return;
    else if (way && target instanceof HTMLElement && target.matches('.surface'))
      this.nudge(item, (way[0] ?? 0) * step, (way[1] ?? 0) * step);
    else if (key === 'q' || key === 'e') this.replace(turned(item, key === 'e' ? TURN : -TURN), `turn:${item.id}`);
    else if (key === 'delete' || key === 'backspace') this.deleted(item.id);
    else if (key === 'escape') this.selected = null;
    else return;
    event.preventDefault();
  };

  // — keeping —

  private async save(): Promise<void> {
    const { edited } = this;
    try {
      const taken = new Set((await this.shelf.list()).map(({ id }) => id));
      const board = this.keptAs === edited.id ? edited : { ...edited, id: freeId(edited.id, taken) };
      await this.shelf.save(board);
      this.keptAs = board.id;
      this.say(editorWords.saved());
      emit(this, 'board-saved', { board });
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
    const read = this.workshop.read(await file.text());
    if (read.ok) this.take(read.board, true);
    else this.say(fileProblemSaid(read.problem, read.where), 'refusal');
  }

  // — drawing —

  private opener(what: 'seed' | 'shelf', sign: 'moon' | 'menu', words: string) {
    const open = (): void => {
      this.open = what;
    };
    return this.tall
      ? html`<moon-icon-button icon=${sign} label=${words} @click=${open}></moon-icon-button>`
      : html`<moon-button tone="quiet" icon=${sign} @click=${open}>${words}</moon-button>`;
  }
  private bar() {
    const { past, future } = this.history;
    return html`<header>
      <moon-icon-button icon="chevron-left" label=${editorWords.back()} @click=${() => emit(this, 'left')}></moon-icon-button>
      <moon-text-field
        class="board-name"
        aria-label=${editorWords.boardName()}
        label=${editorWords.boardName()}
        .value=${this.draft.name}
        maxlength="40"
        @changed=${(event: CustomEvent<{ value: string }>) => {
          this.history = changed(this.history, { ...this.draft, name: event.detail.value }, 'name');
        }}
      ></moon-text-field>
      <moon-icon-button
        icon="undo"
        label=${editorWords.undo()}
        ?disabled=${past.length === 0}
        @click=${() => this.back()}
      ></moon-icon-button>
      <moon-icon-button
        icon="redo"
        label=${editorWords.redo()}
        ?disabled=${future.length === 0}
        @click=${() => this.again()}
      ></moon-icon-button>
      <moon-icon-button
        icon="ruler"
        label=${editorWords.snap()}
        .pressed=${this.snaps}
        @click=${() => (this.snaps = !this.snaps)}
      ></moon-icon-button>
      <span class="gap"></span>
      ${this.opener('seed', 'moon', editorWords.seed())} ${this.opener('shelf', 'menu', editorWords.shelf())}
      <moon-icon-button icon="upload" label=${editorWords.importFile()} @click=${() => this.picker.click()}></moon-icon-button>
      <moon-icon-button icon="download" label=${editorWords.exportFile()} @click=${() => void this.export()}></moon-icon-button>
      <moon-button icon="check" @click=${() => void this.save()}>${editorWords.save()}</moon-button>
      <input
        type="file"
        accept=".json,application/json"
        aria-label=${editorWords.importFile()}
        hidden
        @change=${() => void this.import()}
      />
    </header>`;
  }
  private checks() {
    if (this.items.length === 0) return nothing;
    return html`<section aria-live="polite">
      <h2>${editorWords.check()}</h2>
      ${
        this.found.length === 0
          ? html`<p class="well">${icon('check')}${editorWords.allWell()}</p>`
          : html`<ul>
              ${this.found.map(
                (finding) =>
                  html`<li>
                    <button
                      type="button"
                      class="finding ${finding.grade}"
                      @click=${() => {
                        this.pointed = finding;
                        const about = this.items.find(({ pieces }) => pieces.some(({ id }) => id === finding.pieces[0]));
                        this.selected = about?.id ?? null;
                        if (about) this.surface.reveal(about);
                      }}
                    >
                      ${icon('warning')}<span
                        ><b>${finding.grade === 'error' ? editorWords.error() : editorWords.warning()}</b> ${foundSaid(finding)}
                        <small>${finding.clause}</small></span
                      >
                    </button>
                  </li>`,
              )}
            </ul>`
      }
    </section>`;
  }
  private list() {
    return html`<section>
      <h2>${editorWords.pieces()}</h2>
      ${
        this.items.length === 0
          ? html`<p class="soft">${editorWords.nothingYet()} ${editorWords.paletteHint()}</p>`
          : html`<div class="names">
              ${this.items.map(
                ({ id }) => html`<button type="button" class="name" @click=${() => (this.selected = id)}>${pieceName(id)}</button>`,
              )}
            </div>`
      }
    </section>`;
  }

  override render() {
    const { item, tall } = this;
    return html`${this.bar()}
      <div class="bench ${tall ? 'tall' : 'broad'}">
        <div class="palette">
          <moon-editor-palette
            .samples=${this.samples}
            ?flat=${tall}
            @sample-tapped=${(event: CustomEvent<PaletteEvents['sample-tapped']>) => this.tapped(event.detail.what)}
            @sample-drawn=${(event: CustomEvent<PaletteEvents['sample-drawn']>) => this.drawnIn(event.detail)}
            @sample-dropped=${(event: CustomEvent<PaletteEvents['sample-dropped']>) => this.dropped(event.detail)}
            @sample-kept=${() => (this.ghost = null)}
          ></moon-editor-palette>
        </div>
        <moon-editor-surface
          .items=${this.items}
          .selected=${this.selected}
          .snaps=${this.snaps}
          .ghost=${this.ghost}
          .marks=${this.pointed?.at ? [{ at: this.pointed.at, grade: this.pointed.grade }] : []}
          @item-chosen=${(event: CustomEvent<SurfaceEvents['item-chosen']>) => (this.selected = event.detail.id)}
          @item-moved=${({ detail }: CustomEvent<SurfaceEvents['item-moved']>) => {
            const one = this.items.find(({ id }) => id === detail.id);
            if (one) this.replace(moved(one, detail.dx, detail.dy));
          }}
        ></moon-editor-surface>
        <div class="side">
          ${
            item
              ? html`<section>
                  <moon-piece-panel
                    .item=${item}
                    @item-changed=${(event: CustomEvent<PanelEvents['item-changed']>) => this.replace(event.detail.item, event.detail.mark)}
                    @item-renamed=${(event: CustomEvent<PanelEvents['item-renamed']>) => this.renamed(event.detail)}
                    @item-doubled=${(event: CustomEvent<PanelEvents['item-doubled']>) => this.doubled(event.detail.id)}
                    @item-apart=${(event: CustomEvent<PanelEvents['item-apart']>) => this.apart(event.detail.id)}
                    @item-deleted=${(event: CustomEvent<PanelEvents['item-deleted']>) => this.deleted(event.detail.id)}
                    @item-left=${() => (this.selected = null)}
                  ></moon-piece-panel>
                </section>`
              : this.list()
          }
          ${this.checks()}
        </div>
      </div>
      <moon-seed-dialog
        .workshop=${this.workshop}
        .styles=${this.workshop.styles.map((id) => ({ id, label: styleName(id) }))}
        ?open=${this.open === 'seed'}
        @board-taken=${(event: CustomEvent<{ board: EditedBoard }>) => this.take(event.detail.board, false)}
        @closed=${() => (this.open = 'none')}
      ></moon-seed-dialog>
      <moon-shelf-dialog
        .shelf=${this.shelf}
        .ready=${this.workshop.ready}
        ?open=${this.open === 'shelf'}
        @board-taken=${(event: CustomEvent<{ board: EditedBoard }>) => this.take(event.detail.board, true)}
        @board-fresh=${() => this.take({ id: '', name: '', terrain: [] }, false)}
        @closed=${() => (this.open = 'none')}
      ></moon-shelf-dialog>
      ${
        this.said
          ? html`<moon-toast class="said" tone=${this.said.tone} @closed=${() => (this.said = null)}>${this.said.text}</moon-toast>`
          : nothing
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-board-editor': MoonBoardEditor;
  }
}
