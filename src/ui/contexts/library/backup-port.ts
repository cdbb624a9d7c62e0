import type { Waiting } from '../waiting.ts';

interface FoldCounts {
  added: number;
  continued: number;
  copied: number;
  unchanged: number;
}
/** `newer`, `older`: entries that differ from this device, with the copy's being the newer or the older. */
interface KeptCounts {
  added: number;
  continued: number;
  newer: number;
  older: number;
  unchanged: number;
}
/** The changes that restoring a backup would make: to matches, and to everything else. */
export interface BackupPreview extends FoldCounts {
  made: number;
  settings: boolean;
  boards: number;
  troupes: KeptCounts;
  collection: KeptCounts;
  players: KeptCounts;
  packs: KeptCounts;
  puzzles: KeptCounts;
  tournaments: KeptCounts;
  photos: KeptCounts;
  campaigns: FoldCounts;
}
/** Progress and cancelling of work on a backup. Cancelled work rejects and changes nothing. */
export type BackupWork = Waiting;
/** `restore` takes what happens to entries that differ: the newer wins, or both are kept, which is the default. */
// prettier-ignore
export type BackupOffer =
  | { ok: true; preview: BackupPreview; restore: (differing?: 'newer' | 'both', work?: BackupWork) => Promise<void> }
  | { ok: false; sentence: string };

/** Saves everything on this device to one file, and restores such a file. */
export interface BackupPort {
  /** Everything as one file; `photos` includes the photographs of figures. */
  backup(work?: BackupWork & { photos?: boolean }): Promise<{ name: string; file: Blob }>;
  /** The number of photographs of figures that this device has. */
  photoCount(): Promise<number>;
  /** True if a backup is due: matches were played, and the last backup is old. */
  backupDue(): Promise<boolean>;
  readBackup(file: Blob, work?: BackupWork): Promise<BackupOffer>;
}
