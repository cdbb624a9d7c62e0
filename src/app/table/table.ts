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
import { askedNow } from './asked-now.ts';
import { decidedIn, type DecidedStep } from './decided-step.ts';
import { Durable } from './durable.ts';
import { logEntry, logOf, takeBackOf } from '../../record/log.ts';
import { nextTurn } from './next-turn.ts';
import { PlayableHere } from './playable-here.ts';
import { SeatViews } from './seat-views.ts';
import { SeatedTable } from './seated-table.ts';
import type { TableStart } from './table-start.ts';

type Listener = (events: LogEntry | null) => void;

/** One match on this device: its record, the rules that judge it and the storage. The screens see only its `TablePort`. */
export class Table extends SeatedTable implements TablePort {
  /** Gives advice; null until an adviser is set. */
  advise: ((seat: Seat) => Promise<Advice | null>) | null = null;
  /** When the round ends, in milliseconds since 1970; null while no clock runs. */
  roundEnds: number | null = null;
  /** The campaign whose game this is; null until it is known. */
  campaign: string | null = null;
  readonly #playable: PlayableHere;
  #folded: Folded;
  #looking: LookingBack | null = null;
  readonly #durable: Durable;
  #last: Promise<unknown> = Promise.resolve();
  #views: SeatViews;
  /** The only answer to the present question, until it has been given. */
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
  /** Looks back at a finished match; null before that, and for a real table. */
  get lookingBack(): LookingBack | null {
    if (this.#folded.match.order.result === null || this.isSpoken) return null;
    return (this.#looking ??= lookingBack(this.matchId, () => this.#folded.record));
  }
  /** True if an activation ends automatically when its model can do nothing more. */
  protected get endsByItself(): boolean {
    return true;
  }
  /** The number of decisions so far. */
  get decided(): number {
    return this.#folded.record.entries.length;
  }
  get readOnly(): string | null {
    return this.#playable.readOnly;
  }
  /** The reason why the match is read-only, as a word, for a screen that may use another language. */
  get readOnlyCause(): string | null {
    return this.#playable.cause;
  }
  /** The reason why decisions could not be stored; null when they are stored. */
  get unsavedKind(): FailureKind | null {
    return this.#durable.failed;
  }
  get damaged(): boolean {
    return this.#playable.damaged;
  }
  get unsaved(): string | null {
    return this.#durable.failed && storageFailure(this.#durable.failed);
  }

  /** Sets when the round ends, after its clock was set or stopped. */
  ring(endsAt: number | null): void {
    if (this.roundEnds === endsAt) return;
    this.roundEnds = endsAt;
    this.tell(null);
  }

  /** True if something is only in memory and may still be stored. */
  get waits(): boolean {
    return this.#durable.waits;
  }

  /** Calls back when storing has failed. */
  onFailed(callback: () => void): void {
    this.#durable.onFailed = callback;
  }

  /** Tries the failed storing again. Never rejects. */
  keepAgain(): Promise<void> {
    return this.#durable.retry();
  }

  /** Resolves when all decisions were stored, or storing them has failed. */
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

  /** Judges a take-back, which only the record can do: it knows the earlier decisions. */
  #judgeBack(decision: DecisionOf<'take-back'>): Reason | null {
    const { line } = this.#folded;
    if (mayTakeBackAlone(line, decision)) return null;
    if (!line.some(({ at }) => at === decision.to)) return reason('nothing-to-take-back', []);
    if (completeOptions(this.#folded.match.order.options).seenStays && seenSince(line, decision.to)) return reason('seen-stays', []);
    const verdict = this.at(decision.seat).judge(decision);
    return verdict.known ? verdict.refused : null;
  }

  /** Takes decisions one after the other, each judged in the match that the one before has made. */
  decide(decision: Decision): Promise<Reason | null> {
    const taken = this.#last.then(() => this.#take(decision));
    this.#last = taken.catch(() => undefined);
    return taken;
  }

  log(seat: Seat | null): LogEntry[] {
    return logOf(this.#folded.record, seat);
  }

  /** One entry as all seats of a screen witnessed it; events before the first decision have the index −1. */
  witnessed(index: number, seats: readonly Seat[]): { seat: Seat | null; events: Witnessed[] } {
    const { record } = this.#folded;
    const entry = record.entries[index];
    return { seat: entry?.decision.seat ?? null, events: eventsForSome(index < 0 ? record.prologue : (entry?.events ?? []), seats) };
  }

  takeBack(seat: Seat): { to: number; alone: boolean } | null {
    const back = takeBackOf(this.#folded, seat);
    return back && this.judge({ seat, kind: 'take-back', to: back.to }) === null ? back : null;
  }

  /** Listeners get each decision as a spectator sees it; `null`: something else has changed. */
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

  /** Takes no decision from now on, because the match may move to another device; gives the match as a file, and the levels of its computers. */
  async pause(): Promise<{ file: Blob; levels: (string | null)[] }> {
    await this.#last;
    this.#playable.pause();
    return { file: await this.exportRecord(), levels: this.seats.map((_, seat) => this.computerOf(seat)?.level ?? null) };
  }

  /** Takes the match up again: it stays on this device. */
  resume(): Promise<void> {
    return this.#playable.resume();
  }

  /** Gives the match to another device. Durable when it resolves. */
  part(): Promise<void> {
    return this.#playable.part();
  }

  /** Makes the match read-only at its last good entry, because the record that was opened from a checkpoint is invalid. */
  withdraw(folded: Folded, cause: string): void {
    this.#folded = folded;
    this.#durable.restart(folded);
    this.#views = new SeatViews(folded.match);
    this.#playable.withdraw(cause);
  }

  /**
   * Replaces the match after it was opened from a false checkpoint: it goes on from `whole`, which its decisions lead to, and from the decisions
   * since. Gives the mended match; null when one of those decisions was illegal, and the match is withdrawn.
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

  /** Called when the screen was left: stores what is under way, then releases the match for other windows. */
  async close(): Promise<void> {
    await this.#last;
    this.#listeners.clear();
    this.#release();
  }

  /**
   * Takes a decision, and then every decision that is the only possible answer. All are stored before any is announced, because drawing slows the
   * device down.
   */
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

  /** Moves the match to the state after a decision, and announces it. */
  #stand({ decision, folded, views, index }: DecidedStep, forced: Decision | null): void {
    this.#folded = folded;
    this.#views = views;
    this.laid = this.laid.filter((seat) => seat !== decision.seat);
    this.#forced = forced;
    this.tell(logEntry(folded.record, index, null));
  }

  /** Calls all listeners; `null`: something other than a decision has changed. */
  protected tell(events: LogEntry | null = null): void {
    for (const listener of [...this.#listeners]) listener(events);
  }
}
