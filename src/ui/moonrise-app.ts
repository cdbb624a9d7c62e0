import { provide } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { fileName } from '../words/language/file-name.ts';
import { appWords } from '../words/app/app.ts';
import { libraryContext, settingsContext, shellContext } from './contexts/contexts.ts';
import type { DeviceSettings, LibraryPort } from './contexts/library-port.ts';
import type { ShellPort } from './contexts/shell-port.ts';
import type { TablePort } from './contexts/table-port.ts';
import './kit/touch/by-keys.ts';
import { DoubleTouch } from './kit/touch/double-touch.ts';
import { shared } from './kit/styles.ts';
import { appLines, appLinesStyles } from './page/app-lines.ts';
import { ruleTapped } from './page/rule-link.ts';
import { libraryScreen, rulesLieOver, titleOf } from './screen-list.ts';
import { followLanguage, speakAs } from './language.ts';
import { dress } from './screens/settings/appearance.ts';
import { handOver } from './screens/home/hand-over.ts';
import './screens/home/home-screen.ts';
import type { Place } from './contexts/places.ts';
import { saveBackup, saveFile } from './page/save-file.ts';
import './page/trouble.ts';
import { Watching } from './contexts/watching.ts';

/** A browser error that means no harm. */
const HARMLESS = /^ResizeObserver loop/;

/** True if the board of a place has the whole screen, so that no line stands above it. */
const hasWholeGlass = (place: Place): boolean =>
  ['match', 'replay', 'join'].includes(place.screen) || (place.screen === 'club' && place.at.startsWith('match/'));

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** The whole app: one screen at a time, the lines above every screen, and the page for an error. */
@customElement('moonrise-app')
export class MoonriseApp extends LitElement {
  static override styles = [
    shared,
    appLinesStyles,
    css`
      :host {
        display: block;
        min-height: 100dvh;
        background: var(--ground);
        color: var(--ink);
      }
      @media print {
        :host {
          min-height: 0;
          background: #fff;
        }
      }
      .loading {
        display: grid;
        place-items: center;
        min-height: 100dvh;
        color: var(--ink-soft);
        font: italic 500 var(--text-l) / 1.2 var(--title-face);
      }
      moon-match-screen {
        display: block;
        position: fixed;
        inset: 0;
      }
    `,
  ];
  /** Nothing is drawn until the library is set. */
  @provide({ context: libraryContext }) @property({ attribute: false }) library!: LibraryPort;
  @provide({ context: settingsContext }) @state() protected settings!: DeviceSettings;
  /** The state of this window; set together with the library. */
  @provide({ context: shellContext }) @property({ attribute: false }) shell!: ShellPort;
  /** The clause or page of the rulebook that is open over the match; null for none. */
  @state() private rule: string | null = null;
  @state() private crash: unknown = null;
  @state() private trouble = false;
  protected readonly watching = new Watching(
    this,
    () => this.library,
    () => this.#set(),
  );
  protected readonly watchingShell = new Watching(this, () => this.shell);
  /** The place whose title and focus the page has now; null before the first one. */
  #drawn: Place | null = null;
  #mute: () => void = () => undefined;

  constructor() {
    super();
    new DoubleTouch(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('click', this.#tapped);
    this.#mute = followLanguage(() => this.#titled());
    window.addEventListener('error', this.#broke);
    window.addEventListener('unhandledrejection', this.#broke);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('click', this.#tapped);
    this.#mute();
    window.removeEventListener('error', this.#broke);
    window.removeEventListener('unhandledrejection', this.#broke);
    this.shell.close();
  }

  readonly #broke = (event: ErrorEvent | PromiseRejectionEvent): void => {
    const error: unknown = 'reason' in event ? event.reason : (event.error ?? event.message);
    if ('message' in event && HARMLESS.test(event.message)) return;
    this.crash ??= error ?? 'unknown';
  };

  protected override shouldUpdate(): boolean {
    return (this.library as LibraryPort | undefined) !== undefined; // the page has the element before there is a library
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('library')) this.#set();
    if (this.#place !== this.#drawn) this.rule = null;
  }

  /** Sets the title for a new place, and moves the focus there when the player comes from another place. */
  protected override updated(): void {
    const before = this.#drawn;
    const place = this.#place;
    if (place === null || place === before) return;
    this.#drawn = place;
    this.#titled();
    void handOver(this.renderRoot.querySelector('moon-home-screen'));
    if (before === null) return;
    window.scrollTo(0, 0);
    this.renderRoot.querySelector<HTMLElement>('[data-screen]')?.focus();
  }

  #titled() {
    if (this.#drawn) document.title = titleOf(this.#drawn);
  }

  /** Takes the settings of the device, its look and its language. */
  #set() {
    this.settings = this.library.settings;
    dress(this.settings);
    void speakAs(this.settings.language);
  }

  get #place(): Place | null {
    return this.shell.state.standing?.place ?? null;
  }

  #keep(settings: Partial<DeviceSettings>) {
    this.library.change(settings).catch(() => (this.trouble = true));
  }

  #fileName(table: TablePort): string {
    return fileName(table.seats.map(({ name }) => name).join(' '), table.view(null).order.result !== null);
  }

  #match(): TemplateResult {
    const opened = this.shell.state.standing?.opened;
    if (!opened) return html`<p class="loading">${appWords.loading()}</p>`;
    if (!opened.ok) {
      return html`<moon-trouble
        data-screen="match"
        .heading=${appWords.cannotOpen()}
        .text=${opened.sentence}
        @save-copy=${() => void saveBackup(this.library)}
      ></moon-trouble>`;
    }
    const { table } = opened;
    return html`<moon-match-screen
      data-screen="match"
      gradual
      .table=${table}
      .seating=${this.settings.seating === 'auto' ? null : this.settings.seating}
      .clock=${this.settings.clock?.match === table.matchId ? this.settings.clock.endsAt : null}
      @clock=${(event: MoonEvent<'clock'>) => {
        const { endsAt } = event.detail;
        this.#keep({ clock: endsAt === null ? null : { match: table.matchId, endsAt } });
      }}
      @leave=${() => (location.hash = '#/')}
      .fitting=${() => this.library.fitting(table.matchId)}
      @rematch=${({ detail }: MoonEvent<'rematch'>) => this.shell.lay(() => this.library.rematch(table.matchId, detail.exchanged, detail.level))}
      @go-on-in-copy=${() => this.shell.lay(() => this.library.copy(table.matchId))}
      @exported=${(event: MoonEvent<'exported'>) => void saveFile(this.#fileName(table), event.detail.blob)}
      @language=${(event: MoonEvent<'language'>) => this.#keep({ language: event.detail.language })}
      @theme=${(event: MoonEvent<'theme'>) => this.#keep({ theme: event.detail.theme })}
      @seating=${(event: MoonEvent<'seating'>) => this.#keep({ seating: event.detail.seating })}
      @beside=${(event: MoonEvent<'beside'>) => this.#keep({ beside: event.detail.beside })}
    ></moon-match-screen>`;
  }

  #replay(): TemplateResult {
    const replayed = this.shell.state.standing?.replayed;
    if (!replayed?.ok) {
      return html`<moon-trouble
        data-screen="replay"
        .heading=${appWords.cannotOpen()}
        .text=${replayed?.sentence ?? ''}
        @save-copy=${() => void saveBackup(this.library)}
      ></moon-trouble>`;
    }
    const { replay } = replayed;
    return html`<moon-replay-screen
      data-screen="replay"
      .replay=${replay}
      @play-on=${({ detail }: MoonEvent<'play-on'>) => this.shell.lay(() => this.library.playOn(replay.matchId, detail.step))}
    ></moon-replay-screen>`;
  }

  /** Opens the rulebook as a sheet, so that players stay at the table. */
  async #openRule(clause: string) {
    try {
      await import('./rulebook/rule-sheet.ts');
      this.rule = clause;
    } catch (error) {
      this.crash ??= error;
    }
  }

  readonly #tapped = (event: Event): void => {
    const place = this.#place;
    const clause = place !== null && rulesLieOver(place) ? ruleTapped(event) : null;
    if (clause === null) return;
    event.preventDefault();
    void this.#openRule(clause);
  };

  #screen(): TemplateResult {
    const place = this.#place;
    if (place === null) return html`<p class="loading">${appWords.loading()}</p>`;
    if (place.screen === 'match') return this.#match();
    return place.screen === 'replay' ? this.#replay() : libraryScreen(place, this.shell.state.busy);
  }

  override render() {
    const crash = this.crash ?? this.shell.state.crash;
    if (crash !== null) {
      return html`<moon-trouble
        crash
        .heading=${appWords.crashed()}
        .text=${appWords.crashedText()}
        .report=${textOf(crash)}
        @save-copy=${() => void saveBackup(this.library)}
      ></moon-trouble>`;
    }
    return html`<div
      @start-match=${(event: MoonEvent<'start-match'>) => this.shell.lay(() => this.library.start(event.detail))}
      @rematch-match=${(event: MoonEvent<'rematch-match'>) => this.shell.lay(() => this.library.rematch(event.detail.id))}
      @open-rule=${(event: MoonEvent<'open-rule'>) => void this.#openRule(event.detail.clause)}
    >
      ${this.#place && hasWholeGlass(this.#place) ? nothing : appLines(this.library, this.shell, this.trouble, () => (this.trouble = false))}
      ${this.#screen()}
      ${this.rule === null ? nothing : html`<moon-rule-sheet .at=${this.rule} @closed=${() => (this.rule = null)}></moon-rule-sheet>`}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moonrise-app': MoonriseApp;
  }
}
