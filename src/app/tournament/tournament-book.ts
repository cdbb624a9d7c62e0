import type { Database } from '../../storage/database/database.ts';
import { TournamentStore } from '../../storage/stores/tournament-store.ts';
import { roundsPlanned } from '../../tournament/entrants.ts';
import { readLog } from '../../tournament/tournament-log.ts';
import type { ListedTournament, TournamentDesk, TournamentShelf } from '../../ui/contexts/gatherings/tournament-port.ts';
import { newId } from '../session/new-match.ts';
import { OpenTournament } from './open-tournament.ts';

/** The tournaments on this device. */
export class TournamentBook implements TournamentShelf {
  readonly #store: TournamentStore;

  constructor(database: Database) {
    this.#store = new TournamentStore(database);
  }

  async list(): Promise<ListedTournament[]> {
    return (await this.#store.list()).map(({ id, changedAt, data }) => {
      const { tournament } = readLog(data.entries).log;
      const { name, entrants, rounds, isOver } = tournament;
      const planned = Math.max(rounds.length, roundsPlanned(tournament));
      return { id, name, entrants: entrants.length, round: rounds.length, rounds: planned, isOver, changedAt };
    });
  }

  async begin(name: string): Promise<string> {
    const id = newId();
    await this.#store.save(id, { entries: [{ time: Date.now(), decision: { kind: 'rename', name } }] });
    return id;
  }

  async open(id: string): Promise<TournamentDesk | null> {
    const kept = await this.#store.open(id);
    return kept && new OpenTournament(id, this.#store, kept.data.entries);
  }

  remove(id: string): Promise<void> {
    return this.#store.remove(id);
  }

  undoRemove(id: string): Promise<void> {
    return this.#store.undoRemove(id);
  }
}
