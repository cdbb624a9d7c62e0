import type { Stores } from '../../storage/backup/backup.ts';
import { Database } from '../../storage/database/database.ts';
import { MatchStore } from '../../storage/stores/match-store.ts';
import { SettingsStore } from '../../storage/stores/settings-store.ts';
import { StorageFailed } from '../../storage/database/storage-failed.ts';

export { KeptMark } from './kept-mark.ts';

/** The stores of this device. */
export const openStores = (database = new Database()): Stores => ({
  database,
  matches: new MatchStore(database),
  settings: new SettingsStore(database),
});

/** The kind of a failed reading or writing. */
export const failureOf = (error: unknown): string => (error instanceof StorageFailed ? error.kind : 'unknown');
