import { LitElement, html, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Seat } from '../../rules/terms/ids.ts';
import { matchWords } from '../../words/match/match.ts';
import { adjustBox } from './strips/adjust-box.ts';
import type { MoonBoard } from '../board/board.ts';
import type { FittingOffer } from '../contexts/library/fitting-offer.ts';
import type { TablePort } from '../contexts/table-port.ts';
import type { MoonCover } from '../kit/sheets/cover.ts';
import '../kit/button.ts';
import { byKeys } from '../kit/touch/by-keys.ts';
import { emit } from '../kit/emit.ts';
import { inOwnTask, taskBeforeFrame } from '../kit/touch/next-task.ts';
import { shared } from '../kit/styles.ts';
import { boardFrame } from './layout/board-frame.ts';
import { Counsel } from './seats/counsel.ts';
import { Desk } from '../table/desk.ts';
import { duelBand } from './duel/duel-band.ts';
import { duellists, wholeTableFocus, focusOf, withPointed } from './layout/focus.ts';
import { MatchFollower } from './match-follower.ts';
import { GlassSize } from './layout/glass-size.ts';
import { GradualParts } from './layout/gradual-parts.ts';
import { Handing } from './seats/handing.ts';
import { KeepFocus } from './layout/keep-focus.ts';
import { freeCorner, turnsOn, type Seating } from './layout/lay-out.ts';
import { Herald } from './notices/herald.ts';
import { LightTaps } from './light-taps.ts';
import './end/match-end.ts';
import { bannerOf } from './notices/banner.ts';
import './header/match-header.ts';
import { askedHere, nearSeat } from '../table/people.ts';
import { News } from './notices/news.ts';
import { isSpoken } from '../table/is-spoken.ts';
import '../spoken/spoken-table.ts';
import { Papers } from './papers.ts';
import { QuietWindows } from './seats/quiet-windows.ts';
import { RefusedNotice } from './notices/refused-notice.ts';
import { latelyStyles } from './lately-styles.ts';
import { screenStyles } from './screen-styles.ts';
import { ScreenQuestions } from './seats/screen-questions.ts';
import { Sitting } from './seats/sitting.ts';
import { StagePlace } from './layout/stage-room.ts';
import { boxed, seatStrips, seatsWithoutStrip, type Strips } from './strips/strips.ts';
import { tableQuestions } from './strips/table-questions.ts';
import { tabletCover } from './seats/tablet-cover.ts';

/**
 * A whole match on one screen: the board, an edge for every seat, the duels, the log, the end.
 * @fires open-rule `{ clause }`
 * @fires exported `{ blob }` the sealed record
 * @fires seating `{ seating }`
 * @fires theme `{ theme }`
 * @fires language `{ language }`
 * @fires leave
 * @fires rematch `Rematch`
 * @fires go-on-in-copy of a damaged match
 */
@customElement('moon-match-screen')
export class MoonMatchScreen extends LitElement {
  static override styles = [shared, screenStyles, latelyStyles];
  @property({ attribute: false }) table!: TablePort;
  /** Renders the screen and its parts first in separate tasks: all at once would delay a touch. */
  @property({ type: Boolean }) gradual = false;
  /** The seating chosen by the players; null: as the screen suggests. */
  @property({ attribute: false }) seating: Seating | null = null;
  /** The end of the round of an organised match, in milliseconds since 1970; null while no clock runs. */
  @property({ attribute: false }) clock: number | null = null;
  /** Asks after the match whether another level of the computer is offered; null where nothing can answer. */
  @property({ attribute: false }) fitting: (() => Promise<FittingOffer | null>) | null = null;
  @state() private adjusting = false;
  @state() private ended = true;
  @query('moon-cover') readonly cover!: MoonCover;
  @query('moon-board') readonly board!: MoonBoard | null;
  readonly #desk = new Desk();
  readonly #handing = new Handing(this, () => this.cover.painted());
  readonly #keepFocus = new KeepFocus(this);
  readonly #herald = new Herald(this);
  readonly #news = new News(this, this.#herald, () => this.board);
  readonly #refused = new RefusedNotice(this, this.#herald);
  readonly #quiet = new QuietWindows(this);
  readonly #counsel = new Counsel(this);
  readonly #papers = new Papers(this);
  readonly #glass = new GlassSize(this, () => this.#resized());
  readonly #sitting = new Sitting(this, this.#glass, () => this.seating);
  readonly #questions = new ScreenQuestions(this, { sitting: this.#sitting, handing: this.#handing, quiet: this.#quiet });
  readonly #following = new MatchFollower(this, {
    desk: this.#desk,
    handing: this.#handing,
    sitting: this.#sitting,
    papers: this.#papers,
    news: this.#news,
    refused: this.#refused,
    quiet: this.#quiet,
  });
  readonly #gradual = new GradualParts(this);
  #unsubscribe: () => void = () => undefined;

  constructor() {
    super();
    new LightTaps(this);
    new StagePlace(this, { board: () => this.board, lookedAt: () => this.#lookedAt });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unsubscribe = this.#desk.listen(() => this.requestUpdate());
    if (this.table as TablePort | undefined) this.#sit(); // the property may be set after the element is connected
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unsubscribe();
  }

  protected override scheduleUpdate(): void | Promise<unknown> {
    return inOwnTask(this, () => super.scheduleUpdate(), taskBeforeFrame);
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('table') && this.isConnected) this.#sit();
    if (changed.has('seating')) this.#chosen();
  }

  #sit() {
    this.#glass.measure();
    this.#following.sit();
  }

  #resized() {
    this.#seated(() => this.#handing.keep(askedHere(this.table, this.table.openings())));
    this.requestUpdate();
  }

  /** After the players choose to pass the tablet, a cover comes first: any of them may have touched the menu. */
  #chosen() {
    this.#seated(() => this.#handing.forget());
  }

  #seated(begins: () => void) {
    if (this.#sitting.changed()) begins();
    if (!this.#following.verdict) void this.#following.follow();
  }

  get #shared() {
    return this.#following.shown.view(null);
  }

  get #lookedAt() {
    const { openings, counsel } = this.#strips;
    // between two players the whole board stays in its place while no model acts
    const looked =
      focusOf(this.#shared, openings, this.#desk.request) ?? (this.#sitting.isSteady ? null : wholeTableFocus(this.#shared, openings));
    return withPointed(looked, counsel?.pointed ?? null);
  }

  get #strips(): Strips {
    const { shown: table, verdict, openings } = this.#following;
    // no question is asked while the table is corrected
    const asks = this.adjusting || verdict ? [] : openings;
    const asked = this.#questions.asked(table, asks);
    return {
      ...asked,
      table,
      desk: this.#desk,
      news: verdict ? [] : this.#news.lines, // the verdict says the same
      lately: this.#gradual.isBeginning ? null : this.#news.lately,
      counsel: this.#counsel.beside(asked.openings),
      width: this.#glass.size.width,
      words: this.#glass.words,
    };
  }

  /** The other screen of a seat is away: its questions come to this screen, behind a cover. */
  async #goOnHere(seat: Seat) {
    this.#papers.putAway();
    await this.#handing.cover(seat);
    const { hosting } = this.table;
    for (const glass of hosting?.glasses ?? []) if (glass.seats.includes(seat)) hosting?.goOnHere(glass);
  }

  #advise(seat: Seat) {
    const asked = this.#strips.openings.find((opening) => opening.seat === seat);
    if (asked) void this.#counsel.ask(asked);
  }

  readonly #read = ({ currentTarget }: Event) => void this.#following.goOn(undefined, currentTarget as HTMLElement); // the event comes from the stage

  /** Shows the table again, behind the end of the match. */
  #look() {
    this.ended = false;
    if (byKeys()) this.#keepFocus.toBoard();
  }

  override render() {
    if (this.#glass.size.width === 0) return nothing;
    const { shown: table, verdict, openings } = this.#following;
    const { laid } = this.#sitting;
    const strips = this.#strips;
    const turns = turnsOn(laid, table.seats.length);
    this.#desk.turns = turns;
    this.#desk.ownTrays = this.#sitting.ownTrays;
    const { holder, taker } = this.#handing;
    const near = nearSeat(table, this.#sitting.passed ? holder : null);
    const over = table.view(null).order.result !== null && openings.length === 0;
    const boardQuestion = strips.openings.find(({ seat }) => seat === this.#desk.request?.seat);
    return html`<main
        aria-label=${matchWords.board()}
        @refusal=${(event: MoonEvent<'refusal'>) => this.#refused.show(event, turns)}
        @pointerdown=${(event: Event) => this.#refused.touched(event)}
        @sheet=${({ detail }: MoonEvent<'sheet'>) => this.#papers.lay({ sheet: detail })}
        @route-planned=${() => this.#counsel.forget()}
        @place-planned=${() => this.#counsel.forget()}
        @counsel-closed=${() => this.#counsel.forget()}
        @go-on-here=${({ detail }: MoonEvent<'go-on-here'>) => void this.#goOnHere(detail.seat)}
        @model-picked=${({ detail }: MoonEvent<'model-picked'>) => this.board?.pick(detail.model)}
        @model-lifted=${({ detail }: MoonEvent<'model-lifted'>) => this.board?.lift(detail.event)}
        @unfolded=${({ detail }: MoonEvent<'unfolded'>) => this.#questions.unfold(detail.seat, () => this.#strips.openings)}
      >
        <div class="box board" style=${boxed(laid.glass)} data-question=${boardQuestion ? this.#desk.stamp(boardQuestion) : nothing}>
          ${
            isSpoken(table)
              ? html`<moon-spoken-table .request=${this.#desk.request} .near=${near}></moon-spoken-table>`
              : boardFrame(table, this.#desk.request, { near, turns }, (model) => this.#papers.lay({ sheet: { model, seat: near } }), {
                  corner: freeCorner(
                    laid,
                    this.#glass.size,
                    strips.openings.map(({ seat }) => seat),
                  ),
                  pointed: strips.counsel?.pointed ?? null,
                  steady: this.#sitting.isSteady,
                  ownTrays: this.#sitting.ownTrays,
                })
          }
          ${
            this.#gradual.isBeginning && !verdict && duellists(table.view(null)).length === 0
              ? nothing
              : duelBand(turns, verdict, this.#read, !verdict && this.#desk.request !== null && !isSpoken(table))
          }
          ${this.#herald.drawn(taker !== null)} ${this.#refused.drawn((clause) => emit(this, 'open-rule', { clause }))}
          ${bannerOf(table, () => emit(this, 'go-on-in-copy'))} ${this.#news.turnSign.drawn}
          ${over && !this.ended ? html`<moon-button class="result" tone="question" icon="trophy" @click=${() => (this.ended = true)}>${matchWords.result()}</moon-button>` : nothing}
          ${this.#sitting.drawn()}
        </div>
        <moon-match-header
          class="box"
          style=${boxed(laid.header)}
          .rail=${laid.rail}
          ?data-rail=${laid.rail && laid.places.length === 2}
          .corner=${laid.places.length > 2}
          .openings=${verdict ? [] : openings.filter(({ seat }) => !this.#quiet.seats.includes(seat))}
          .clock=${this.clock}
          .tallySeats=${verdict ? [] : seatsWithoutStrip(strips, laid)}
          @show-log=${() => this.#papers.lay({ log: true })}
          @show-menu=${() => this.#papers.lay({ menu: true })}
        ></moon-match-header>
        ${verdict ? nothing : tableQuestions(this.#shared, laid)} ${seatStrips(strips, laid)}
        ${over && this.ended ? html`<moon-match-end .fitting=${this.fitting} @look=${() => this.#look()}></moon-match-end>` : nothing}
        ${
          this.#gradual.isBeginning && !this.#papers.isOpen
            ? nothing
            : this.#papers.drawn(
                { seating: this.#sitting.seating, flat: this.#sitting.flat, clock: this.clock, turns },
                {
                  sit: (seating) => (this.seating = seating),
                  advise: (seat) => this.#advise(seat),
                  adjust: () => (this.adjusting = true),
                },
              )
        }
        ${this.adjusting ? adjustBox(this.#desk, laid, () => (this.adjusting = false)) : nothing}
      </main>
      ${tabletCover(table, taker, () => (this.#handing.finish(), void this.#news.play()))}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-match-screen': MoonMatchScreen;
  }
}
