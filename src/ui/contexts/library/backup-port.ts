import type { Waiting } from '../waiting.ts';

interface FoldCounts {
  added: number;
  continued: number;
  copied: number;
  unchanged: number;
}
/** `newer`, `older`: different here, the copy's being newer or older. */
interface KeptCounts {
  added: number;
  continued: number;
  newer: number;
  older: number;
  unchanged: number;
}
/** The changes that reading a backup back would make: to matches, and to everything else. */
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
/** Of something that takes a while: hears how much of it is done, from 0 to 1, and may call it off: then it rejects, and nothing has changed. */
export type BackupWork = Waiting;
/** `restore` is told what becomes of what is different: both are kept when nothing is said. */
// prettier-ignore
export type BackupOffer =
  | { ok: true; preview: BackupPreview; restore: (differing?: 'newer' | 'both', work?: BackupWork) => Promise<void> }
  | { ok: false; sentence: string };

/** Everything on this device as one file, and such a file read back. */
export interface BackupPort {
  /** Everything as one file. `photos`: with the photographs of figures. */
  backup(work?: BackupWork & { photos?: boolean }): Promise<{ name: string; file: Blob }>;
  /** How many photographs of figures lie on this device. */
  photoCount(): Promise<number>;
  /** Whether it is time for a copy: something was played, and the last copy is long ago. */
  backupDue(): Promise<boolean>;
  readBackup(file: Blob, work?: BackupWork): Promise<BackupOffer>;
}
