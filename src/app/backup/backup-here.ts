import { readBackup, type Backup } from '../../storage/backup/backup-file.ts';
import { previewBackup, restoreBackup, type Stores } from '../../storage/backup/backup.ts';
import { makeBackup } from '../../storage/backup/write-backup.ts';
import type { BackupDesk } from './backup-desk.ts';

/** A backup desk that works in this thread. */
export function backupHere(stores: Stores): BackupDesk {
  let last: Backup | null = null;
  return {
    async make(made, work) {
      return new Blob([await makeBackup(stores, made, work)], { type: 'application/gzip' });
    },
    async read(file) {
      const read = readBackup(new Uint8Array(await file.arrayBuffer()));
      if (!read.ok) return read;
      last = read.backup;
      return { ok: true, made: last.made, preview: await previewBackup(stores, last) };
    },
    async restore(differing, work) {
      if (last) await restoreBackup(stores, last, differing, work);
    },
  };
}
