import type { Database } from '../../storage/database/database.ts';
import { PackStore } from '../../storage/stores/pack-store.ts';
import { PuzzleStore } from '../../storage/stores/puzzle-store.ts';
import type { MatchMeta } from '../../storage/database/rows.ts';
import type { Settings } from '../../storage/stores/settings-store.ts';

const DAY = 24 * 60 * 60 * 1000;
const BACKUP_EVERY = 14 * DAY;

/** Whether a backup should be recommended now, and what would be lost without one. */
export interface BackupReminder {
  due: boolean;
  /** Matches played on since the last backup. */
  matches: number;
  lastAt: number | null;
}

/** When packs were written, changed or taken here. */
export async function writtenHere(database: Database): Promise<number[]> {
  const [packs, puzzles] = [await new PackStore(database).list(), await new PuzzleStore(database).list()];
  const made = puzzles.filter(({ data }) => data.puzzle !== null); // the others are of the box, and only solved here
  return [...packs, ...made].map(({ changedAt }) => changedAt);
}

/**
 * When a backup is worth a reminder: since the last one a match has come to its end, or one has been played or something was `made` (when) and two
 * weeks are over.
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
  // a backup dated in the future counts as old as the first change that it lacks
  const known = backedUpAt !== null && backedUpAt <= time;
  const since = known ? backedUpAt : Math.min(...changed.map(({ startedAt }) => startedAt), ...written);
  const due = changed.some(({ finished }) => finished) || (changed.length + written.length > 0 && time - since >= BACKUP_EVERY);
  return { due: reminders && due, matches: changed.length, lastAt: backedUpAt };
}
