import { checkTournamentEntries } from '../../tournament/shapes.ts';
import type { TournamentEntry } from '../../tournament/terms/decision.ts';
import type { Database } from '../database/database.ts';
import type { Check } from '../shapes/kept-shapes.ts';
import { KeptStore } from './kept-store.ts';
import { StorageFailed } from '../database/storage-failed.ts';
import { canonicalText } from '../canonical-text.ts';

/** A stored tournament: the entries from which it is folded. */
export interface TournamentData {
  entries: readonly TournamentEntry[];
}

export const checkTournament: Check<TournamentData> = (data) => {
  const entries = typeof data === 'object' && data !== null && 'entries' in data ? checkTournamentEntries(data.entries) : null;
  return entries && { entries };
};

const beginsWith = (longer: TournamentData, shorter: TournamentData): boolean =>
  shorter.entries.every((entry, place) => canonicalText(longer.entries[place]) === canonicalText(entry));

/** Accepts saved entries that continue the stored ones; refuses those that miss entries of another window. */
function grown(saved: TournamentData, kept: TournamentData): TournamentData {
  if (!beginsWith(saved, kept)) throw new StorageFailed('taken');
  return saved;
}

/** The tournaments of this device. */
export class TournamentStore extends KeptStore<TournamentData> {
  constructor(database: Database, clock?: () => number) {
    super(database, database.tournaments, checkTournament, clock, grown);
  }
}
