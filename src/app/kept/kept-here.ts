import type { Stores } from '../../storage/backup/backup.ts';
import type { Database } from '../../storage/database/database.ts';
import type { DeviceSettings } from '../../ui/contexts/library-port.ts';
import { idleTime } from '../../ui/page/time/idle-time.ts';
import { nothingKept } from '../../words/app/keeping/storage.ts';
import type { KeptMark } from './kept-mark.ts';

/** The stored data of this device and its state: the settings, why nothing can be stored, and whether everything was lost. */
export class KeptHere {
  /** A sentence why nothing can be stored here; null when storing works. */
  unsupported: string | null = null;
  /** True if the storage has lost its content, and the player has not been told yet. */
  emptied = false;
  #mark: KeptMark | null = null;
  #opened: Promise<Stores> | null = null;
  #prepared: Promise<void> | null = null;

  /** `settings`: in force until the stored ones are read. `changed`: called after each change. */
  constructor(
    public settings: DeviceSettings,
    private readonly changed: () => void,
    private readonly database?: Database,
  ) {}

  /** The stores, opened when the first screen is drawn or when they are first needed. */
  stores(): Promise<Stores> {
    this.#opened ??= import('./stores.ts').then(({ openStores }) => openStores(this.database));
    return this.#opened;
  }

  /** Reads the settings; where that fails the app uses its defaults. Never rejects. */
  prepare(): Promise<void> {
    this.#prepared ??= this.#prepare();
    return this.#prepared;
  }

  async #prepare(): Promise<void> {
    const { failureOf } = await import('./stores.ts');
    try {
      const { settings, matches } = await this.stores();
      this.settings = await settings.get();
      await this.lookForMark();
      void idleTime().then(() => matches.purge().catch(() => undefined)); // if this fails, the next start tries again
    } catch (error) {
      this.unsupported = nothingKept(failureOf(error));
    }
    this.changed();
  }

  /** Checks whether the browser has deleted the data. */
  async lookForMark(): Promise<void> {
    const [{ KeptMark }, { database }] = await Promise.all([import('./stores.ts'), this.stores()]);
    this.#mark ??= new KeptMark(database);
    const emptied = await this.#mark.lost().catch(() => false);
    if (emptied === this.emptied) return;
    this.emptied = emptied;
    this.changed();
  }

  emptiedSeen(): void {
    this.#mark?.acknowledge();
    this.emptied = false;
    this.changed();
  }

  /** Called when the storage can be read after all: withdraws the message that it cannot. */
  readable(): void {
    if (this.unsupported === null) return;
    this.unsupported = null;
    this.reread().catch(() => undefined); // then the defaults stay
    this.changed();
  }

  /** Reads the settings again. */
  async reread(): Promise<void> {
    this.settings = await (await this.stores()).settings.get();
    this.changed();
  }

  /** Changes settings at once, and stores them. Rejects when they could not be stored. */
  async change(change: Partial<DeviceSettings>): Promise<void> {
    this.settings = { ...this.settings, ...change };
    this.changed();
    const { lessons, beside, trainers } = await (await this.stores()).settings.change(change);
    if (change.lessons || change.beside || change.trainers) {
      this.settings = { ...this.settings, lessons, beside, trainers };
      this.changed();
    }
  }

  /** The number of stored photographs of figures. */
  async photoCount(): Promise<number> {
    return (await this.stores()).database.photos.count();
  }
}
