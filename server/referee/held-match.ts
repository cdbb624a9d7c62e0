import { Asked } from '../../src/glasses/asked.ts';
import type { Hosted } from '../../src/glasses/host-side.ts';
import type { Back, WireEntry } from '../../src/glasses/wire.ts';
import { takeBackOf } from '../../src/record/log.ts';
import { advance, type Advanced, type Folded } from '../../src/record/match-record.ts';
import { seenSince } from '../../src/record/take-back.ts';
import { named, openingsOf } from '../../src/rules/index.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Seat } from '../../src/rules/terms/ids.ts';
import type { Opening } from '../../src/rules/terms/opening.ts';
import { completeOptions } from '../../src/rules/terms/options.ts';
import { reason, type Reason } from '../../src/rules/terms/reason.ts';
import { eventsForSome } from '../../src/seats/events-for.ts';
import { forcedAnswer } from '../../src/seats/table/forced.ts';
import { seatTable } from '../../src/seats/table/seat-table.ts';
import { viewFor, type View } from '../../src/seats/view.ts';
import type { KeptEntry, Log } from '../log/log.ts';
import { streamOf, type DecidedBy, type MatchBegin, type MatchEntry, type OpenedMatch } from './match-log.ts';

/** These answer no question and are meant at any time; the second change the table for all and are meant of this very position. */
const ANY_TIME: readonly Decision['kind'][] = ['stand-by', 'concede'];
const RIGHT_NOW: readonly Decision['kind'][] = ['adjust', 'take-back', 'sunrise', 'offer-draw'];
/** What the rules say of an answer whose question has passed. */
const PASSED: readonly string[] = ['not-asked', 'other-question'];
/** So often a decision is judged again because the match has gone on. */
const TRIES = 8;
/** Milliseconds until a store that has no room is asked again. */
const AGAIN = 1000;

const refusal = (code: string): Reason => reason(code, []);

/** A decision as somebody says it. `at`: after how many decisions it was decided. */
export interface SpokenDecision {
  id: string;
  at: number;
  decision: Decision;
}

export interface MatchNeeds {
  log: Log;
  /** Names of the seats, as they are now. */
  names: (begin: MatchBegin) => { names: string[]; levels: (string | null)[] };
  now: () => number;
  /** Hears that a decision was taken, of this worker or another. */
  changed: (match: HeldMatch) => void;
}

/** One match on this worker: nothing but a fold of its log. It may be thrown away at any time. */
export class HeldMatch implements Hosted {
  readonly begin: MatchBegin;
  readonly seats: readonly unknown[];
  readonly computers: readonly ({ level: string } | null)[];
  readonly asked = new Asked();
  allCopies: Seat[] = [];
  laid: Seat[] = [];
  awaited: Seat | null = null;
  unsavedKind: string | null = null;
  readOnlyCause: string | null = null;
  used: number;
  readonly listeners = new Set<() => void>();
  #folded: Folded;
  readonly #entries: MatchEntry[];
  readonly #ids: Map<string, number>;
  #views = new Map<Seat | null, View>();
  #last: Promise<unknown> = Promise.resolve();
  #stop: () => void = () => undefined;
  #ahead: { at: number; text: string; folded: Folded } | null = null;
  #left = false;

  constructor(
    readonly matchId: string,
    private readonly needs: MatchNeeds,
    opened: OpenedMatch,
  ) {
    this.begin = opened.begin;
    this.seats = opened.begin.setup.seats;
    this.computers = opened.begin.seats.map((taker) => ('level' in taker ? { level: taker.level } : null));
    this.#folded = opened.folded;
    this.#entries = opened.entries;
    this.#ids = new Map(opened.entries.map(({ id }, index) => [id, index]));
    this.used = needs.now();
    this.#look(null);
  }

  get label(): { names: readonly string[]; levels: readonly (string | null)[] } {
    return this.needs.names(this.begin);
  }
  get folded(): Folded {
    return this.#folded;
  }
  get cards() {
    return this.#folded.record.cards;
  }
  get decided(): number {
    return this.#folded.record.entries.length;
  }
  get over(): boolean {
    return this.#folded.match.order.result !== null;
  }
  /** When the last decision was taken. */
  get last(): number {
    return this.#entries.at(-1)?.when ?? this.begin.when;
  }
  /** When the question that a seat is asked now was put. */
  askedSince(seat: Seat): number {
    return this.#entries[this.asked.since(seat) - 1]?.when ?? this.begin.when;
  }
  /** How often the member of a seat has decided. */
  countOf(seat: Seat): number {
    return this.#entries.filter(({ by: speaker, entry }) => speaker === 'seat' && entry.decision.seat === seat).length;
  }
  by(index: number): DecidedBy | null {
    return this.#entries[index]?.by ?? null;
  }

  view(seat: Seat | null): View {
    const known = this.#views.get(seat);
    if (known) return known;
    const view = viewFor(this.#folded.match, seat);
    this.#views.set(seat, view);
    return view;
  }
  openings(): Opening[] {
    return this.view(null).openings;
  }
  takeBack(seat: Seat): Back {
    const back = takeBackOf(this.#folded, seat);
    if (!back || back.alone || !completeOptions(this.#folded.match.order.options).seenStays) return back;
    return seenSince(this.#folded.line, back.to) ? null : back;
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
    const { record } = this.#folded;
    const entry = record.entries[index];
    const speaker = this.by(index);
    return {
      seat: entry?.decision.seat ?? null,
      events: eventsForSome(index < 0 ? record.prologue : (entry?.events ?? []), seats),
      ...(speaker === 'steward' || speaker === 'clock' ? { by: speaker } : {}),
    };
  }
  decide(): Promise<Reason | null> {
    return Promise.resolve(refusal('not-your-seat')); // a decision says its position here: `say`
  }

  /** Follows what other workers keep. */
  async follow(): Promise<void> {
    this.#stop = await this.needs.log.follow(streamOf(this.matchId), this.decided + 1, (kept) => this.#take(kept));
  }
  leave(): void {
    this.#left = true;
    this.#stop();
  }
  tell(): void {
    for (const listener of [...this.listeners]) listener();
  }
  /** When all that was said so far has been answered. */
  async settled(): Promise<void> {
    await this.#last;
  }

  /** Judges a decision by its position and keeps it. Null: it is durable. Decisions are taken one after the other. */
  say(spoken: SpokenDecision, by: DecidedBy = 'seat'): Promise<Reason | null> {
    this.used = this.needs.now();
    const done = this.#last.then(() => this.#judged(spoken, by));
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Gives the answers that everybody can see to be the only ones: a worker may have ended between. */
  force(): Promise<void> {
    const done = this.#last.then(() => this.#forceAll());
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #judged({ id, at: place, decision }: SpokenDecision, by: DecidedBy): Promise<Reason | null> {
    for (let tries = 0; tries < TRIES;) {
      if (this.#ids.has(id)) return null;
      if (this.readOnlyCause !== null) return refusal('read-only');
      if (place > this.decided) await this.#readOn();
      if (place > this.decided || place < this.#oldest(decision)) return refusal('asked-otherwise');
      const done = await this.#append(decision, id, by);
      if (done === 'kept') {
        await this.#forceAll();
        return null;
      }
      // of an older position, and its seat is asked nothing now: the question has passed
      if (typeof done !== 'string') return PASSED.includes(done.code) && place < this.decided ? refusal('asked-otherwise') : done;
      if (done === 'moved') tries += 1;
      else if (!(await this.#waitForRoom(done))) return refusal('read-only');
      await this.#readOn();
    }
    return refusal('asked-otherwise');
  }

  /** The least position of which a decision may be said. */
  #oldest({ kind, seat }: Decision): number {
    if (ANY_TIME.includes(kind)) return 0;
    return RIGHT_NOW.includes(kind) ? this.decided : this.asked.since(seat);
  }

  /** Nothing is taken until there is room again; the same decision is tried then. */
  async #waitForRoom(cause: string): Promise<boolean> {
    if (this.unsavedKind !== cause) {
      this.unsavedKind = cause;
      this.tell();
    }
    await new Promise((done) => setTimeout(done, AGAIN));
    return !this.#left;
  }

  #advanced(decision: Decision): Advanced {
    try {
      return advance(this.#folded, named(this.#folded.match, decision));
    } catch (error) {
      return { ok: false, reason: reason('fault', [], { message: error instanceof Error ? error.message : String(error) }) };
    }
  }

  async #append(decision: Decision, id: string, by: DecidedBy): Promise<'kept' | 'moved' | 'full' | 'unknown' | Reason> {
    const next = this.#advanced(decision);
    if (!next.ok) return next.reason;
    const { entries, checkpoints } = next.folded.record;
    const entry = entries.at(-1);
    if (!entry) throw new Error('nothing was decided');
    const place = entries.length;
    const text = JSON.stringify({ id, by, when: this.needs.now(), entry } satisfies MatchEntry);
    this.#ahead = { at: place, text, folded: next.folded };
    const stream = streamOf(this.matchId);
    const answer = await this.needs.log.append(stream, place, text);
    if (!answer.ok) return answer.why;
    this.#take({ at: place, text });
    const point = checkpoints.at(-1);
    if (point?.after === place) this.needs.log.keepPoint(stream, place, JSON.stringify(point.match)).catch(() => undefined);
    return 'kept';
  }

  async #readOn(): Promise<void> {
    for (const kept of await this.needs.log.read(streamOf(this.matchId), this.decided + 1)) this.#take(kept);
  }

  /** An entry that the log holds, of this worker or another. */
  #take({ at: place, text }: KeptEntry): void {
    if (place !== this.decided + 1 || this.readOnlyCause !== null) return;
    const kept = JSON.parse(text) as MatchEntry;
    const ahead = this.#ahead?.at === place && this.#ahead.text === text ? this.#ahead.folded : null;
    const folded = ahead ?? this.#folding(kept.entry.decision);
    this.#ahead = null;
    if (!folded) {
      this.readOnlyCause = 'damaged';
      return this.tell();
    }
    this.#ids.set(kept.id, this.decided);
    this.#entries.push(kept);
    this.#folded = folded;
    this.#views = new Map();
    const { seat } = kept.entry.decision;
    this.laid = this.laid.filter((laid) => laid !== seat);
    this.unsavedKind = null;
    this.#look(seat);
    this.tell();
    this.needs.changed(this);
  }

  #folding(decision: Decision): Folded | null {
    const next = this.#advanced(decision);
    return next.ok ? next.folded : null;
  }

  #look(decider: Seat | null): void {
    this.asked.look(this.view(null), this.seats.length, this.decided, decider);
  }

  async #forceAll(): Promise<void> {
    for (let tries = 0; tries < TRIES;) {
      const last = this.#folded.record.entries.at(-1)?.decision;
      const openings = openingsOf(this.#folded.match);
      const only = last && forcedAnswer(last, openings, (seat) => seatTable(this.view(seat), this.cards));
      if (!only) return;
      const done = await this.#append(only, `forced.${this.decided}`, 'table');
      if (done === 'kept') continue;
      if (done !== 'moved') return;
      tries += 1;
      await this.#readOn();
    }
  }
}
