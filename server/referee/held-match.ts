import { QuestionAges } from '../../src/glasses/question-ages.ts';
import type { SharedTable, SeatPatch } from '../../src/glasses/shared-table.ts';
import type { ViewPatch } from '../../src/glasses/patch.ts';
import type { Back, WireEntry } from '../../src/glasses/wire.ts';
import type { Folded } from '../../src/record/match-record.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Json, Seat } from '../../src/rules/terms/ids.ts';
import type { Opening } from '../../src/rules/terms/opening.ts';
import { reason, type Reason } from '../../src/rules/terms/reason.ts';
import type { View } from '../../src/seats/view.ts';
import type { AppendFault, KeptEntry, Log } from '../log/log.ts';
import { advanceSafely, forcedId, judgedAhead, onlyAnswer, type AheadEntry } from './judged-ahead.ts';
import { streamOf, type DecidedBy, type MatchBegin, type MatchEntry, type OpenedMatch } from './match-log.ts';
import { Standing } from './standing.ts';
import { backOf, tableAfter, witnessedOf } from './table-after.ts';

/**
 * Decisions that answer no question: the first are valid at any time; the second change the table for everyone and are valid only for the present
 * position.
 */
const ANY_TIME: readonly Decision['kind'][] = ['stand-by', 'concede'];
const RIGHT_NOW: readonly Decision['kind'][] = ['adjust', 'take-back', 'sunrise', 'offer-draw'];
/** The codes with which the rules refuse an answer to a question that has passed. */
const PASSED: readonly string[] = ['not-asked', 'other-question'];
/** The number of times that a decision is judged again because the match has gone on. */
const TRIES = 8;
/** Milliseconds until a full store is tried again. */
const AGAIN = 1000;

const refusal = (code: string): Reason => reason(code, []);

/** A decision as a device sends it. `at`: the number of decisions when it was made. */
export interface SpokenDecision {
  id: string;
  at: number;
  decision: Decision;
}

export interface MatchNeeds {
  log: Log;
  /** The present names of the seats. */
  names: (begin: MatchBegin) => { names: string[]; levels: (string | null)[] };
  now: () => number;
  /** Called when this worker or another has taken a decision. */
  changed: (match: HeldMatch) => void;
}

/** A listener to changes of a table. `prepare`: called with the state that the table is about to reach. */
export interface TableListener {
  tell(): void;
  prepare?(next: SharedTable): void;
}

/** One match on this worker: a fold of its log and nothing else, so that it can be dropped at any time. */
export class HeldMatch implements SharedTable {
  readonly begin: MatchBegin;
  readonly seats: readonly unknown[];
  readonly computers: readonly ({ level: string } | null)[];
  readonly questionAges = new QuestionAges();
  allCopies: Seat[] = [];
  laid: Seat[] = [];
  awaited: Seat | null = null;
  unsavedKind: string | null = null;
  readOnlyCause: string | null = null;
  used: number;
  readonly listeners = new Set<TableListener>();
  #standing: Standing;
  readonly #entries: MatchEntry[];
  readonly #ids: Map<string, number>;
  #last: Promise<unknown> = Promise.resolve();
  #stop: () => void = () => undefined;
  /** Entries under way to the log, by position. */
  #ahead = new Map<number, AheadEntry>();
  /** True if entries were taken that were not announced to the listeners yet. */
  #untold = false;
  #hasLeft = false;

  constructor(
    readonly matchId: string,
    private readonly needs: MatchNeeds,
    opened: OpenedMatch,
  ) {
    this.begin = opened.begin;
    this.seats = opened.begin.setup.seats;
    this.computers = opened.begin.seats.map((taker) => ('level' in taker ? { level: taker.level } : null));
    this.#standing = new Standing(opened.folded);
    this.#entries = opened.entries;
    this.#ids = new Map(opened.entries.map(({ id }, index) => [id, index]));
    this.used = needs.now();
    this.#look(null);
  }

  get label(): { names: readonly string[]; levels: readonly (string | null)[] } {
    return this.needs.names(this.begin);
  }
  get folded(): Folded {
    return this.#standing.folded;
  }
  get cards() {
    return this.folded.record.cards;
  }
  get decided(): number {
    return this.folded.record.entries.length;
  }
  get over(): boolean {
    return this.folded.match.order.result !== null;
  }
  /** The time of the last decision. */
  get last(): number {
    return this.#entries.at(-1)?.when ?? this.begin.when;
  }
  /** The time at which the present question to a seat was asked. */
  askedSince(seat: Seat): number {
    return this.#entries[this.questionAges.since(seat) - 1]?.when ?? this.begin.when;
  }
  /** The number of decisions by the member of a seat. */
  countOf(seat: Seat): number {
    let count = 0;
    for (const { by: speaker, entry } of this.#entries) if (speaker === 'seat' && entry.decision.seat === seat) count += 1;
    return count;
  }
  deciderOf(index: number): DecidedBy | null {
    return this.#entries[index]?.by ?? null;
  }

  view(seat: Seat | null): View {
    return this.#standing.view(seat);
  }
  sharedPatch(before: Json | undefined): ViewPatch | null {
    return this.#standing.patch(before);
  }
  seatPatch(seat: Seat): SeatPatch {
    return this.#standing.seatPatch(seat);
  }
  openings(): Opening[] {
    return this.view(null).openings;
  }
  takeBack(seat: Seat): Back {
    return backOf(this.folded, seat);
  }
  showAllCopies(seat: Seat, all: boolean): Promise<void> {
    this.allCopies = [...this.allCopies.filter((shown) => shown !== seat), ...(all ? [seat] : [])];
    this.tell();
    return Promise.resolve();
  }
  lay(seat: Seat, lies: boolean): void {
    if (this.laid.includes(seat) === lies) return;
    this.laid = [...this.laid.filter((laid) => laid !== seat), ...(lies ? [seat] : [])];
    this.tell();
  }
  witnessed(index: number, seats: readonly Seat[]): Omit<WireEntry, 'at'> {
    return witnessedOf(this.folded, index, this.deciderOf(index), seats);
  }
  decide(): Promise<Reason | null> {
    return Promise.resolve(refusal('not-your-seat')); // use `say`, which gives the position of the decision
  }

  /** Follows the entries of other workers. */
  async follow(): Promise<void> {
    this.#stop = await this.needs.log.follow(streamOf(this.matchId), this.decided + 1, (kept) => this.#take(kept));
  }
  leave(): void {
    this.#hasLeft = true;
    this.#stop();
  }
  tell(): void {
    for (const listener of [...this.listeners]) listener.tell();
  }
  /** Resolves when all decisions so far have been answered. */
  async settled(): Promise<void> {
    await this.#last;
  }

  /** Judges a decision at its position and stores it. Null: it is durable. Decisions are taken one after the other. */
  say(spoken: SpokenDecision, decider: DecidedBy = 'seat'): Promise<Reason | null> {
    this.used = this.needs.now();
    const done = this.#last.then(() => this.#judged(spoken, decider));
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Gives every answer that is publicly the only possible one, because a worker may have stopped before it did. */
  force(): Promise<void> {
    const done = this.#last.then(() => this.#forceAll());
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #judged({ id, at: place, decision }: SpokenDecision, decider: DecidedBy): Promise<Reason | null> {
    for (let tries = 0; tries < TRIES;) {
      if (this.#ids.has(id)) return null;
      if (this.readOnlyCause !== null) return refusal('read-only');
      if (place > this.decided) await this.#readOn();
      if (place > this.decided || place < this.#oldest(decision)) return refusal('asked-otherwise');
      const done = await this.#append(decision, id, decider);
      if (done === 'kept') {
        await this.#forceAll();
        return null;
      }
      // the decision belongs to an older position, and its seat is not asked now: the question has passed
      if (typeof done !== 'string') return PASSED.includes(done.code) && place < this.decided ? refusal('asked-otherwise') : done;
      if (done === 'moved') {
        tries += 1;
        await this.#readOn();
        continue;
      }
      if (!(await this.#waitForRoom(done))) return refusal('read-only');
      // while the store cannot be read either, the decision goes on waiting
      await this.#readOn().catch(() => undefined);
    }
    return refusal('asked-otherwise');
  }

  /** The earliest position at which a decision is still valid. */
  #oldest({ kind, seat }: Decision): number {
    if (ANY_TIME.includes(kind)) return 0;
    return RIGHT_NOW.includes(kind) ? this.decided : this.questionAges.since(seat);
  }

  /** Waits until the store may have room again; no decision is taken meanwhile. */
  async #waitForRoom(cause: string): Promise<boolean> {
    if (this.unsavedKind !== cause) {
      this.unsavedKind = cause;
      this.tell();
    }
    await new Promise((done) => setTimeout(done, AGAIN));
    return !this.#hasLeft;
  }

  /** Stores a decision together with the forced answers after it. */
  async #append(decision: Decision, id: string, decider: DecidedBy): Promise<'kept' | AppendFault | Reason> {
    const judged = judgedAhead(this.#standing, { decision, id, by: decider }, this.needs.now());
    if (!Array.isArray(judged)) return judged;
    this.#ahead = new Map(judged.map((entry) => [entry.at, entry]));
    const stream = streamOf(this.matchId);
    const keeping = this.needs.log.appendAll(
      stream,
      this.decided + 1,
      judged.map(({ text }) => text),
    );
    // prepare the next messages while the disk is busy
    setImmediate(() => this.#prepare(judged));
    const { kept, why } = await keeping;
    for (const entry of judged.slice(0, kept)) {
      this.#take(entry);
      const point = entry.standing.folded.record.checkpoints.at(-1);
      if (point?.after === entry.at) this.needs.log.keepPoint(stream, entry.at, JSON.stringify(point.match)).catch(() => undefined);
    }
    // the forced answers were not stored: the decision is announced without them
    this.#ahead.clear();
    if (this.#untold) this.#goneOn();
    return kept > 0 ? 'kept' : (why ?? 'unknown');
  }

  #prepare(judged: readonly AheadEntry[]): void {
    if (this.listeners.size === 0 || this.#ahead.get(this.decided + 1) !== judged[0]) return;
    const next = tableAfter(this, judged);
    if (next) for (const listener of [...this.listeners]) listener.prepare?.(next);
  }

  async #readOn(): Promise<void> {
    for (const kept of await this.needs.log.read(streamOf(this.matchId), this.decided + 1)) this.#take(kept);
  }

  /** Takes an entry of the log, of this worker or another. */
  #take({ at: place, text }: KeptEntry): void {
    if (place !== this.decided + 1 || this.readOnlyCause !== null) return;
    const ahead = this.#ahead.get(place);
    const isOwn = ahead?.text === text;
    const kept = isOwn ? ahead.kept : (JSON.parse(text) as MatchEntry);
    const standing = isOwn ? ahead.standing : this.#folding(kept.entry.decision);
    if (!isOwn) this.#ahead.clear();
    if (!standing) {
      this.readOnlyCause = 'damaged';
      return this.tell();
    }
    this.#ids.set(kept.id, this.decided);
    this.#entries.push(kept);
    this.#standing = standing;
    const { seat } = kept.entry.decision;
    this.laid = this.laid.filter((laid) => laid !== seat);
    this.unsavedKind = null;
    this.#look(seat);
    this.#untold = true;
    // a decision is announced together with the forced answers after it
    if (!this.#ahead.has(place + 1)) this.#goneOn();
  }

  #goneOn(): void {
    this.#untold = false;
    this.tell();
    this.needs.changed(this);
  }

  #folding(decision: Decision): Standing | null {
    const next = advanceSafely(this.folded, decision);
    return next.ok ? new Standing(next.folded) : null;
  }

  #look(decider: Seat | null): void {
    this.questionAges.look(this.view(null), this.seats.length, this.decided, decider);
  }

  async #forceAll(): Promise<void> {
    for (let tries = 0; tries < TRIES;) {
      const only = onlyAnswer(this.#standing);
      if (!only) return;
      const done = await this.#append(only, forcedId(this.decided), 'table');
      if (done === 'kept') continue;
      if (done !== 'moved') return;
      tries += 1;
      await this.#readOn();
    }
  }
}
