import { ContextProvider } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { ModelId, Seat } from '../../rules/terms/ids.ts';
import { replayWords } from '../../words/match/replay.ts';
import { reasonText } from '../../words/reasons/reasons.ts';
import { icon } from '../art/icon.ts';
import '../board/board.ts';
import { isSpoken } from '../table/is-spoken.ts';
import '../spoken/spoken-table.ts';
import type { MoonBoard } from '../board/board.ts';
import { tableContext } from '../contexts/contexts.ts';
import type { ReplayView, ReplayPort } from '../contexts/replay-port.ts';
import type { TablePort } from '../contexts/table-port.ts';
import '../kit/button.ts';
import '../kit/sheets/cover.ts';
import type { MoonCover } from '../kit/sheets/cover.ts';
import '../kit/icon-button.ts';
import { emit } from '../kit/emit.ts';
import { pressable, shared } from '../kit/styles.ts';
import { linesOf } from '../log/lines.ts';
import '../match/model-sheet.ts';
import { pointedAt } from '../table/pointed-at.ts';
import { matchHash } from '../contexts/places.ts';
import { saveFile } from '../page/save-file.ts';
import { decisiveMoments, momentList, type DecisiveMoment } from './decisive-moments.ts';
import { playOnDialog, shareWarning } from './dialogs.ts';
import { firstEyes, otherEyes } from './eyes.ts';
import { Playhead } from './playhead.ts';
import { replayDrive } from './replay-drive.ts';
import { replayStyles } from './replay-styles.ts';
import { scrubberStyles } from './scrubber.ts';
import { stepLog, turnAt } from './step-log.ts';
import { turningLines, turningPoint, turningsButton, turningsDialog } from './turning-points.ts';

/**
 * A match, step by step. Of an unfinished match, only the view of one seat is shown.
 * @fires play-on `{ step }` to begin a new match at the shown step
 */
@customElement('moon-replay-screen')
export class MoonReplayScreen extends LitElement {
  static override styles = [shared, pressable, replayStyles, scrubberStyles];
  @property({ attribute: false }) replay!: ReplayPort;
  /** The shown view; null until the player has chosen it. */
  @state() private eyes: ReplayView | null = null;
  @state() private coverFor: Seat | null = null;
  @state() private sheet: ModelId | null = null;
  @state() private sharing = false;
  @state() private goingOn = false;
  @state() private lookingBack = false;
  @query('h1') private readonly title1!: HTMLElement | null;
  @query('moon-board') private readonly board!: MoonBoard | null;
  @query('moon-cover') private readonly cover!: MoonCover;
  readonly #head = new Playhead(this);
  #moments: readonly DecisiveMoment[] = [];
  readonly #tableProvider = new ContextProvider(this, { context: tableContext });
  #lastTable: { step: number; eyes: ReplayView; replay: ReplayPort; table: TablePort } | null = null;

  override focus(): void {
    void this.updateComplete.then(() => this.title1?.focus({ preventScroll: true }));
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('replay')) this.#begin();
    this.#tableProvider.setValue(this.#table(this.#head.step));
  }

  #begin() {
    this.#head.rewind();
    this.#moments = decisiveMoments(this.replay);
    const [first = 'everybody', ...otherEyes] = this.replay.eyes;
    this.eyes = this.replay.finished || otherEyes.length === 0 ? first : null;
  }

  #lines(step: number): string[] {
    const entry = this.replay.entry(step, this.eyes ?? 'everybody');
    return entry ? linesOf(this.#table(step), entry) : [];
  }

  /** The table at a step, kept for all drawings of that step. */
  #table(step: number): TablePort {
    const eyes = this.eyes ?? 'everybody';
    const { replay } = this;
    if (this.#lastTable?.step !== step || this.#lastTable.eyes !== eyes || this.#lastTable.replay !== replay) {
      this.#lastTable = { step, eyes, replay, table: replay.at(step, eyes) };
    }
    return this.#lastTable.table;
  }

  tells(step: number): boolean {
    return this.#lines(step).length > 0;
  }

  wentOn(step: number): void {
    const events = this.replay.entry(step, this.eyes ?? 'everybody')?.events ?? [];
    void this.updateComplete.then(() => this.board?.play(events));
  }

  /** Changes the view; the view of a seat needs its player to hold the tablet first. */
  async #look(id: string) {
    this.#head.pause();
    if (id === 'everybody' || id === 'open') {
      this.eyes = id;
      return;
    }
    const seat = Number(id);
    if (!this.replay.finished) {
      this.coverFor = seat;
      await this.updateComplete;
      await this.cover.painted();
    }
    this.eyes = seat;
  }

  #heading() {
    const { matchId, title } = this.replay;
    return html`<header>
      <a class="back" href=${matchHash(matchId)} aria-label=${replayWords.back()}>${icon('chevron-left', '1.5em')}</a>
      <h1 tabindex="-1">${title}</h1>
      <moon-icon-button icon="share" .label=${replayWords.share()} @click=${() => void this.#share()}></moon-icon-button>
    </header>`;
  }

  async #share() {
    this.#head.pause();
    if (this.replay.finished) await this.#save();
    else this.sharing = true;
  }

  async #save() {
    this.sharing = false;
    const { name, file } = this.replay.file();
    await saveFile(name, file);
  }

  #turned() {
    if (!this.replay.lookingBack) return nothing;
    return turningsButton(() => {
      this.#head.pause();
      this.lookingBack = true;
    });
  }

  #turnings() {
    return turningsDialog(this.replay, {
      turned: () => this.requestUpdate(),
      leap: (to) => {
        this.lookingBack = false;
        this.#head.leap(to);
      },
      no: () => (this.lookingBack = false),
    });
  }

  /** True if a new match can begin at the shown step. */
  get #open(): boolean {
    const { finished } = this.replay;
    const { turn, result } = this.#table(this.#head.step).view(null).order;
    return finished && turn > 0 && result === null;
  }

  #onwardButton() {
    return html`<moon-button
      class="onward"
      ?disabled=${!this.#open}
      @click=${() => {
        this.#head.pause();
        this.goingOn = true;
      }}
      >${replayWords.playOn()}</moon-button
    >`;
  }

  #board(table: TablePort) {
    const view = table.view(null);
    const turning = turningPoint(this.replay, this.#head.step);
    return html`<moon-board
      .view=${view}
      .characters=${table.characters}
      .numbers=${(model: ModelId) => table.numbers(model)}
      .explain=${(from: ModelId, to: ModelId) => table.sight(from, to)}
      .sentence=${reasonText}
      .selected=${view.order.active}
      .pointed=${turning && pointedAt(view, turning.decision, turning.active)}
      @model-tapped=${({ detail }: MoonEvent<'model-tapped'>) => (this.sheet = detail.model)}
    ></moon-board>`;
  }

  /** The faces that stand for the board in a match beside real miniatures. */
  #faces() {
    return html`<moon-spoken-table @sheet=${({ detail }: MoonEvent<'sheet'>) => (this.sheet = detail.model)}></moon-spoken-table>`;
  }

  override render() {
    const { replay, eyes, coverFor } = this;
    const { step } = this.#head;
    const table = this.#table(step);
    const turning = turningPoint(replay, step);
    const name = coverFor === null ? '' : (replay.seats[coverFor]?.name ?? '');
    return html`<div class="board">${isSpoken(table) ? this.#faces() : this.#board(table)}</div>
      ${
        eyes === null
          ? html`<aside>${this.#heading()}${firstEyes(replay, (id) => void this.#look(id))}</aside>`
          : html`<aside>
              ${this.#heading()}
              <p class="where"><strong>${turnAt(replay, step)}</strong><span>${replayWords.where(step, replay.last)}</span></p>
              ${stepLog(replay, step, eyes, { lines: this.#lines(step), turned: turning ? turningLines(table, turning) : [] }, this.#head.playing)}
              <div class="beside">
                ${momentList(this.#moments, step, (to) => this.#head.leap(to))} ${this.#turned()}
                ${replay.finished ? this.#onwardButton() : nothing}
              </div>
              ${replayDrive(replay, this.#head, this.#moments)} ${otherEyes(replay, eyes, (id) => void this.#look(id))}
            </aside>`
      }
      <moon-model-sheet .model=${this.sheet} @closed=${() => (this.sheet = null)}></moon-model-sheet>
      ${this.lookingBack && replay.lookingBack ? this.#turnings() : nothing}
      ${this.sharing ? shareWarning({ yes: () => void this.#save(), no: () => (this.sharing = false) }) : nothing}
      ${
        this.goingOn
          ? playOnDialog({
              yes: () => {
                this.goingOn = false;
                emit(this, 'play-on', { step });
              },
              no: () => (this.goingOn = false),
            })
          : nothing
      }
      <moon-cover
        .open=${coverFor !== null}
        confirm-label=${coverFor === null ? nothing : replayWords.isSeat(name)}
        @confirmed=${() => (this.coverFor = null)}
        >${coverFor === null ? nothing : replayWords.handTo(name)}</moon-cover
      >`;
  }
}

declare global {
  interface MoonriseEvents {
    'play-on': { step: number };
  }
  interface HTMLElementTagNameMap {
    'moon-replay-screen': MoonReplayScreen;
  }
}
