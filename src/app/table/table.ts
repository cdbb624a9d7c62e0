import { advance, type Advanced, type Folded } from '../../record/match-record.ts';
import { mayTakeBackAlone, seenSince } from '../../record/take-back.ts';
import { named } from '../../rules/index.ts';
import type { Decision, DecisionOf } from '../../rules/terms/decision.ts';
import { completeOptions } from '../../rules/terms/options.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import { reason, type Reason } from '../../rules/terms/reason.ts';
import type { Advice } from '../../rules/terms/thought.ts';
import { eventsForSome, type Witnessed } from '../../seats/events-for.ts';
import { viewFor, type View } from '../../seats/view.ts';
import type { Computer, MatchLabel } from '../../storage/rows.ts';
import type { FailureKind } from '../../storage/storage-failed.ts';
import type { HostingPort } from '../../ui/contexts/glasses-port.ts';
import type { ComputerLevel, LogEntry, TablePort } from '../../ui/contexts/table-port.ts';
import { readOnlyBecause, storageFailure } from '../../words/app/storage.ts';
import type { Keeps } from '../kept/kept-match.ts';
import { matchFile } from '../kept/match-file.ts';
import { lookingBack } from '../computer/look-back.ts';
import { seatsCalled } from '../kept/seats-called.ts';
import { newSeed } from '../computer/new-seed.ts';
import type { LookingBack } from '../../ui/contexts/looking-back.ts';
import { outcomeOf } from '../kept/player-records.ts';
import { forcedAnswer } from '../../seats/table/forced.ts';
import { askedNow } from './acts-on.ts';
import { Durable } from './durable.ts';
import { logEntry, logOf, takeBackOf } from '../../record/log.ts';
import { SeatAnswers } from './seat-answers.ts';

export interface TableStart {
  id: string;
  /** Names of the players, by seat. */
  names: string[];
  levels?: MatchLabel['levels'];
  folded: Folded;
  store: Keeps;
  /** Computers, by seat. */
  computers?: readonly (Computer | null)[] | undefined;
  /** Seats that show all copies without being asked. */
  allCopies?: readonly Seat[] | undefined;
  /** Why the match has not been kept so far. */
  failed?: FailureKind | null;
  /** Why the match may only be looked at, as `readOnlyBecause` words it. */
  readOnly?: string | null;
  /** Something of the match is not in order or not there: a copy goes on from where it stands. */
  damaged?: boolean;
  /** Gives the match free for other windows. */
  release?: () => void;
}

type Listener = (events: LogEntry | null) => void;

/** One match on this device: the record, the rules that judge it and the storage that keeps it. The screens see `TablePort` alone. */
export class Table extends SeatAnswers implements TablePort {
  readonly matchId: string;
  readonly seats: { name: string }[];
  /** The adviser, once one is there. */
  advise: ((seat: Seat) => Promise<Advice | null>) | null = null;
  allCopies: readonly Seat[];
  /** Whose computer takes long. */
  awaited: Seat | null = null;
  /** Seats that are asked on other glasses, and seats whose hand alone lies on one. */
  elsewhere: readonly Seat[] = [];
  handsElsewhere: readonly Seat[] = [];
  /** Seats that have laid a card of which nothing is said yet. */
  laid: readonly Seat[] = [];
  /** When the round ends, in milliseconds since 1970; null while no clock runs. */
  roundEnds: number | null = null;
  /** The other glasses, once there may be some. */
  hosting: HostingPort | null = null;
  /** The campaign whose game this is, once that is known. */
  campaign: string | null = null;
  #computers: readonly (Computer | null)[];
  #readOnly: string | null;
  #damaged: boolean;
  #folded: Folded;
  #looking: LookingBack | null = null;
  readonly #durable: Durable;
  #last: Promise<unknown> = Promise.resolve();
  #views = new Map<Seat | null, View>();
  /** The one answer to what is asked now, until it has been given. */
  #forced: Decision | null = null;
  readonly #listeners = new Set<Listener>();
  readonly #store: Keeps;
  /** As they were given; empty for who has none. */
  readonly #names: string[];
  readonly #levels: MatchLabel['levels'];
  readonly #release: () => void;

  constructor({
    id,
    names,
    levels,
    folded,
    store,
    computers = [],
    allCopies = [],
    failed = null,
    readOnly = null,
    damaged = false,
    release = () => undefined,
  }: TableStart) {
    super();
    this.matchId = id;
    this.#names = folded.record.setup.seats.map((_, seat) => names[seat] ?? '');
    this.#levels = levels;
    this.#computers = this.#names.map((_, seat) => computers[seat] ?? null);
    this.allCopies = allCopies;
    this.seats = seatsCalled(this.#names, this.#names.length, levels);
    this.#readOnly = readOnly;
    this.#damaged = damaged;
    this.#folded = folded;
    this.#durable = new Durable(id, store, folded, failed, () => this.tell(null));
    this.#store = store;
    this.#release = release;
  }

  get characters() {
    return this.#folded.record.cards.characters;
  }
  get meleeFaces() {
    return this.#folded.record.cards.melee;
  }
  get upgrades() {
    return this.#folded.record.cards.upgrades ?? {};
  }
  get tableCards() {
    return this.#folded.record.cards.tableCards ?? {};
  }
  get cards() {
    return this.#folded.record.cards;
  }
  get computers(): readonly (Computer | null)[] {
    return this.#computers;
  }
  /** Looks back at a match that is over; it sees no real table. */
  get lookingBack(): LookingBack | null {
    const { record, match } = this.#folded;
    if (match.order.result === null || record.setup.options.table === 'spoken') return null;
    return (this.#looking ??= lookingBack(this.matchId, () => this.#folded.record));
  }
  /** Whether an activation in which nothing is left to do ends by itself. */
  protected get endsByItself(): boolean {
    return true;
  }
  /** How many decisions have been taken. */
  get decided(): number {
    return this.#folded.record.entries.length;
  }
  get readOnly(): string | null {
    return this.#readOnly === null ? null : readOnlyBecause(this.#readOnly);
  }
  /** The same as a word, for a glass that may speak another language. */
  get readOnlyCause(): string | null {
    return this.#readOnly;
  }
  /** Why decisions could not be kept; null when they are. */
  get unsavedKind(): FailureKind | null {
    return this.#durable.failed;
  }
  get label(): { names: readonly string[]; levels: readonly (string | null)[] } {
    return { names: this.#names, levels: this.#levels ?? [] };
  }
  get damaged(): boolean {
    return this.#damaged || this.#readOnly === 'handed-over';
  }
  get unsaved(): string | null {
    return this.#durable.failed && storageFailure(this.#durable.failed);
  }

  /** Leaves a seat to a computer, or gives it to a person; what could not be kept holds until the table is left. No computer sees a real table. */
  async seatComputer(seat: Seat, level: ComputerLevel | null): Promise<void> {
    if (this.readOnly !== null || (level !== null && this.#folded.record.setup.options.table === 'spoken')) return;
    const seated = level === null ? null : { level, seed: newSeed() };
    this.#computers = this.#computers.map((computer, index) => (index === seat ? seated : computer));
    this.tell(null);
    await this.#store.seat?.(this.matchId, [...this.#computers]).catch(() => undefined);
  }

  /** Keeps whether a seat shows all copies without being asked; what could not be kept holds until the table is left. */
  async showAllCopies(seat: Seat, all: boolean): Promise<void> {
    this.allCopies = [...this.allCopies.filter((shown) => shown !== seat), ...(all ? [seat] : [])];
    if (this.readOnly === null) await this.#store.copies?.(this.matchId, [...this.allCopies]).catch(() => undefined);
  }

  /** Keeps by how much less the computers think of which it is not known yet. */
  async lighten(factor: number): Promise<void> {
    this.#computers = this.#computers.map((computer) => computer && { ...computer, lighter: computer.lighter ?? factor });
    await this.#store.seat?.(this.matchId, [...this.#computers]).catch(() => undefined);
  }

  /** Other glasses have come or gone. */
  seatElsewhere(elsewhere: readonly Seat[], hands: readonly Seat[]): void {
    this.elsewhere = elsewhere;
    this.handsElsewhere = hands;
    this.tell(null);
  }

  /** The clock of the round was set or stopped. */
  ring(endsAt: number | null): void {
    if (this.roundEnds === endsAt) return;
    this.roundEnds = endsAt;
    this.tell(null);
  }

  /** Other glasses may be added from now on. */
  host(hosting: HostingPort): void {
    this.hosting = hosting;
    this.tell(null);
  }

  /** A seat has laid a card for a claim, or taken it back; a decision of the seat forgets it. */
  lay(seat: Seat, lies: boolean): void {
    if (this.laid.includes(seat) === lies) return;
    this.laid = [...this.laid.filter((laid) => laid !== seat), ...(lies ? [seat] : [])];
    this.tell(null);
  }

  /** A computer takes long to decide; null: none does. */
  await(seat: Seat | null): void {
    if (this.awaited === seat) return;
    this.awaited = seat;
    this.tell(null);
  }

  /** Whether something is in memory alone and may still be kept. */
  get waits(): boolean {
    return this.#durable.waits;
  }

  /** Calls back when something could not be kept. */
  onFailed(callback: () => void): void {
    this.#durable.onFailed = callback;
  }

  /** Tries once more what could not be kept. Never rejects. */
  keepAgain(): Promise<void> {
    return this.#durable.again();
  }

  /** When all that was decided has been kept, or told that it could not be. */
  async settled(): Promise<void> {
    await this.#last;
  }

  view(seat: Seat | null): View {
    const known = this.#views.get(seat);
    if (known) return known;
    const view = viewFor(this.#folded.match, seat);
    this.#views.set(seat, view);
    return view;
  }

  /** No seat is asked while the app gives the only possible answer. */
  openings(): Opening[] {
    if (this.#forced) return [];
    const mayAct = (seat: Seat): boolean => !this.#computers[seat] && this.choices(seat).decisions.length > 0;
    return askedNow(this.view(null), mayAct);
  }

  judge(decision: Decision): Reason | null {
    if (this.readOnly !== null) return reason('read-only', []);
    if (decision.kind === 'take-back') return this.#judgeBack(decision);
    const verdict = this.at(decision.seat).judge(decision);
    return verdict.known ? verdict.refused : null;
  }

  /** The record alone knows what could be taken back. */
  #judgeBack(decision: DecisionOf<'take-back'>): Reason | null {
    const { line } = this.#folded;
    if (mayTakeBackAlone(line, decision)) return null;
    if (!line.some(({ at }) => at === decision.to)) return reason('nothing-to-take-back', []);
    if (completeOptions(this.#folded.match.order.options).seenStays && seenSince(line, decision.to)) return reason('seen-stays', []);
    const verdict = this.at(decision.seat).judge(decision);
    return verdict.known ? verdict.refused : null;
  }

  /** Decisions are taken one after the other, each judged by the match that the one before has left. */
  decide(decision: Decision): Promise<Reason | null> {
    const taken = this.#last.then(() => this.#take(decision));
    this.#last = taken.catch(() => undefined);
    return taken;
  }

  log(seat: Seat | null): LogEntry[] {
    return logOf(this.#folded.record, seat);
  }

  /** One entry as all seats of a glass witnessed it; what came before the first decision stands at −1. */
  witnessed(index: number, seats: readonly Seat[]): { seat: Seat | null; events: Witnessed[] } {
    const { record } = this.#folded;
    const entry = record.entries[index];
    return { seat: entry?.decision.seat ?? null, events: eventsForSome(index < 0 ? record.prologue : (entry?.events ?? []), seats) };
  }

  takeBack(seat: Seat): { to: number; alone: boolean } | null {
    const back = takeBackOf(this.#folded, seat);
    return back && this.judge({ seat, kind: 'take-back', to: back.to }) === null ? back : null;
  }

  /** Listeners hear of each decision as somebody who only watches does; `null`: something else has changed. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  exportRecord(): Promise<Blob> {
    const { record, match } = this.#folded;
    return Promise.resolve(matchFile({ record, names: this.#names, levels: this.#levels, title: '' }, match.order.result !== null));
  }

  /** Takes no decision from now on, for the match may move to another device; gives it as a file, and the levels of its computers. */
  async pause(): Promise<{ file: Blob; levels: (string | null)[] }> {
    await this.#last;
    this.#readOnly ??= 'moving';
    this.tell(null);
    return { file: await this.exportRecord(), levels: this.#computers.map((computer) => computer?.level ?? null) };
  }

  /** The match stays on this device after all. */
  async resume(): Promise<void> {
    if (this.#readOnly !== 'moving' && this.#readOnly !== 'handed-over') return;
    if (this.#readOnly === 'handed-over') await this.#store.part?.(this.matchId, false);
    this.#readOnly = null;
    this.tell(null);
  }

  /** The match lies on another device from now on. Durable when it resolves. */
  async part(): Promise<void> {
    if (this.#readOnly !== 'moving') throw new Error('the match does not move');
    await this.#store.part?.(this.matchId, true);
    this.#readOnly = 'handed-over';
    this.tell(null);
  }

  /** The record opened in good faith is not in order: it may only be looked at, up to its last good entry. */
  withdraw(folded: Folded, cause: string): void {
    this.#folded = folded;
    this.#durable.restart(folded);
    this.#readOnly = cause;
    this.#damaged = true;
    this.#views = new Map();
    this.tell(null);
  }

  /**
   * The checkpoint that the match was opened with was false: it goes on from what its decisions lead to, `whole`, and what has been decided
   * since. Gives the match as it stands then; null, and it is withdrawn, when one of those was never legal.
   */
  async mend(whole: Folded, cause: string): Promise<Folded | null> {
    const mended = this.#last.then(() => {
      let folded = whole;
      for (const { decision } of this.#folded.record.entries.slice(whole.record.entries.length)) {
        const next = advance(folded, decision);
        if (!next.ok) {
          this.withdraw(folded, cause);
          return null;
        }
        ({ folded } = next);
      }
      this.#folded = folded;
      this.#durable.restart(folded);
      this.#views = new Map();
      this.#forced = null;
      this.tell(null);
      return folded;
    });
    this.#last = mended.catch(() => undefined);
    return mended;
  }

  /** The screen has been left: what is under way is kept first, then other windows may have the match. */
  async close(): Promise<void> {
    await this.#last;
    this.#listeners.clear();
    this.#release();
  }

  /** Takes a decision, and what then has only one answer. */
  async #take(decision: Decision): Promise<Reason | null> {
    const refused = await this.#takeOne(decision);
    if (refused) return refused;
    while (this.#forced) {
      if ((await this.#takeOne(this.#forced)) === null) continue;
      this.#forced = null;
      this.tell(null);
    }
    return null;
  }

  async #takeOne(decision: Decision): Promise<Reason | null> {
    if (this.readOnly !== null) return reason('read-only', []);
    const next = this.#advanced(decision);
    if (!next.ok) return next.reason;
    const { record, match } = next.folded;
    const index = record.entries.length - 1;
    const outcome = outcomeOf(match);
    const checkpoint = record.checkpoints.find(({ after }) => after === index + 1);
    const decided = {
      at: index,
      entry: { decision: record.entries[index]?.decision ?? decision, events: next.events },
      turn: match.order.turn,
      finished: match.order.result !== null,
      ...(outcome ? { outcome } : {}),
      ...(checkpoint ? { checkpoint } : {}),
    };
    await this.#durable.keep(decided, next.folded);
    this.#folded = next.folded;
    this.#views = new Map();
    this.laid = this.laid.filter((seat) => seat !== decision.seat);
    this.#forced = forcedAnswer(decision, this.view(null).openings, (seat) => this.at(seat), this.endsByItself);
    this.tell(logEntry(record, index, null));
    return null;
  }

  /** A fault of the rules is refused like any illegal decision: the match stays as it was. */
  #advanced(decision: Decision): Advanced {
    try {
      return advance(this.#folded, named(this.#folded.match, decision));
    } catch (error) {
      return { ok: false, reason: reason('fault', [], { message: error instanceof Error ? error.message : String(error) }) };
    }
  }

  /** Tells everybody who listens; `null`: something but a decision has changed. */
  protected tell(events: LogEntry | null = null): void {
    for (const listener of [...this.#listeners]) listener(events);
  }
}
