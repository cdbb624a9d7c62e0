import type { Stores } from '../../storage/backup/backup.ts';
import type { BackupOffer, BackupWork } from '../../ui/contexts/library-port.ts';
import { fileFault } from '../../words/app/keeping/storage.ts';
import type { BackupDesk } from './backup-desk.ts';
import { backupReminder, writtenHere } from './backup-reminder.ts';
import { backupDesk } from './hire-backup.ts';

/** The file name of a backup, with its day. */
const fileName = (date: Date): string => `moonrise-${date.toISOString().slice(0, 10)}.moonrise`;

/** Makes one file of all stored data, and restores it. `restored` is called after the stored data was replaced. */
export class Backups {
  readonly #desk: BackupDesk;

  constructor(
    private readonly stores: Stores,
    private readonly restored: () => Promise<void>,
  ) {
    this.#desk = backupDesk(stores);
  }

  async make(work: BackupWork & { photos?: boolean } = {}): Promise<{ name: string; file: Blob }> {
    const date = new Date();
    return { name: fileName(date), file: await this.#desk.make(date.getTime(), work) };
  }

  async due(): Promise<boolean> {
    const { settings, matches, database } = this.stores;
    return backupReminder(await settings.get(), await matches.list(), Date.now(), await writtenHere(database)).due;
  }

  async read(file: Blob, work: BackupWork = {}): Promise<BackupOffer> {
    const read = await this.#desk.read(file, work);
    if (!read.ok) return { ok: false, sentence: fileFault(read.fault) };
    const restore = async (differing?: 'newer' | 'both', restoring: BackupWork = {}): Promise<void> => {
      await this.#desk.restore(differing, restoring);
      await this.restored();
    };
    return { ok: true, preview: { made: read.made, ...read.preview }, restore };
  }
}
