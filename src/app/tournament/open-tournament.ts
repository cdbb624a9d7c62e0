import { StorageFailed } from '../../storage/database/storage-failed.ts';
import type { TournamentStore } from '../../storage/stores/tournament-store.ts';
import { pairedOtherwise } from '../../tournament/pairing/next-pairing.ts';
import type { TournamentDecision, TournamentEntry } from '../../tournament/terms/decision.ts';
import type { Entrant, EntrantId, Tournament } from '../../tournament/terms/tournament.ts';
import { appendEntry, readLog, undoable, type TournamentLog } from '../../tournament/tournament-log.ts';
import type { RefusalText, TournamentDesk } from '../../ui/contexts/gatherings/tournament-port.ts';
import { tournamentReasonText } from '../../words/tournament/tournament-reasons.ts';
import { tournamentWords } from '../../words/tournament/tournament.ts';
import { drawFrom, freshLot, pairingOf } from './own-chance.ts';

/** An open tournament: every decision is judged, stored, and then shown, here and in every other window. */
export class OpenTournament implements TournamentDesk {
  #log: TournamentLog;
  /** A decision waits until the one before it is stored. */
  #lastWrite: Promise<unknown> = Promise.resolve();
  readonly #listeners = new Set<() => void>();
  readonly #channel: BroadcastChannel;

  constructor(
    readonly id: string,
    private readonly store: TournamentStore,
    entries: readonly TournamentEntry[],
    private readonly now: () => number = Date.now,
  ) {
    this.#log = readLog(entries).log;
    this.#channel = new BroadcastChannel(`moonrise-tournament-${id}`);
    this.#channel.addEventListener('message', () => void this.#reread());
  }

  get tournament(): Tournament {
    return this.#log.tournament;
  }

  get undoable(): TournamentDecision | null {
    return undoable(this.#log);
  }

  decide(decision: TournamentDecision): Promise<RefusalText> {
    return this.#append(() => decision);
  }

  enter(name: string, list: Entrant['list']): Promise<RefusalText> {
    return this.#append(() => ({ kind: 'enter', name, list, lot: freshLot() }));
  }

  pair(): Promise<RefusalText> {
    return this.#append(({ tournament }) => pairingOf(tournament));
  }

  undo(): Promise<RefusalText> {
    return this.#append(() => ({ kind: 'undo' }));
  }

  pairedOtherwise(round: number): readonly EntrantId[] {
    return pairedOtherwise(this.tournament, round, drawFrom);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#channel.close();
    this.#listeners.clear();
  }

  /** Makes decisions one after the other, each from the log that the one before has left. */
  #append(decisionFor: (log: TournamentLog) => TournamentEntry['decision']): Promise<RefusalText> {
    const kept = this.#lastWrite.then(() => this.#keep(decisionFor(this.#log)));
    this.#lastWrite = kept.catch(() => undefined);
    return kept;
  }

  async #keep(decision: TournamentEntry['decision']): Promise<RefusalText> {
    const step = appendEntry(this.#log, { time: this.now(), decision });
    if (!step.ok) return tournamentReasonText(step.reason);
    try {
      await this.store.save(this.id, { entries: step.log.entries });
    } catch (error) {
      if (!(error instanceof StorageFailed) || error.kind !== 'taken') throw error;
      await this.#reread();
      return tournamentWords.changedElsewhere();
    }
    this.#log = step.log;
    this.#tell();
    this.#channel.postMessage(this.#log.entries.length);
    return null;
  }

  async #reread(): Promise<void> {
    const kept = await this.store.open(this.id).catch(() => null);
    if (!kept || kept.data.entries.length === this.#log.entries.length) return;
    this.#log = readLog(kept.data.entries).log;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
