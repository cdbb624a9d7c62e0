import type { Stores } from '../../storage/backup/backup.ts';
import { backupInWorker, type BackupDesk } from './backup-desk.ts';

/** A backup desk in a worker; on the page where no worker starts. */
export function backupDesk(stores: Stores): BackupDesk {
  const local = async (): Promise<BackupDesk> => (await import('./backup-here.ts')).backupHere(stores);
  return backupInWorker(() => new Worker(new URL('./backup-worker.ts', import.meta.url), { type: 'module' }), local);
}
