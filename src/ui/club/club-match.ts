import { consume } from '@lit/context';
import { css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { appWords } from '../../words/app/app.ts';
import { clubWords } from '../../words/club/club.ts';
import { fileName } from '../../words/language/file-name.ts';
import type { ClubPort, ClubTable } from '../contexts/gatherings/club-port.ts';
import { settingsContext, shellContext } from '../contexts/contexts.ts';
import type { DeviceSettings } from '../contexts/library-port.ts';
import { clubHash, replayHash } from '../contexts/places.ts';
import type { ShellPort } from '../contexts/shell-port.ts';
import '../kit/button.ts';
import '../kit/sheets/empty-state.ts';
import { shared } from '../kit/styles.ts';
import '../kit/sheets/toast.ts';
import '../match/match-screen.ts';
import { saveFile } from '../page/save-file.ts';
import { Screen } from '../page/screen.ts';

/** A match of the club, played like a match of one seat on its own screen. The record of a finished match is saved on this device. */
@customElement('moon-club-match')
export class MoonClubMatch extends Screen {
  static override styles = [
    shared,
    css`
      moon-match-screen {
        display: block;
        position: fixed;
        inset: 0;
      }
      moon-toast {
        position: fixed;
        z-index: 7;
        bottom: calc(env(safe-area-inset-bottom) + 24px);
        left: 50%;
        translate: -50% 0;
        width: min(36rem, calc(100% - 32px));
      }
      /* the buttons of the end lie at the lower edge */
      [data-line='kept'],
      [data-line='rematch'] {
        top: calc(env(safe-area-inset-top) + 8px);
        bottom: auto;
      }
    `,
  ];
  @consume({ context: settingsContext, subscribe: true }) @property({ attribute: false }) settings!: DeviceSettings;
  @consume({ context: shellContext }) @property({ attribute: false }) shell!: ShellPort;
  @property({ attribute: false }) club!: ClubPort;
  /** The id of the match. */
  @property() match = '';
  @state() private sitting: ClubTable | null = null;
  /** The id of the saved record on this device; null until it is saved. */
  @state() private recordId: string | null = null;
  @state() private isDismissed = false;
  @state() private refused: string | null = null;
  #keeping = false;
  #deaf: () => void = () => undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#sit();
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave();
  }
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('match') || changed.has('club')) this.#sit();
  }

  #leave(): void {
    this.#deaf();
    this.sitting?.close();
    this.sitting = null;
  }

  #sit(): void {
    this.#leave();
    this.recordId = null;
    this.isDismissed = false;
    this.#keeping = false;
    const sitting = this.club.sit(this.match);
    this.#deaf = sitting.subscribe(() => this.#follow(sitting));
    this.sitting = sitting;
  }

  #follow(sitting: ClubTable): void {
    this.requestUpdate();
    const isOver = sitting.table?.view(null).order.result !== undefined && sitting.table.view(null).order.result !== null;
    if (!isOver || sitting.seats.length === 0 || this.#keeping || this.club.line !== 'live') return;
    this.#keeping = true;
    void this.#keepRecord();
  }

  /** Saves the record; after a failure, the next news of the club tries again. */
  async #keepRecord(): Promise<void> {
    const { match } = this;
    const id = await this.club.keepRecord(match).catch(() => null);
    if (match !== this.match) return;
    this.recordId = id;
    this.#keeping = id !== null;
  }

  /** Begins a rematch with the same seats, or goes to the one that the other player has begun. */
  #again(): Promise<void> {
    return this.#tried(async () => {
      const { refused, value } = await this.club.ask({ ask: 'rematch', match: this.match });
      if (refused === null && typeof value === 'string') location.hash = clubHash(`match/${value}`);
      else this.refused = refused ?? clubWords.unreachable();
    });
  }

  async #tried(work: () => Promise<void>): Promise<void> {
    this.refused = null;
    try {
      await work();
    } catch {
      this.refused = appWords.notKept();
    }
  }

  /** The notice of a rematch that another player has begun. */
  #rematch() {
    const next = this.club.view?.matches.find(({ after, over }) => after === this.match && !over);
    return next
      ? html`<moon-toast tone="news" data-line="rematch" .closable=${false}
          >${clubWords.rematchBegun()}<a slot="link" href=${clubHash(`match/${next.id}`)}>${clubWords.toRematch()}</a></moon-toast
        >`
      : null;
  }

  #keep(settings: Partial<DeviceSettings>): void {
    void this.#tried(() => this.library.change(settings));
  }

  #outdated() {
    return html`<moon-button slot="link" icon="redo" data-do="update" @click=${() => this.shell.update()}
      >${clubWords.update()}</moon-button
    >`;
  }

  override render() {
    const { sitting, settings } = this;
    const table = sitting?.table ?? null;
    if (!sitting || !table)
      return html`<moon-page .heading=${appWords.match()}
        ><moon-empty-state icon="hourglass" .heading=${sitting?.ended ?? clubWords.connecting()}></moon-empty-state
      ></moon-page>`;
    return html`<moon-match-screen
        gradual
        .table=${table}
        .clock=${table.roundEnds ?? null}
        .seating=${settings.seating === 'auto' ? null : settings.seating}
        @leave=${() => (location.hash = clubHash())}
        @rematch=${(event: Event) => (event.stopPropagation(), void this.#again())}
        @exported=${({ detail }: MoonEvent<'exported'>) =>
          void saveFile(fileName(table.seats.map(({ name }) => name).join(' '), true), detail.blob)}
        @language=${({ detail }: MoonEvent<'language'>) => this.#keep({ language: detail.language })}
        @theme=${({ detail }: MoonEvent<'theme'>) => this.#keep({ theme: detail.theme })}
        @seating=${({ detail }: MoonEvent<'seating'>) => this.#keep({ seating: detail.seating })}
      ></moon-match-screen>
      ${
        sitting.ended === null
          ? nothing
          : html`<moon-toast .closable=${false}>${sitting.ended}${sitting.outdated ? this.#outdated() : nothing}</moon-toast>`
      }
      ${this.refused === null ? nothing : html`<moon-toast @closed=${() => (this.refused = null)}>${this.refused}</moon-toast>`}
      ${
        this.#rematch() ??
        (this.recordId === null || this.isDismissed
          ? nothing
          : html`<moon-toast tone="good" data-line="kept" @closed=${() => (this.isDismissed = true)}
              >${clubWords.kept()}<a slot="link" href=${replayHash(this.recordId)}>${clubWords.replay()}</a></moon-toast
            >`)
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-club-match': MoonClubMatch;
  }
}
