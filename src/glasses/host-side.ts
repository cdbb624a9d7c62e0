import type { Catalogue } from '../rules/terms/card-language.ts';
import type { Decision } from '../rules/terms/decision.ts';
import type { Json, Seat } from '../rules/terms/ids.ts';
import type { Opening } from '../rules/terms/opening.ts';
import type { Reason } from '../rules/terms/reason.ts';
import type { View } from '../seats/view.ts';
import type { QuestionAges } from './question-ages.ts';
import { LinkedGlass } from './linked-glass.ts';
import { difference, type ViewPatch } from './patch.ts';
import { TakenOnce } from './taken-once.ts';
import { RULES } from '../rules/setup/rules-number.ts';
import { WIRE, type Back, type BesideFromGlass, type FromGlass, type GlassPart, type TableState, type WireEntry } from './wire.ts';

const asJson = (view: View): Json => view as unknown as Json; // a view is plain JSON

/** The part of a table that another glass may see: no more than its players may know. */
export interface Hosted {
  readonly matchId: string;
  readonly seats: readonly unknown[];
  readonly label: { names: readonly string[]; levels: readonly (string | null)[] };
  /** Whether the players play for the first time. */
  readonly first?: boolean;
  readonly cards: Catalogue;
  readonly computers: readonly ({ level: string } | null)[];
  readonly allCopies: readonly Seat[];
  readonly laid: readonly Seat[];
  readonly decided: number;
  readonly readOnlyCause: string | null;
  readonly unsavedKind: string | null;
  readonly awaited: Seat | null;
  /** The end of the round in milliseconds since 1970; null or missing while no clock runs. */
  readonly roundEnds?: number | null;
  view(seat: Seat | null): View;
  openings(): Opening[];
  decide(decision: Decision): Promise<Reason | null>;
  takeBack(seat: Seat): Back;
  showAllCopies(seat: Seat, all: boolean): Promise<void>;
  lay(seat: Seat, lies: boolean): void;
  witnessed(index: number, seats: readonly Seat[]): Omit<WireEntry, 'at'>;
  /** The difference between two public views, if the table calculates it once for all its glasses. */
  sharedPatch?(before: Json | undefined): ViewPatch | null;
  /** What the view of a seat has beside the public one, likewise. */
  seatPatch?(seat: Seat): SeatPatch;
}

/** How the view of a seat differs from the public one, and the same as JSON. */
export interface SeatPatch {
  patch: ViewPatch | null;
  text: string;
}

export function seatPatchOf(shared: View, view: View): SeatPatch {
  const patch = difference(asJson(shared), asJson(view));
  return { patch, text: JSON.stringify(patch) };
}

/** What all glasses of a table share. */
export interface HostNeeds {
  table: Hosted;
  /** The name of the match on the wire, if it is not its id. */
  called?: string;
  asked: QuestionAges;
  /** The checksum of the cards of the match. */
  cards: string;
  readDecision: (given: unknown) => Decision | null;
  /** Takes a decision instead of the table and judges it by its position there; `id` is null when the glass sends none. */
  decide?: (id: string | null, decided: number, decision: Decision) => Promise<Reason | null>;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  /** Milliseconds since 1970, by the clock of this device. */
  clock?: () => number;
  /** Called when a glass has got a line, lost it, or left for good; `beside` with its messages that are not about the match. */
  changed: (glass: HostSide) => void;
  beside?: (glass: HostSide, message: BesideFromGlass) => void;
}

/** The part of a table that a glass gets. */
export interface Pass {
  part: GlassPart;
  seats: readonly Seat[];
}

/** Decisions that answer no question and are valid at any time. */
const ANY_TIME: readonly Decision['kind'][] = ['concede', 'offer-draw', 'stand-by', 'take-back', 'adjust', 'sunrise'];

const refusal = (code: string): Reason => ({ code, clauses: [] });

interface HostTold {
  nth: number;
  shared: Json;
  state: Json;
  /** The difference between the view of a seat and the shared one, as JSON by seat. */
  own: Map<Seat, string>;
}

/** Another glass of a match, as the device with the record sees it. */
export class HostSide extends LinkedGlass {
  #told: HostTold | null = null;
  #nth = 0;
  /** The number of entries sent so far. */
  #entries = -1;
  readonly #taken = new TakenOnce();

  constructor(
    private readonly needs: HostNeeds,
    readonly pass: Pass,
  ) {
    super(needs.now);
  }

  get #called(): string {
    return this.needs.called ?? this.needs.table.matchId;
  }

  /** Tells a glass about the present match and its state. */
  begin(): void {
    this.#greet(-1, '');
  }

  /** Sends the state of the match if it has changed. */
  tell(): void {
    if (this.linked && this.#told) this.#stands(this.#told);
  }

  protected forget(): void {
    this.#told = null;
  }

  protected changed(): void {
    this.needs.changed(this);
  }

  protected readDecision(given: unknown): Decision | null {
    return this.needs.readDecision(given);
  }

  #stateNow(): TableState {
    const { table } = this.needs;
    return {
      held: table.openings().length === 0 && table.view(null).openings.length > 0,
      back: Object.fromEntries(this.pass.seats.map((seat) => [seat, table.takeBack(seat)])),
      computers: table.computers.map((computer) => computer && { level: computer.level }),
      allCopies: [...table.allCopies],
      laid: [...table.laid],
      readOnly: table.readOnlyCause,
      unsaved: table.unsavedKind,
      awaited: table.awaited,
      roundEnds: table.roundEnds ?? null,
    };
  }

  #stands(last: HostTold | null): void {
    const { table } = this.needs;
    const { seats } = this.pass;
    const shared = asJson(table.view(null));
    const entries: WireEntry[] = [];
    if (this.#entries < 0) entries.push({ at: -1, ...table.witnessed(-1, seats) });
    for (let index = Math.max(0, this.#entries); index < table.decided; index += 1)
      entries.push({ at: index, ...table.witnessed(index, seats) });
    const standing = this.#stateNow();
    const state = standing as unknown as Json; // plain JSON, too
    const statePatch = difference(last?.state, state);
    const patch = table.sharedPatch ? table.sharedPatch(last?.shared) : difference(last?.shared, shared);
    const patches = seats.map((seat): [Seat, SeatPatch] => [
      seat,
      table.seatPatch?.(seat) ?? seatPatchOf(table.view(null), table.view(seat)),
    ]);
    const news = patches.filter(([seat, { text }]) => last?.own.get(seat) !== text);
    if (last && patch === null && statePatch === null && entries.length === 0 && news.length === 0) return;
    this.#entries = table.decided;
    this.#nth += 1;
    this.#told = { nth: this.#nth, shared, state, own: new Map(patches.map(([seat, { text }]) => [seat, text])) };
    this.send({
      say: 'stands',
      at: table.decided,
      from: last?.nth ?? null,
      nth: this.#nth,
      shared: patch,
      own: Object.fromEntries(news.map(([seat, { patch: differs }]) => [seat, differs])),
      entries,
      state: statePatch,
      // sent only with the end of a round; the time of a message matters nowhere else
      now: statePatch !== null && standing.roundEnds !== null ? this.needs.clock?.() : undefined,
    });
  }

  protected read(message: Exclude<FromGlass, { say: 'ping' | 'leave' }>): void {
    const { table, beside } = this.needs;
    if (message.say === 'hello') this.#welcome(message);
    else if (message.say === 'decide') void this.#decide(message);
    else if (message.say === 'again') {
      this.#entries = -1;
      this.#stands(null);
    } else if (!('seat' in message)) beside?.(this, message);
    else if (!this.pass.seats.includes(message.seat)) return;
    else if (message.say === 'prefers') void table.showAllCopies(message.seat, message.allCopies);
    else table.lay(message.seat, message.lies);
  }

  #welcome({ wire, rules, has, life, cards, match }: Extract<FromGlass, { say: 'hello' }>): void {
    // a glass with other rules would offer decisions that this host refuses
    if (wire !== WIRE || rules !== RULES) return this.end('edition');
    this.#taken.begin(life);
    // entries of another match do not count
    this.#greet(match === undefined || match === this.#called ? has : -1, cards);
  }

  /** `has` is the number of entries that the glass has, `cards` the checksum of its cards. */
  #greet(has: number, cards: string): void {
    const { table, cards: sum } = this.needs;
    const { names, levels } = table.label;
    this.send({
      say: 'welcome',
      wire: WIRE,
      rules: RULES,
      match: this.#called,
      part: this.pass.part,
      seats: [...this.pass.seats],
      names: [...names],
      levels: [...levels],
      ...(table.first ? { first: true } : {}),
      cards: { sum, all: cards === sum ? null : table.cards },
    });
    this.#entries = has > 0 && has <= table.decided ? has : -1;
    this.#stands(null);
  }

  #decide({ nth, at, id, decision }: Extract<FromGlass, { say: 'decide' }>): Promise<void> {
    return this.#taken.take(
      nth,
      () => this.#judged(id ?? null, at, decision),
      (refused) => this.send({ say: 'answered', nth, refused }),
    );
  }

  #judged(id: string | null, decided: number, decision: Decision): Promise<Reason | null> {
    const { table, asked, decide } = this.needs;
    if (!this.pass.seats.includes(decision.seat)) return Promise.resolve(refusal('not-your-seat'));
    if (decide) return decide(id, decided, decision);
    if (!ANY_TIME.includes(decision.kind) && decided < asked.since(decision.seat)) return Promise.resolve(refusal('asked-otherwise'));
    return table.decide(decision);
  }
}
