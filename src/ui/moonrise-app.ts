import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { fileName } from '../words/file-name.ts';
import { appWords } from '../words/screens.ts';
import type { DeviceSettings, LibraryPort, NewMatch, OpenedTable } from './contexts/library-port.ts';
import type { OpenedReplay } from './contexts/replay-port.ts';
import type { TablePort } from './contexts/table-port.ts';
import './kit/button.ts';
import { shared } from './kit/styles.ts';
import './kit/toast.ts';
import { ruleTapped } from './rulebook/rule-link.ts';
import { lazyScreens, libraryScreen, rulesLieOver, titleOf } from './screen-list.ts';
import { dress } from './screens/appearance.ts';
import './screens/home-screen.ts';
import { matchHash } from './screens/places.ts';
import type { Place } from './screens/places.ts';
import { saveBackup, saveFile } from './screens/save-file.ts';
import './screens/trouble.ts';
import { Watching } from './screens/watching.ts';

/** Told by the browser without anything being wrong. */
const HARMLESS = /^ResizeObserver loop/;

const told = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** The whole app: one screen at a time, the lines above all of them, and what stands there when something breaks. */
@customElement('moonrise-app')
export class MoonriseApp extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        min-height: 100dvh;
        background: var(--ground);
        color: var(--ink);
      }
      .lines {
        position: relative;
        z-index: 5;
        display: grid;
        gap: var(--space-2);
        width: min(100%, 64rem);
        margin: 0 auto;
        padding: 0 var(--space-4);
      }
      .lines moon-toast {
        margin-top: var(--space-3);
      }
      @media print {
        :host {
          min-height: 0;
          background: #fff;
        }
        .lines {
          display: none;
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
  /** Until it is set, nothing is drawn. */
  @property({ attribute: false }) library!: LibraryPort;
  @property({ attribute: false }) place: Place = { screen: 'home' };
  /** What is drawn; null until the first screen is there. */
  @state() private ready: Place | null = null;
  @state() private opened: OpenedTable | null = null;
  @state() private replayed: OpenedReplay | null = null;
  /** The place in the rulebook that lies over the match. */
  @state() private rule: string | null = null;
  @state() private crash: unknown = null;
  @state() private busy = false;
  @state() private trouble = false;
  @state() private dismissed = false;
  protected readonly watching = new Watching(
    this,
    () => this.library,
    () => dress(this.library.settings),
  );
  #going = 0;
  #arrived = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('click', this.#tapped);
    window.addEventListener('error', this.#broke);
    window.addEventListener('unhandledrejection', this.#broke);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('click', this.#tapped);
    window.removeEventListener('error', this.#broke);
    window.removeEventListener('unhandledrejection', this.#broke);
    this.#leaveTable();
  }

  readonly #broke = (event: ErrorEvent | PromiseRejectionEvent): void => {
    const error: unknown = 'reason' in event ? event.reason : (event.error ?? event.message);
    if ('message' in event && HARMLESS.test(event.message)) return;
    this.crash ??= error ?? 'unknown';
  };

  protected override shouldUpdate(): boolean {
    return (this.library as LibraryPort | undefined) !== undefined; // the page holds the element before there is a library
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('library')) dress(this.library.settings);
    if (changed.has('place') || this.#going === 0) void this.#go(this.place);
  }

  #leaveTable() {
    if (this.opened?.ok) this.opened.close();
    this.opened = null;
  }

  /** Loads a screen and shows it; the newest wish wins. The focus follows whoever comes from another screen. */
  async #go(place: Place) {
    const going = ++this.#going;
    const newest = (): boolean => going === this.#going;
    try {
      if (place.screen !== 'home' && place.screen !== 'gallery') await lazyScreens[place.screen].fetch();
      if (place.screen === 'new') await this.library.load();
      const opened = place.screen === 'match' && newest() ? await this.library.open(place.id) : null;
      const replayed = place.screen === 'replay' && newest() ? await this.library.replay(place.id) : null;
      if (!newest()) {
        if (opened?.ok) opened.close();
        return;
      }
      this.#leaveTable();
      this.opened = opened;
      this.replayed = replayed;
      this.rule = null;
      this.ready = place;
      this.trouble = false;
      this.busy = false;
      document.title = titleOf(place);
      await this.updateComplete;
      if (!this.#arrived) {
        this.#arrived = true;
        return;
      }
      window.scrollTo(0, 0);
      this.renderRoot.querySelector<HTMLElement>('[data-screen]')?.focus();
    } catch (error) {
      if (newest()) this.crash ??= error;
    }
  }

  async #start(begin: Promise<string>) {
    if (this.busy) return;
    this.busy = true;
    try {
      location.hash = matchHash(await begin);
    } catch {
      this.trouble = true;
      this.busy = false;
    }
  }

  #keep(settings: Partial<DeviceSettings>) {
    this.library.change(settings).catch(() => (this.trouble = true));
  }

  #fileName(table: TablePort): string {
    return fileName(table.seats.map(({ name }) => name).join(' '), table.view(null).order.result !== null);
  }

  #match(): TemplateResult {
    const { opened } = this;
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
      .table=${table}
      .seating=${this.library.settings.seating === 'auto' ? null : this.library.settings.seating}
      .clock=${this.library.settings.clock?.match === table.matchId ? this.library.settings.clock.endsAt : null}
      @clock=${(event: CustomEvent<{ endsAt: number | null }>) => {
        const { endsAt } = event.detail;
        this.#keep({ clock: endsAt === null ? null : { match: table.matchId, endsAt } });
      }}
      @leave=${() => (location.hash = '#/')}
      @rematch=${() => void this.#start(this.library.rematch(table.matchId))}
      @exported=${(event: CustomEvent<{ blob: Blob }>) => void saveFile(this.#fileName(table), event.detail.blob)}
      @theme=${(event: CustomEvent<Pick<DeviceSettings, 'theme'>>) => this.#keep({ theme: event.detail.theme })}
      @seating=${(event: CustomEvent<Pick<DeviceSettings, 'seating'>>) => this.#keep({ seating: event.detail.seating })}
    ></moon-match-screen>`;
  }

  #replay(): TemplateResult {
    const { replayed } = this;
    if (!replayed?.ok) {
      return html`<moon-trouble
        data-screen="replay"
        .heading=${appWords.cannotOpen()}
        .text=${replayed?.sentence ?? ''}
        @save-copy=${() => void saveBackup(this.library)}
      ></moon-trouble>`;
    }
    return html`<moon-replay-screen data-screen="replay" .replay=${replayed.replay}></moon-replay-screen>`;
  }

  /** Over a match the rulebook is a sheet: nobody leaves the table to look something up. */
  async #openRule(at: string) {
    try {
      await import('./rulebook/rule-sheet.ts');
      this.rule = at;
    } catch (error) {
      this.crash ??= error;
    }
  }

  readonly #tapped = (event: Event): void => {
    const at = this.ready !== null && rulesLieOver(this.ready) ? ruleTapped(event) : null;
    if (at === null) return;
    event.preventDefault();
    void this.#openRule(at);
  };

  get #atTable(): boolean {
    return this.ready?.screen === 'match' || this.ready?.screen === 'replay';
  }

  #screen(): TemplateResult {
    const { ready, library, busy } = this;
    if (ready === null) return html`<p class="loading">${appWords.loading()}</p>`;
    if (ready.screen === 'match') return this.#match();
    return ready.screen === 'replay' ? this.#replay() : libraryScreen(ready, library, busy);
  }

  /** A new version is offered only while no match lies open. */
  #lines() {
    const { library } = this;
    if (this.#atTable) return nothing;
    return html`<div class="lines">
      ${library.unsupported === null ? nothing : html`<moon-toast .closable=${false}>${library.unsupported}</moon-toast>`}
      ${
        library.updateReady && !this.dismissed
          ? html`<moon-toast tone="news" @closed=${() => (this.dismissed = true)}
              >${appWords.updateReady()}<moon-button slot="link" tone="quiet" @click=${() => library.update()}
                >${appWords.update()}</moon-button
              ></moon-toast
            >`
          : nothing
      }
      ${this.trouble ? html`<moon-toast @closed=${() => (this.trouble = false)}>${appWords.notKept()}</moon-toast>` : nothing}
    </div>`;
  }

  override render() {
    if (this.crash !== null) {
      return html`<moon-trouble
        crash
        .heading=${appWords.crashed()}
        .text=${appWords.crashedText()}
        .what=${told(this.crash)}
        @save-copy=${() => void saveBackup(this.library)}
      ></moon-trouble>`;
    }
    return html`<div
      @start-match=${(event: CustomEvent<NewMatch>) => void this.#start(this.library.start(event.detail))}
      @rematch-match=${(event: CustomEvent<{ id: string }>) => void this.#start(this.library.rematch(event.detail.id))}
      @open-rule=${(event: CustomEvent<{ clause: string }>) => void this.#openRule(event.detail.clause)}
    >
      ${this.#lines()} ${this.#screen()}
      ${this.rule === null ? nothing : html`<moon-rule-sheet .at=${this.rule} @closed=${() => (this.rule = null)}></moon-rule-sheet>`}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moonrise-app': MoonriseApp;
  }
}
