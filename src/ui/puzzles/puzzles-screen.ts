import { html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { appWords } from '../../words/app/app.ts';
import { puzzleWords } from '../../words/app/making/puzzles.ts';
import { titles } from '../../words/app/titles.ts';
import { learnHash, NEW_PUZZLE, puzzlesHash } from '../contexts/places.ts';
import type { ListedPuzzle, PositionGame, PuzzleGame, PuzzlePort, SetUp } from '../contexts/learning/puzzle-port.ts';
import type { Parcel } from '../contexts/cards/troupe-port.ts';
import '../kit/button.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/sheets/toast.ts';
import { pageStyles } from '../page/page-styles.ts';
import { KeptList } from '../page/kept-list.ts';
import { Screen } from '../page/screen.ts';
import './position-form.ts';
import './position-table.ts';
import { puzzleList, puzzleListStyles } from './puzzle-list.ts';
import './puzzle-play.ts';

/** The puzzles: the list, one puzzle under way, or a position that is set up. */
@customElement('moon-puzzles-screen')
export class MoonPuzzlesScreen extends Screen {
  static override styles = [shared, pressable, pageStyles, puzzleListStyles];
  /** The id of the open puzzle, `+` for a position, '' for the list. */
  @property() at = '';
  @state() private game: PuzzleGame | null = null;
  @state() private position: PositionGame | null = null;
  /** A new puzzle whose solution is being played; null for none. */
  @state() private draft: Puzzle | null = null;
  @state() private missing = false;
  @state() private trouble = '';
  @state() private news = '';
  @state() private parcel: Parcel | null = null;
  @state() private port: PuzzlePort | null = null;
  readonly #list = new KeptList<ListedPuzzle>(this, async () => (await this.port?.list()) ?? []);

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#close();
    this.position?.close();
    this.position = null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('at')) void this.#open().catch(() => this.#list.fail('unread'));
  }

  async #open() {
    const { at } = this;
    this.port ??= await this.library.puzzles();
    const isRead = await this.#list.read();
    if (at !== this.at) return;
    this.#close();
    this.draft = null;
    if (at !== NEW_PUZZLE) {
      this.position?.close();
      this.position = null;
    }
    const wanted = this.#list.items?.find(({ puzzle }) => puzzle.id === at);
    if (wanted) this.#play(wanted.puzzle);
    this.missing = at !== '' && at !== NEW_PUZZLE && this.game === null && isRead;
  }

  #close() {
    this.game?.close();
    this.game = null;
  }

  #play(puzzle: Puzzle) {
    this.#close();
    this.game = this.port?.play(puzzle) ?? null;
  }

  #layOut(plan: SetUp) {
    this.position?.close();
    this.position = this.port?.setUp(plan) ?? null;
  }

  /** Lets the player play the solution before the puzzle is saved. */
  #draft(puzzle: Puzzle) {
    this.draft = puzzle;
    this.#play(puzzle);
  }

  async #keep() {
    const proved = this.game?.proved();
    this.trouble = '';
    if (!proved) {
      this.trouble = puzzleWords.takenBack();
      return;
    }
    try {
      const refused = await this.port?.keep(proved);
      if (refused) this.trouble = refused;
      else {
        this.news = puzzleWords.kept();
        location.hash = puzzlesHash();
        // the sentence about luck follows once the random games are played
        const luck = await this.port?.luck(proved).catch(() => null);
        if (luck && this.news !== '') this.news = `${puzzleWords.kept()} ${luck}`;
      }
    } catch {
      this.trouble = appWords.notKept();
    }
  }

  #openNext() {
    if (this.draft) void this.#keep();
    else {
      const all = this.#list.items ?? [];
      const next = all[all.findIndex(({ puzzle }) => puzzle.id === this.at) + 1];
      location.hash = puzzlesHash(next?.puzzle.id);
    }
  }

  #leave() {
    if (this.draft) {
      this.draft = null;
      this.#close();
    } else location.hash = puzzlesHash();
  }

  async #remove(puzzle: Puzzle) {
    const undo = () => this.#list.change(() => this.port?.undoRemove(puzzle.id));
    await this.#list.change(() => this.port?.remove(puzzle.id), { words: puzzleWords.removed(puzzle.name), tone: 'news', undo });
  }

  async #share(puzzle: Puzzle) {
    await import('../troupes/share-dialog.ts');
    this.parcel = this.port?.share(puzzle) ?? null;
  }

  readonly #called = (model: string): string => this.port?.called(model) ?? model;

  #content() {
    if (this.missing) return html`<p>${puzzleWords.gone()}</p>`;
    if (this.at !== NEW_PUZZLE) {
      return puzzleList(this.#list.items, this.#called, {
        share: (puzzle) => void this.#share(puzzle),
        remove: (puzzle) => void this.#remove(puzzle),
      });
    }
    return this.port
      ? html`<moon-position-form
          class="stack"
          .port=${this.port}
          @lay-out=${({ detail }: MoonEvent<'lay-out'>) => this.#layOut(detail)}
        ></moon-position-form>`
      : nothing;
  }

  #sheet() {
    const { game, position, draft } = this;
    if (game) {
      const all = this.#list.items ?? [];
      return html`<moon-puzzle-play
        .game=${game}
        .called=${this.#called}
        .proving=${draft ? puzzleWords.proveText() : ''}
        ?last=${!draft && all.at(-1)?.puzzle.id === this.at}
        @again=${() => this.#play(game.puzzle)}
        @go-on=${() => this.#openNext()}
        @leave=${() => this.#leave()}
      ></moon-puzzle-play>`;
    }
    if (!position) return nothing;
    return html`<moon-position-table
      .game=${position}
      .called=${this.#called}
      @make-puzzle=${({ detail }: MoonEvent<'make-puzzle'>) => this.#draft(detail)}
      @leave=${() => (position.close(), (this.position = null))}
    ></moon-position-table>`;
  }

  override render() {
    const covered = this.game !== null || this.position !== null;
    return html`<moon-page
        .heading=${this.at === NEW_PUZZLE ? puzzleWords.setUp() : puzzleWords.heading()}
        back=${this.at === '' ? learnHash() : puzzlesHash()}
        .backLabel=${this.at === '' ? titles.learn() : puzzleWords.all()}
        ?inert=${covered}
      >
        <div class="stack">
          ${this.#list.render()}
          ${this.news === '' ? nothing : html`<moon-toast tone="news" @closed=${() => (this.news = '')}>${this.news}</moon-toast>`}
          ${this.#content()}
        </div>
      </moon-page>
      ${this.#sheet()}
      ${this.trouble === '' ? nothing : html`<moon-toast @closed=${() => (this.trouble = '')}>${this.trouble}</moon-toast>`}
      <moon-share-dialog .parcel=${this.parcel} @closed=${() => (this.parcel = null)}></moon-share-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-puzzles-screen': MoonPuzzlesScreen;
  }
}
