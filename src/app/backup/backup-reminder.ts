import type { Database } from '../../storage/database/database.ts';
import { PackStore } from '../../storage/stores/pack-store.ts';
import { PuzzleStore } from '../../storage/stores/puzzle-store.ts';
import type { MatchMeta } from '../../storage/database/rows.ts';
import type { Settings } from '../../storage/stores/settings-store.ts';

const DAY = 24 * 60 * 60 * 1000;
const BACKUP_EVERY = 14 * DAY;

/** The reminder to make a backup, and the things that would be lost without one. */
export interface BackupReminder {
  due: boolean;
  /** Matches that changed after the last backup. */
  matches: number;
  lastAt: number | null;
}

/** The times at which the packs and own puzzles of this device last changed. */
export async function writtenHere(database: Database): Promise<number[]> {
  const [packs, puzzles] = [await new PackStore(database).list(), await new PuzzleStore(database).list()];
  const made = puzzles.filter(({ data }) => data.puzzle !== null); // a row without a puzzle only notes that a puzzle of the app was solved
  return [...packs, ...made].map(({ changedAt }) => changedAt);
}

/**
 * Judges if a backup is due: a match was finished since the last backup, or two weeks have passed and a match was played or something else changed.
 * `made`: when the other things changed.
 */
export function backupReminder(
  settings: Settings,
  matches: readonly MatchMeta[],
  time: number,
  made: readonly number[] = [],
): BackupReminder {
  const { backedUpAt, reminders } = settings;
  const written = made.filter((changedAt) => changedAt > (backedUpAt ?? 0));
  const changed = matches.filter(({ changedAt }) => changedAt > (backedUpAt ?? 0));
  // a backup dated in the future is ignored, and the two weeks count from the first change that it lacks
  const known = backedUpAt !== null && backedUpAt <= time;
  const since = known ? backedUpAt : Math.min(...changed.map(({ startedAt }) => startedAt), ...written);
  const due = changed.some(({ finished }) => finished) || (changed.length + written.length > 0 && time - since >= BACKUP_EVERY);
  return { due: reminders && due, matches: changed.length, lastAt: backedUpAt };
}
