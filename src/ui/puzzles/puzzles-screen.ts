import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { appWords } from '../../words/app/app.ts';
import { goalLine, puzzleWords } from '../../words/app/puzzles.ts';
import { titles } from '../../words/app/titles.ts';
import { icon } from '../art/icon.ts';
import { libraryContext } from '../contexts/contexts.ts';
import type { LibraryPort } from '../contexts/library-port.ts';
import { learnHash, NEW_PUZZLE, puzzlesHash, shareHash } from '../contexts/places.ts';
import type { ListedPuzzle, PositionGame, PuzzleGame, PuzzlePort, SetUp } from '../contexts/puzzle-port.ts';
import type { Parcel } from '../contexts/troupe-port.ts';
import '../kit/button.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/toast.ts';
import { pageStyles } from '../page/page-styles.ts';
import type { MoonPage } from '../page/page.ts';
import '../page/page.ts';
import './position-form.ts';
import './position-table.ts';
import './puzzle-play.ts';

/** The puzzles: a list to solve, one of them as it is played, or a position that is set up. */
@customElement('moon-puzzles-screen')
export class MoonPuzzlesScreen extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    css`
      ol {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
        gap: var(--space-3);
        align-items: stretch;
        list-style: none;
      }
      li {
        display: grid;
        gap: var(--space-2);
        align-content: space-between;
      }
      h2,
      p {
        overflow-wrap: anywhere;
      }
      .solved {
        color: var(--heal);
      }
    `,
  ];
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: LibraryPort;
  /** The puzzle that is played, `+` for a position; '' for the list. */
  @property() at = '';
  @state() private puzzles: readonly ListedPuzzle[] | null = null;
  @state() private game: PuzzleGame | null = null;
  @state() private position: PositionGame | null = null;
  /** A puzzle whose solution is played. */
  @state() private draft: Puzzle | null = null;
  @state() private missing = false;
  @state() private trouble = '';
  @state() private news = '';
  @state() private removed: Puzzle | null = null;
  @state() private parcel: Parcel | null = null;
  @query('moon-page') private readonly page!: MoonPage | null;
  @state() private port: PuzzlePort | null = null;

  override focus(): void {
    void this.updateComplete.then(() => this.page?.focus());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#close();
    this.position?.close();
    this.position = null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('at')) void this.#open();
  }

  async #open() {
    const { at } = this;
    const port = (this.port ??= await this.library.puzzles());
    this.puzzles = await port.list().catch(() => []);
    if (at !== this.at) return;
    this.#close();
    this.draft = null;
    if (at !== NEW_PUZZLE) {
      this.position?.close();
      this.position = null;
    }
    const wanted = this.puzzles.find(({ puzzle }) => puzzle.id === at);
    if (wanted) this.#play(wanted.puzzle);
    this.missing = at !== '' && at !== NEW_PUZZLE && this.game === null;
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

  /** The solution is played before the puzzle is kept. */
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
        // the sentence about luck follows as soon as the games are played
        const luck = await this.port?.luck(proved).catch(() => null);
        if (luck && this.news !== '') this.news = `${puzzleWords.kept()} ${luck}`;
      }
    } catch {
      this.trouble = appWords.notKept();
    }
  }

  #next() {
    if (this.draft) void this.#keep();
    else {
      const all = this.puzzles ?? [];
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

  async #changed(work: Promise<void> | undefined) {
    try {
      await work;
    } catch {
      this.trouble = appWords.notKept();
    }
    this.puzzles = (await this.port?.list().catch(() => [])) ?? [];
  }

  async #remove(puzzle: Puzzle) {
    await this.#changed(this.port?.remove(puzzle.id));
    this.removed = puzzle;
  }

  async #share(puzzle: Puzzle) {
    await import('../troupes/share-dialog.ts');
    this.parcel = this.port?.share(puzzle) ?? null;
  }

  readonly #called = (model: string): string => this.port?.called(model) ?? model;

  #item({ puzzle, own, solved }: ListedPuzzle) {
    return html`<li class="panel" data-puzzle=${puzzle.id}>
      <div>
        <h2>${puzzle.name}</h2>
        <p>${goalLine(puzzle.goal, puzzle.within, this.#called)}</p>
        ${puzzle.by === '' ? nothing : html`<p class="small soft">${puzzleWords.madeBy(puzzle.by)}</p>`}
      </div>
      <div class="row">
        <moon-button
          tone=${solved ? 'quiet' : 'question'}
          icon="play"
          data-do="play"
          .label=${`${puzzleWords.play()}: ${puzzle.name}`}
          @click=${() => (location.hash = puzzlesHash(puzzle.id))}
          >${puzzleWords.play()}</moon-button
        >
        ${solved ? html`<span class="solved" data-solved>${icon('check')} ${puzzleWords.solved()}</span>` : nothing}
        ${
          own
            ? html`<moon-button tone="quiet" icon="share" data-do="share" @click=${() => void this.#share(puzzle)}
                  >${puzzleWords.share()}</moon-button
                ><moon-button tone="quiet" icon="trash" data-do="remove" @click=${() => void this.#remove(puzzle)}
                  >${puzzleWords.remove()}</moon-button
                >`
            : nothing
        }
      </div>
    </li>`;
  }

  #list() {
    const { puzzles } = this;
    if (!puzzles) return html`<p class="soft">${appWords.loading()}</p>`;
    return html`<p>${puzzleWords.text()}</p>
      <div class="row">
        <span class="soft">${puzzleWords.count(puzzles.filter(({ solved }) => solved).length, puzzles.length)}</span>
        <a class="press" data-do="set-up" href=${puzzlesHash(NEW_PUZZLE)}>${puzzleWords.setUp()}</a>
        <a class="press" data-do="take" href=${shareHash()}>${puzzleWords.take()}</a>
      </div>
      <ol>
        ${puzzles.map((item) => this.#item(item))}
      </ol>`;
  }

  #content() {
    if (this.missing) return html`<p>${puzzleWords.gone()}</p>`;
    if (this.at !== NEW_PUZZLE) return this.#list();
    return this.port
      ? html`<moon-position-form
          class="stack"
          .port=${this.port}
          @lay-out=${({ detail }: CustomEvent<SetUp>) => this.#layOut(detail)}
        ></moon-position-form>`
      : nothing;
  }

  #over() {
    const { game, position, draft } = this;
    if (game) {
      const all = this.puzzles ?? [];
      return html`<moon-puzzle-play
        .game=${game}
        .called=${this.#called}
        .proving=${draft ? puzzleWords.proveText() : ''}
        ?last=${!draft && all.at(-1)?.puzzle.id === this.at}
        @again=${() => this.#play(game.puzzle)}
        @next=${() => this.#next()}
        @leave=${() => this.#leave()}
      ></moon-puzzle-play>`;
    }
    if (!position) return nothing;
    return html`<moon-position-table
      .game=${position}
      .called=${this.#called}
      @make=${({ detail }: CustomEvent<Puzzle>) => this.#draft(detail)}
      @leave=${() => (position.close(), (this.position = null))}
    ></moon-position-table>`;
  }

  override render() {
    const { removed } = this;
    const covered = this.game !== null || this.position !== null;
    return html`<moon-page
        .heading=${this.at === NEW_PUZZLE ? puzzleWords.setUp() : puzzleWords.heading()}
        back=${this.at === '' ? learnHash() : puzzlesHash()}
        .backLabel=${this.at === '' ? titles.learn() : puzzleWords.all()}
        ?inert=${covered}
      >
        <div class="stack">
          ${
            removed
              ? html`<moon-toast tone="news" @closed=${() => (this.removed = null)}
                  >${puzzleWords.removed(removed.name)}<moon-button
                    slot="link"
                    tone="quiet"
                    icon="undo"
                    @click=${() => ((this.removed = null), void this.#changed(this.port?.undoRemove(removed.id)))}
                    >${puzzleWords.undo()}</moon-button
                  ></moon-toast
                >`
              : nothing
          }
          ${this.news === '' ? nothing : html`<moon-toast tone="news" @closed=${() => (this.news = '')}>${this.news}</moon-toast>`}
          ${this.#content()}
        </div>
      </moon-page>
      ${this.#over()} ${this.trouble === '' ? nothing : html`<moon-toast @closed=${() => (this.trouble = '')}>${this.trouble}</moon-toast>`}
      <moon-share-dialog .parcel=${this.parcel} @closed=${() => (this.parcel = null)}></moon-share-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-puzzles-screen': MoonPuzzlesScreen;
  }
}
