import { LitElement, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { ModelId, Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import { matchWords } from '../../words/match.ts';
import '../adjust/adjust-panel.ts';
import type { Turn } from '../board/modes.ts';
import type { MoonBoard } from '../board/board.ts';
import type { TablePort } from '../contexts/table-port.ts';
import type { MoonCover } from '../kit/cover.ts';
import '../kit/cover.ts';
import { byKeys } from '../kit/by-keys.ts';
import { emit } from '../kit/emit.ts';
import { isLeftHanded } from '../theme/theme.ts';
import { inOwnTask } from '../kit/next-task.ts';
import { shared } from '../kit/styles.ts';
import './arcane-stage.ts';
import { boardFrame } from './board-frame.ts';
import { Counsel, type Counselled } from './counsel.ts';
import { Desk } from '../table/desk.ts';
import { focusOf, withPointed } from './focus.ts';
import { Following } from './following.ts';
import { GlassSize } from './glass-size.ts';
import { Handing, isOpenly } from './handing.ts';
import { KeepFocus } from './keep-focus.ts';
import { freeCorner, hasRoom, layOut, seatingOn } from './lay-out.ts';
import type { Box, LaidOut, Seating } from './lay-out.ts';
import { Herald } from './herald.ts';
import { LightTaps } from './light-taps.ts';
import './match-end.ts';
import { bannerOf, roomNote } from './banner.ts';
import './match-header.ts';
import './melee-stage.ts';
import { seatName } from '../table/names.ts';
import { News } from './news.ts';
import { askedOfPeople, onlyPersonAt, peopleAt } from '../table/people.ts';
import '../spoken/asking-form.ts';
import { facesLaid } from './faces-laid.ts';
import { foldedIn, isSpoken } from '../table/is-spoken.ts';
import '../spoken/spoken-table.ts';
import { papers } from './papers.ts';
import { Refused } from './refused.ts';
import type { RefusalSaid } from './refused.ts';
import { screenStyles } from './screen-styles.ts';
import { boxed, edgeStrip, stripColumn } from './strips.ts';
import { StagePlace } from './stage-room.ts';
import type { Strips } from './strips.ts';

/**
 * A whole match on one glass: the board, an edge for every seat, the duels, the log, the end.
 * @fires open-rule `{ clause }`
 * @fires exported `{ blob }` the sealed record
 * @fires seating `{ seating }`
 * @fires theme `{ theme }`
 * @fires language `{ language }`
 * @fires leave
 * @fires rematch `{ exchanged }`
 */
@customElement('moon-match-screen')
export class MoonMatchScreen extends LitElement {
  static override styles = [shared, screenStyles];
  @property({ attribute: false }) table!: TablePort;
  /** It and its parts are first drawn in tasks of their own: all at once they would hold up a finger. */
  @property({ type: Boolean }) gradual = false;
  /** Chosen by the players; null: what the glass suggests. */
  @property({ attribute: false }) seating: Seating | null = null;
  /** When the round of an organised match ends, in milliseconds since 1970; null while no clock runs. */
  @property({ attribute: false }) clock: number | null = null;
  @state() private sheet: { model: ModelId; seat: Seat } | null = null;
  @state() private menu = false;
  @state() private log = false;
  @state() private adjusting = false;
  @state() private ended = true;
  @state() private seen = 0;
  /** It was said that the chosen seating has no room here. */
  @state() private toldOfRoom = false;
  /** A reaction that somebody wants to take where that is a button of the strip. */
  @state() private reacting: Opening | null = null;
  @query('moon-cover') readonly cover!: MoonCover;
  @query('moon-board') readonly board!: MoonBoard | null;
  readonly #desk = new Desk();
  readonly stagePlace = new StagePlace(this);
  readonly #handing = new Handing(this);
  readonly keepFocus = new KeepFocus(this);
  protected readonly lightTaps = new LightTaps(this);
  readonly #herald = new Herald(this);
  readonly #news = new News(this, this.#herald);
  readonly #refused = new Refused(this, this.#herald);
  readonly #counsel = new Counsel(this);
  readonly #glass = new GlassSize(this, () => this.#resized());
  readonly #following = new Following(this, { desk: this.#desk, handing: this.#handing, news: this.#news, refused: this.#refused });
  #deaf: () => void = () => undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#deaf = this.#desk.listen(() => this.requestUpdate());
    if (this.table as TablePort | undefined) this.#sit(); // a property may come after the element
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#deaf();
  }

  protected override scheduleUpdate(): void | Promise<unknown> {
    return inOwnTask(this, () => super.scheduleUpdate());
  }
  protected override firstUpdated(): void {
    if (!this.gradual) return;
    const parts = [...this.renderRoot.querySelectorAll('moon-seat-strip'), ...(this.board ? [this.board] : [])];
    for (const part of parts) part.gradual = true; // none of them has begun to draw itself
    // what they leave of the glass is known then
    void Promise.all(parts.map(({ updateComplete }) => updateComplete)).then(() => this.requestUpdate());
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('table') && this.isConnected) this.#sit();
    if (changed.has('seating')) this.#seated();
  }

  #sit() {
    this.#glass.measure();
    this.#following.sit();
  }

  #resized() {
    this.#seated();
    this.requestUpdate();
  }

  #seated() {
    if (this.#seating === this.seating) this.toldOfRoom = false;
    if (!this.#following.verdict) void this.#following.follow();
  }

  get shared() {
    return this.#following.shown.view(null);
  }

  get lookedAt() {
    const { openings, counsel } = this.#strips;
    return withPointed(focusOf(this.shared, openings, this.#desk.request), counsel?.pointed ?? null);
  }

  get #seating(): Seating {
    // whoever plays against computers alone has nobody to turn the glass to
    return seatingOn(this.#glass.now, this.table.seats.length, this.seating ?? (onlyPersonAt(this.table) === null ? null : 'side'));
  }

  get passed(): boolean {
    return this.#seating === 'pass' && this.#glass.now.width > 0;
  }

  putAway(): void {
    this.sheet = null;
    this.menu = this.log = false;
  }

  #turns(laid: LaidOut): Turn[] {
    return this.table.seats.map((_, seat) => laid.places.find((place) => place.seat === seat)?.turn ?? 0);
  }

  get #strips(): Strips {
    const { shown: table, verdict } = this.#following;
    const { holder } = this.#handing;
    const all = table.seats.map((_, seat) => seat);
    // while something is set right nobody is asked
    const asked = this.adjusting || verdict ? [] : askedOfPeople(table, this.#following.openings);
    // whoever reacts is asked alone
    const { reacting } = this;
    const openings = reacting && asked.includes(reacting) ? [reacting] : asked;
    const openly = this.#seating === 'pass' && holder !== null ? openings.filter(isOpenly).map(({ seat }) => seat) : [];
    const passed = holder === null ? [] : all.filter((seat) => seat === holder || openly.includes(seat));
    const holders = this.#seating === 'pass' ? passed : all;
    const named = openly.filter((seat) => seat !== holder);
    return {
      table,
      openings,
      folded: foldedIn(table, openings),
      desk: this.#desk,
      news: this.#news.lines,
      lately: this.#news.lately,
      holders,
      named,
      counsel: this.#counselled(openings),
      width: this.#glass.now.width,
      words: this.#glass.words,
    };
  }

  /** Whoever has given up sits there no longer. */
  get #people(): Seat[] {
    const { seats } = this.shared.order;
    return peopleAt(this.table).filter((seat) => !seats[seat]?.conceded);
  }

  #counselled(openings: readonly Opening[]): Counselled | null {
    return this.#counsel.beside(openings, this.#people);
  }

  #advise(seat: Seat) {
    this.menu = false;
    const asked = this.#strips.openings.find((opening) => opening.seat === seat);
    if (asked) void this.#counsel.ask(asked);
  }

  async #export() {
    this.menu = false;
    emit(this, 'exported', { blob: await this.table.exportRecord() });
  }

  readonly #read = ({ currentTarget }: Event) => void this.#following.goOn(undefined, currentTarget as HTMLElement); // the stage listened to

  /** The table behind the end. */
  #look() {
    this.ended = false;
    if (byKeys()) this.keepFocus.toBoard();
  }

  #close(which: 'sheet' | 'menu' | 'log') {
    if (which === 'sheet') this.sheet = null;
    else this[which] = false;
    if (which === 'log') this.seen = this.table.log(null).length;
  }

  #papers(turns: readonly Turn[]) {
    const { sheet, menu, log, clock, seen } = this;
    return papers(
      {
        sheet,
        menu,
        log,
        clock,
        seen,
        turns,
        seating: this.#seating,
        flat: hasRoom(this.#glass.now.width, this.#glass.now.height, this.table.seats.length, 'flat'),
      },
      {
        close: (which) => this.#close(which),
        showLog: () => ((this.menu = false), (this.log = true)),
        sit: (how) => (this.seating = how),
        advise: (seat) => this.#advise(seat),
        adjust: () => ((this.menu = false), (this.adjusting = true)),
        export: () => void this.#export(),
      },
    );
  }

  /** What the rules must know of a real table, over everything but the duel and the faces it belongs to: where strips stand `beside` them, over those. */
  #asking(beside?: Box) {
    const { asking } = this.shared;
    if (!asking || this.#following.verdict) return nothing;
    const { facts, seat, said } = asking;
    const place = beside ? `left: ${beside.left}px; right: auto; width: ${beside.width}px` : nothing;
    return html`<moon-asking-form class="asking" style=${place} .facts=${facts} .told=${said} .seat=${seat}></moon-asking-form>`;
  }

  override render() {
    if (this.#glass.now.width === 0) return nothing;
    const { shown: table, verdict, openings } = this.#following;
    const { width, height } = this.#glass.now;
    const boarded = layOut(width, height, table.seats.length, this.#seating, isLeftHanded(), this.#glass.words);
    const laid = isSpoken(table) ? facesLaid(boarded, width, height) : boarded;
    const strips = this.#strips;
    const turns = this.#turns(laid);
    this.#desk.turns = turns;
    // a half that stands sideways has no room in a band
    const halves = turns.map((turn) => (turn === 180 ? turn : 0));
    const { holder, next } = this.#handing;
    const near = this.#seating === 'pass' ? (holder ?? 0) : 0;
    const over = table.view(null).order.result !== null && openings.length === 0 && this.ended;
    return html`<main
        aria-label=${matchWords.board()}
        @refusal=${(event: CustomEvent<RefusalSaid>) => this.#refused.said(event, turns)}
        @pointerdown=${(event: Event) => this.#refused.touched(event)}
        @sheet=${({ detail }: CustomEvent<{ model: ModelId; seat: Seat }>) => (this.sheet = detail)}
        @route-planned=${() => this.#counsel.forget()}
        @place-planned=${() => this.#counsel.forget()}
        @counsel-closed=${() => this.#counsel.forget()}
        @unfolded=${({ detail }: CustomEvent<{ seat: Seat }>) => (this.reacting = strips.openings.find(({ seat }) => seat === detail.seat) ?? null)}
      >
        <div class="box board" style=${boxed(laid.glass)}>
          ${
            isSpoken(table)
              ? html`<moon-spoken-table .request=${this.#desk.request} .near=${near}></moon-spoken-table>`
              : boardFrame(
                  table,
                  this.#desk.request,
                  near,
                  turns,
                  (model) => (this.sheet = { model, seat: near }),
                  freeCorner(
                    laid,
                    this.#glass.now,
                    strips.openings.map(({ seat }) => seat),
                  ),
                  strips.counsel?.pointed ?? null,
                )
          }
          ${laid.column?.beside ? nothing : this.#asking()}
          <div class="band">
            <moon-melee-stage
              .turns=${halves}
              .verdict=${verdict?.of === 'melee' ? verdict : null}
              @went-on=${this.#read}
            ></moon-melee-stage>
            <moon-arcane-stage
              .turns=${halves}
              .verdict=${verdict?.of === 'arcane' ? verdict : null}
              @went-on=${this.#read}
            ></moon-arcane-stage>
          </div>
          ${this.#herald.drawn(next !== null)} ${this.#refused.drawn((clause) => emit(this, 'open-rule', { clause }))} ${bannerOf(table)}
          ${this.#news.turnSign.drawn}
          ${
            this.seating === null || this.seating === this.#seating || this.toldOfRoom
              ? nothing
              : roomNote(table.seats.length, () => (this.toldOfRoom = true))
          }
        </div>
        <moon-match-header
          class="box"
          style=${boxed(laid.header)}
          .rail=${laid.rail}
          ?data-rail=${laid.rail && laid.places.length === 2}
          .corner=${laid.places.length > 2}
          .openings=${verdict ? [] : openings}
          .clock=${this.clock}
          @show-log=${() => (this.log = true)}
          @show-menu=${() => (this.menu = true)}
        ></moon-match-header>
        ${laid.column?.beside ? this.#asking(laid.column) : nothing} ${laid.places.map((place) => edgeStrip(strips, place, laid))}
        ${stripColumn(strips, laid)} ${over ? html`<moon-match-end @look=${() => this.#look()}></moon-match-end>` : nothing}
        ${this.#papers(turns)}
        ${
          this.adjusting
            ? html`<moon-adjust-panel
                class="box adjust"
                style=${laid.column?.beside ? `${boxed(laid.column)}; max-height: none; translate: none` : nothing}
                .desk=${this.#desk}
                @closed=${() => (this.adjusting = false)}
              ></moon-adjust-panel>`
            : nothing
        }
      </main>
      <moon-cover
        .open=${next !== null}
        confirm-label=${next === null ? nothing : matchWords.isSeat(seatName(table, next))}
        @confirmed=${() => (this.#handing.taken(), void this.#news.shown())}
        >${next === null ? nothing : matchWords.handTo(seatName(table, next))}</moon-cover
      >`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-match-screen': MoonMatchScreen;
  }
}
