import { LitElement, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { ModelId, Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { Witnessed } from '../../seats/events-for.ts';
import { onSpoken } from '../../words/locale.ts';
import { matchWords } from '../../words/match.ts';
import '../adjust/adjust-panel.ts';
import type { Turn } from '../board/modes.ts';
import type { MoonBoard } from '../board/board.ts';
import type { LogEntry, TablePort } from '../contexts/table-port.ts';
import type { MoonCover } from '../kit/cover.ts';
import '../kit/cover.ts';
import { byKeys } from '../kit/by-keys.ts';
import { emit } from '../kit/emit.ts';
import { isLeftHanded } from '../theme/theme.ts';
import { sense } from '../senses/senses.ts';
import { shared } from '../kit/styles.ts';
import { isLoud, linesOf } from '../log/lines.ts';
import './arcane-stage.ts';
import { boardFrame } from './board-frame.ts';
import { Desk } from './desk.ts';
import { focusOf } from './focus.ts';
import { GlassSize } from './glass-size.ts';
import { Handing, isOpenly } from './handing.ts';
import { KeepFocus } from './keep-focus.ts';
import { freeCorner, hasRoom, layOut, seatingOn } from './lay-out.ts';
import type { LaidOut, Seating } from './lay-out.ts';
import { Herald } from './herald.ts';
import './match-end.ts';
import { bannerOf, roomNote } from './banner.ts';
import './match-header.ts';
import './melee-stage.ts';
import { seatName } from './names.ts';
import '../spoken/asking-form.ts';
import { facesLaid } from '../spoken/faces-laid.ts';
import { foldedIn, isSpoken } from '../spoken/is-spoken.ts';
import '../spoken/spoken-table.ts';
import { papers } from './papers.ts';
import { Refused } from './refused.ts';
import type { RefusalSaid } from './refused.ts';
import { screenStyles } from './screen-styles.ts';
import { boxed, edgeStrip, stripColumn } from './strips.ts';
import { StagePlace } from './stage-room.ts';
import type { Strips } from './strips.ts';
import { latelyAt } from './lately.ts';
import type { Told } from './lately.ts';
import { TurnSign } from './turn-sign.ts';
import { meleeVerdictOf } from './melee-verdict.ts';
import type { MeleeVerdict } from './melee-verdict.ts';
import { stillTable, verdictOf } from './verdict.ts';
import type { Verdict } from './verdict.ts';

const MOST_NEWS = 5;

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
  /** Chosen by the players; null: what the glass suggests. */
  @property({ attribute: false }) seating: Seating | null = null;
  /** When the round of an organised match ends, in milliseconds since 1970; null while no clock runs. */
  @property({ attribute: false }) clock: number | null = null;
  @state() private tick = 0;
  @state() private openings: Opening[] = [];
  @state() private sheet: { model: ModelId; seat: Seat } | null = null;
  @state() private menu = false;
  @state() private log = false;
  @state() private adjusting = false;
  @state() private news: string[] = [];
  @state() private lately: Told[] = [];
  @state() private ended = true;
  @state() private seen = 0;
  /** It was said that the chosen seating has no room here. */
  @state() private toldOfRoom = false;
  /** Who wants to react where that is a button of its strip. */
  @state() private reacting: Seat | null = null;
  /** A bluff that was called, or the last cards of a melee: what came of it is seen once somebody goes on. */
  @state() private verdict: Verdict | MeleeVerdict | null = null;
  @query('moon-cover') readonly cover!: MoonCover;
  @query('moon-board') readonly board!: MoonBoard | null;
  readonly #desk = new Desk();
  readonly stagePlace = new StagePlace(this);
  readonly #handing = new Handing(this);
  readonly keepFocus = new KeepFocus(this);
  readonly #turnSign = new TurnSign(this);
  readonly #herald = new Herald(this);
  readonly #refused = new Refused(this, this.#herald);
  readonly #glass = new GlassSize(this, () => this.#resized());
  #deaf: () => void = () => undefined;
  #asleep: (() => void) | null = null;
  /** What has happened and was not yet shown on the board. */
  #unshown: Witnessed[] = [];
  /** The table as all saw it until the last decision. */
  #before: TablePort | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    const [undesk, mute] = [this.#desk.listen(() => this.requestUpdate()), onSpoken(() => this.#retold())];
    this.#deaf = () => (undesk(), mute());
    if (this.table as TablePort | undefined) this.#sit(); // a property may come after the element
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#deaf();
    this.#asleep?.();
    this.#asleep = null;
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('table') && this.isConnected) this.#sit();
    if (changed.has('seating')) this.#seated();
  }

  #resized() {
    this.#seated();
    this.requestUpdate();
  }

  #seated() {
    if (this.#seating === this.seating) this.toldOfRoom = false;
    if (!this.verdict) void this.#follow();
  }

  /** What was said stays behind when the language changes; what lately happened is told anew. */
  #retold() {
    this.news = [];
    this.#herald.forget();
    this.lately = latelyAt(this.table);
  }

  #sit() {
    this.#asleep?.();
    this.#asleep = this.table.subscribe((entry) => void this.#heard(entry));
    this.#glass.measure();
    this.lately = latelyAt(this.table);
    void this.#follow();
  }

  /** The table as it is shown: as it stood while a verdict stands. */
  get #shown(): TablePort {
    return (this.verdict && this.#before) ?? this.table;
  }

  get shared() {
    return this.#shown.view(null);
  }

  get lookedAt() {
    return focusOf(this.shared, this.#strips.openings, this.#desk.request);
  }

  get #seating(): Seating {
    // whoever plays against computers alone has nobody to turn the glass to
    return seatingOn(this.#glass.now, this.table.seats.length, this.seating ?? (this.#only === null ? null : 'side'));
  }

  async #heard(entry: LogEntry | null) {
    this.#unshown.push(...(entry?.events ?? []));
    if (entry) this.#herald.say(linesOf(this.table, entry));
    if (entry?.events.some(({ what }) => what === 'taken-back')) {
      this.#desk.lineUp.end();
      this.#desk.onward.end();
    }
    // this is heard of like any other decision
    const went = entry ? await this.#desk.onward.next(this.table) : 'waits';
    if (went === 'sent') return;
    // where only computers are left nobody is there to go on, and whoever gives up has seen enough
    const gaveUp = entry?.events.some(({ what }) => what === 'conceded') ?? false;
    this.verdict = this.#watched && !gaveUp ? (this.verdict ?? (entry && this.#judged(entry))) : null;
    if (!this.verdict) await this.#goOn(entry);
    if (went === 'fell') this.#refused.note(matchWords.restFell());
  }

  /** Somebody sits at the table. */
  get #watched(): boolean {
    return this.table.seats.some((_, seat) => !this.table.computers?.[seat]);
  }

  #judged(entry: LogEntry): Verdict | MeleeVerdict | null {
    const before = this.#before?.view(null);
    return before ? (verdictOf(entry, before) ?? meleeVerdictOf(entry, before)) : null;
  }

  async #goOn(entry: LogEntry | null) {
    await this.#follow();
    this.verdict = null;
    this.news = entry && isLoud(entry) ? linesOf(this.table, entry).slice(-MOST_NEWS) : [];
    this.#refused.forget();
    this.lately = latelyAt(this.table);
    // behind a cover nobody would see it
    if (this.#handing.next === null) await this.#showWhatHappened();
  }

  async #showWhatHappened() {
    await this.updateComplete;
    const events = this.#unshown.splice(0);
    this.#turnSign.say(events);
    sense(events);
    await this.board?.play(events);
  }

  /** Shows what is so now; where the tablet goes to somebody else, only when the cover is painted. */
  async #follow() {
    // this is heard of like any other decision
    if ((await this.#desk.lineUp.next(this.table)) || (await this.#desk.allCopies.next(this.table))) return;
    const asked = this.#ofPeople(this.table.openings());
    const passed = this.#seating === 'pass' && this.#glass.now.width > 0;
    this.#handing.holder = this.#only ?? this.#handing.holder; // nobody else to hand it to
    if (passed) await this.#handing.on(asked, () => ((this.sheet = null), (this.menu = this.log = false)));
    this.openings = this.table.openings();
    this.reacting = null;
    this.#before = stillTable(this.table, this.table.view(null));
    this.tick += 1;
  }

  /** The only person at a table of computers. */
  get #only(): Seat | null {
    const people = this.table.seats.flatMap((_, seat) => (this.table.computers?.[seat] ? [] : [seat]));
    return people.length === 1 ? (people[0] ?? null) : null;
  }

  /** What people are asked: what a computer is asked is drawn nowhere. */
  #ofPeople(openings: readonly Opening[]): Opening[] {
    return openings.filter(({ seat }) => !this.table.computers?.[seat]);
  }

  #turns(laid: LaidOut): Turn[] {
    return this.table.seats.map((_, seat) => laid.places.find((place) => place.seat === seat)?.turn ?? 0);
  }

  get #strips(): Strips {
    const { news, lately, tick } = this;
    const table = this.#shown;
    const { holder } = this.#handing;
    const all = table.seats.map((_, seat) => seat);
    // while something is set right nobody is asked
    const asked = this.adjusting || this.verdict ? [] : this.#ofPeople(this.openings).filter((one) => this.#desk.isPut(one));
    // whoever reacts is asked alone
    const openings = this.reacting === null ? asked : asked.filter(({ seat }) => seat === this.reacting);
    const openly = this.#seating === 'pass' && holder !== null ? openings.filter(isOpenly).map(({ seat }) => seat) : [];
    const passed = holder === null ? [] : all.filter((seat) => seat === holder || openly.includes(seat));
    const holders = this.#seating === 'pass' ? passed : all;
    const named = openly.filter((seat) => seat !== holder);
    return {
      table,
      openings,
      folded: foldedIn(table, openings),
      desk: this.#desk,
      news,
      lately,
      tick,
      holders,
      named,
      width: this.#glass.now.width,
      words: this.#glass.words,
    };
  }

  async #export() {
    this.menu = false;
    emit(this, 'exported', { blob: await this.table.exportRecord() });
  }

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
    const { table, sheet, menu, log, clock, seen } = this;
    return papers(
      {
        table,
        sheet,
        menu,
        log,
        clock,
        seen,
        turns,
        seating: this.#seating,
        flat: hasRoom(this.#glass.now.width, this.#glass.now.height, table.seats.length, 'flat'),
      },
      {
        close: (which) => this.#close(which),
        showLog: () => ((this.menu = false), (this.log = true)),
        sit: (how) => (this.seating = how),
        adjust: () => ((this.menu = false), (this.adjusting = true)),
        export: () => void this.#export(),
      },
    );
  }

  /** What the rules must know of a real table, over everything but the duel it belongs to. */
  #asking() {
    const asking = this.#shown.view(null).asking;
    if (!asking || this.verdict) return nothing;
    const { facts, seat, said } = asking;
    return html`<moon-asking-form class="asking" .table=${this.table} .facts=${facts} .told=${said} .seat=${seat}></moon-asking-form>`;
  }

  override render() {
    if (this.#glass.now.width === 0) return nothing;
    const table = this.#shown;
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
    const over = table.view(null).order.result !== null && this.openings.length === 0 && this.ended;
    return html`<main
        aria-label=${matchWords.board()}
        @refusal=${(event: CustomEvent<RefusalSaid>) => this.#refused.said(event, turns)}
        @pointerdown=${(event: Event) => this.#refused.touched(event)}
        @sheet=${({ detail }: CustomEvent<{ model: ModelId; seat: Seat }>) => (this.sheet = detail)}
        @unfolded=${({ detail }: CustomEvent<{ seat: Seat }>) => (this.reacting = detail.seat)}
      >
        <div class="box board" style=${boxed(laid.glass)}>
          ${
            isSpoken(table)
              ? html`<moon-spoken-table
                  .table=${table}
                  .request=${this.#desk.request}
                  .near=${near}
                  .tick=${this.tick}
                ></moon-spoken-table>`
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
                )
          }
          ${this.#asking()}
          <div class="band">
            <moon-melee-stage
              .table=${table}
              .turns=${halves}
              .tick=${this.tick}
              .verdict=${this.verdict?.of === 'melee' ? this.verdict : null}
              @went-on=${() => this.#goOn(this.table.log(null).at(-1) ?? null)}
            ></moon-melee-stage>
            <moon-arcane-stage
              .table=${table}
              .turns=${halves}
              .tick=${this.tick}
              .verdict=${this.verdict?.of === 'arcane' ? this.verdict : null}
              @went-on=${() => this.#goOn(this.table.log(null).at(-1) ?? null)}
            ></moon-arcane-stage>
          </div>
          ${this.#herald.drawn(next !== null)} ${this.#refused.drawn((clause) => emit(this, 'open-rule', { clause }))} ${bannerOf(table)}
          ${this.#turnSign.drawn}
          ${
            this.seating === null || this.seating === this.#seating || this.toldOfRoom
              ? nothing
              : roomNote(table.seats.length, () => (this.toldOfRoom = true))
          }
        </div>
        <moon-match-header
          class="box"
          style=${boxed(laid.header)}
          .table=${table}
          .rail=${laid.rail}
          .corner=${laid.places.length > 2}
          .openings=${this.verdict ? [] : this.openings}
          .clock=${this.clock}
          .tick=${this.tick}
          @show-log=${() => (this.log = true)}
          @show-menu=${() => (this.menu = true)}
        ></moon-match-header>
        ${laid.places.map((place) => edgeStrip(strips, place, laid))} ${stripColumn(strips, laid)}
        ${over ? html`<moon-match-end .table=${table} @look=${() => this.#look()}></moon-match-end>` : nothing} ${this.#papers(turns)}
        ${
          this.adjusting
            ? html`<moon-adjust-panel
                class="box adjust"
                style=${laid.column?.beside ? `${boxed(laid.column)}; max-height: none; translate: none` : nothing}
                .table=${table}
                .desk=${this.#desk}
                @closed=${() => (this.adjusting = false)}
              ></moon-adjust-panel>`
            : nothing
        }
      </main>
      <moon-cover
        .open=${next !== null}
        confirm-label=${next === null ? nothing : matchWords.isSeat(seatName(table, next))}
        @confirmed=${() => (this.#handing.taken(), void this.#showWhatHappened())}
        >${next === null ? nothing : matchWords.handTo(seatName(table, next))}</moon-cover
      >`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-match-screen': MoonMatchScreen;
  }
}
