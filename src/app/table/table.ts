import { advance, type Folded } from '../../record/match-record.ts';
import { mayTakeBackAlone, seenSince } from '../../record/take-back.ts';
import type { Decision, DecisionOf } from '../../rules/terms/decision.ts';
import { completeOptions } from '../../rules/terms/options.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import { reason, type Reason } from '../../rules/terms/reason.ts';
import type { Advice } from '../../rules/terms/thought.ts';
import { eventsForSome, type Witnessed } from '../../seats/events-for.ts';
import type { View } from '../../seats/view.ts';
import type { FailureKind } from '../../storage/database/storage-failed.ts';
import type { LogEntry, TablePort } from '../../ui/contexts/table-port.ts';
import { storageFailure } from '../../words/app/keeping/storage.ts';
import { matchFile } from '../kept/match-file.ts';
import { lookingBack } from '../computer/look-back.ts';
import type { LookingBack } from '../../ui/contexts/looking-back.ts';
import { askedNow } from './acts-on.ts';
import { decidedIn, type DecidedStep } from './decided-step.ts';
import { Durable } from './durable.ts';
import { logEntry, logOf, takeBackOf } from '../../record/log.ts';
import { nextTurn } from './next-turn.ts';
import { PlayableHere } from './playable-here.ts';
import { SeatViews } from './seat-views.ts';
import { SeatedTable } from './seated-table.ts';
import type { TableStart } from './table-start.ts';

type Listener = (events: LogEntry | null) => void;

/** One match on this device: the record, the rules that judge it and the storage that keeps it. The screens see `TablePort` alone. */
export class Table extends SeatedTable implements TablePort {
  /** The adviser, once one is there. */
  advise: ((seat: Seat) => Promise<Advice | null>) | null = null;
  /** When the round ends, in milliseconds since 1970; null while no clock runs. */
  roundEnds: number | null = null;
  /** The campaign whose game this is, once that is known. */
  campaign: string | null = null;
  readonly #playable: PlayableHere;
  #folded: Folded;
  #looking: LookingBack | null = null;
  readonly #durable: Durable;
  #last: Promise<unknown> = Promise.resolve();
  #views: SeatViews;
  /** The one answer to what is asked now, until it has been given. */
  #forced: Decision | null = null;
  readonly #listeners = new Set<Listener>();
  readonly #release: () => void;

  constructor(start: TableStart) {
    super(start);
    const { id, folded, store, failed = null, readOnly = null, damaged = false, release = () => undefined } = start;
    this.#folded = folded;
    this.#views = new SeatViews(folded.match);
    this.#playable = new PlayableHere({ id, store, readOnly, damaged }, () => this.tell(null));
    this.#durable = new Durable(id, store, folded, failed, () => this.tell(null));
    this.#release = release;
  }

  get cards() {
    return this.#folded.record.cards;
  }
  /** Looks back at a match that is over; it sees no real table. */
  get lookingBack(): LookingBack | null {
    if (this.#folded.match.order.result === null || this.isSpoken) return null;
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
    return this.#playable.readOnly;
  }
  /** The same as a word, for a glass that may speak another language. */
  get readOnlyCause(): string | null {
    return this.#playable.cause;
  }
  /** Why decisions could not be kept; null when they are. */
  get unsavedKind(): FailureKind | null {
    return this.#durable.failed;
  }
  get damaged(): boolean {
    return this.#playable.damaged;
  }
  get unsaved(): string | null {
    return this.#durable.failed && storageFailure(this.#durable.failed);
  }

  /** The clock of the round was set or stopped. */
  ring(endsAt: number | null): void {
    if (this.roundEnds === endsAt) return;
    this.roundEnds = endsAt;
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
    return this.#views.of(seat);
  }

  /** No seat is asked while the app gives the only possible answer. */
  openings(): Opening[] {
    if (this.#forced) return [];
    const mayAct = (seat: Seat): boolean => this.computerOf(seat) === null && this.choices(seat).decisions.length > 0;
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
    return Promise.resolve(
      matchFile(
        { record, names: this.givenNames, levels: this.levels, title: '', ...(this.first ? { first: true } : {}) },
        match.order.result !== null,
      ),
    );
  }

  /** Takes no decision from now on, for the match may move to another device; gives it as a file, and the levels of its computers. */
  async pause(): Promise<{ file: Blob; levels: (string | null)[] }> {
    await this.#last;
    this.#playable.pause();
    return { file: await this.exportRecord(), levels: this.seats.map((_, seat) => this.computerOf(seat)?.level ?? null) };
  }

  /** The match stays on this device after all. */
  resume(): Promise<void> {
    return this.#playable.resume();
  }

  /** The match lies on another device from now on. Durable when it resolves. */
  part(): Promise<void> {
    return this.#playable.part();
  }

  /** The record opened in good faith is not in order: it may only be looked at, up to its last good entry. */
  withdraw(folded: Folded, cause: string): void {
    this.#folded = folded;
    this.#durable.restart(folded);
    this.#views = new SeatViews(folded.match);
    this.#playable.withdraw(cause);
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
      this.#views = new SeatViews(folded.match);
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

  /** Takes a decision, and what then has only one answer. All of it is kept before any of it is told: what is drawn holds up the device. */
  async #take(decision: Decision): Promise<Reason | null> {
    const kept: { step: DecidedStep; forced: Decision | null }[] = [];
    let position = this.#folded;
    let refused: Reason | null = null;
    for (let next: Decision | null = decision; next !== null;) {
      const decided: ReturnType<typeof decidedIn> =
        this.readOnly === null ? decidedIn(position, next) : { ok: false, reason: reason('read-only', []) };
      if (!decided.ok) {
        refused = decided.reason;
        break;
      }
      const step: DecidedStep = decided.step;
      position = step.folded;
      await this.#durable.keep(step.appended, position);
      next = step.forced(this.endsByItself);
      kept.push({ step, forced: next });
    }
    for (const [index, { step, forced }] of kept.entries()) {
      if (index > 0) await nextTurn();
      this.#stand(step, forced);
    }
    if (kept.length === 0) return refused;
    if (refused) {
      this.#forced = null;
      this.tell(null);
    }
    return null;
  }

  /** The match stands where a decision leads to, and everybody hears of it. */
  #stand({ decision, folded, views, index }: DecidedStep, forced: Decision | null): void {
    this.#folded = folded;
    this.#views = views;
    this.laid = this.laid.filter((seat) => seat !== decision.seat);
    this.#forced = forced;
    this.tell(logEntry(folded.record, index, null));
  }

  /** Tells everybody who listens; `null`: something but a decision has changed. */
  protected tell(events: LogEntry | null = null): void {
    for (const listener of [...this.#listeners]) listener(events);
  }
}
