import { integerSource, seeded } from '../../../src/rules/table/chance.ts';
import { nextPairing, pairedOtherwise, type DrawBelow } from '../../../src/tournament/pairing/next-pairing.ts';
import type { TournamentDecision, TournamentEntry } from '../../../src/tournament/terms/decision.ts';
import type { EntrantId, Tournament } from '../../../src/tournament/terms/tournament.ts';
import { appendEntry, emptyLog, undoable } from '../../../src/tournament/tournament-log.ts';
import type {
  ListedTournament,
  RefusalText,
  TournamentDesk,
  TournamentShelf,
} from '../../../src/ui/contexts/gatherings/tournament-port.ts';

function drawFrom(seed: number): DrawBelow {
  const between = integerSource(seeded(`pairing ${seed}`));
  return (below) => between(0, below - 1);
}

/** A tournament in memory. A refusal is its code. */
export class SampleTournament implements TournamentDesk {
  readonly id = 'autumn';
  log = emptyLog;
  readonly decided: TournamentEntry['decision'][] = [];
  readonly #listeners = new Set<() => void>();

  constructor(...decisions: TournamentDecision[]) {
    for (const decision of decisions) this.#append(decision);
    this.decided.length = 0;
  }
  get tournament(): Tournament {
    return this.log.tournament;
  }
  get undoable(): TournamentDecision | null {
    return undoable(this.log);
  }
  #append(decision: TournamentEntry['decision']): RefusalText {
    const step = appendEntry(this.log, { time: this.log.entries.length, decision });
    this.decided.push(decision);
    if (!step.ok) return step.reason.code;
    this.log = step.log;
    for (const listener of this.#listeners) listener();
    return null;
  }
  decide(decision: TournamentDecision): Promise<RefusalText> {
    return Promise.resolve(this.#append(decision));
  }
  enter(name: string, list: Extract<TournamentDecision, { kind: 'enter' }>['list']): Promise<RefusalText> {
    return this.decide({ kind: 'enter', name, list, lot: this.tournament.entrants.length });
  }
  pair(): Promise<RefusalText> {
    return this.decide({ kind: 'pair', round: this.tournament.rounds.length + 1, ...nextPairing(this.tournament, drawFrom(7)), seed: 7 });
  }
  undo(): Promise<RefusalText> {
    return Promise.resolve(this.#append({ kind: 'undo' }));
  }
  pairedOtherwise(round: number): readonly EntrantId[] {
    return pairedOtherwise(this.tournament, round, drawFrom);
  }
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  close(): void {
    this.#listeners.clear();
  }
}

/** A shelf in memory. */
export class SampleTournaments implements TournamentShelf {
  listed: ListedTournament[] = [];
  begun: string[] = [];
  removed: ListedTournament[] = [];
  failing = false;
  desk: TournamentDesk | null = null;

  list(): Promise<readonly ListedTournament[]> {
    return Promise.resolve(this.listed);
  }
  begin(name: string): Promise<string> {
    if (this.failing) return Promise.reject(new Error('full'));
    this.begun.push(name);
    return Promise.resolve('autumn');
  }
  open(): Promise<TournamentDesk | null> {
    return Promise.resolve(this.desk);
  }
  remove(id: string): Promise<void> {
    this.removed = this.listed.filter((tournament) => tournament.id === id);
    this.listed = this.listed.filter((tournament) => tournament.id !== id);
    return Promise.resolve();
  }
  undoRemove(): Promise<void> {
    this.listed = [...this.removed, ...this.listed];
    return Promise.resolve();
  }
}
