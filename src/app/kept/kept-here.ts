import type { Stores } from '../../storage/backup/backup.ts';
import type { Database } from '../../storage/database/database.ts';
import type { DeviceSettings } from '../../ui/contexts/library-port.ts';
import { idleTime } from '../../ui/page/time/idle-time.ts';
import { nothingKept } from '../../words/app/keeping/storage.ts';
import type { KeptMark } from './kept-mark.ts';

/** The stored data of this device and its state: the settings, why nothing can be stored, and whether everything was lost. */
export class KeptHere {
  /** Why nothing can be kept here, as a sentence; null when all is well. */
  unsupported: string | null = null;
  /** The storage has lost its content, and nobody has been told yet. */
  emptied = false;
  #mark: KeptMark | null = null;
  #opened: Promise<Stores> | null = null;
  #prepared: Promise<void> | null = null;

  /** `settings`: those that hold until the device's own are read. `changed`: called after each change. */
  constructor(
    public settings: DeviceSettings,
    private readonly changed: () => void,
    private readonly database?: Database,
  ) {}

  /** Opened when the first screen stands, or when something asks for them. */
  stores(): Promise<Stores> {
    this.#opened ??= import('./stores.ts').then(({ openStores }) => openStores(this.database));
    return this.#opened;
  }

  /** Reads the settings; where nothing can be kept the app goes on with those it was delivered with. Never rejects. */
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
      void idleTime().then(() => matches.purge().catch(() => undefined)); // another time, then: nobody waits for it
    } catch (error) {
      this.unsupported = nothingKept(failureOf(error));
    }
    this.changed();
  }

  /** The browser may have deleted the data without a word. */
  async lookForMark(): Promise<void> {
    const [{ KeptMark }, { database }] = await Promise.all([import('./stores.ts'), this.stores()]);
    this.#mark ??= new KeptMark(database);
    const emptied = await this.#mark.lost().catch(() => false);
    if (emptied === this.emptied) return;
    this.emptied = emptied;
    this.changed();
  }

  emptiedSeen(): void {
    this.#mark?.seen();
    this.emptied = false;
    this.changed();
  }

  /** What could not be read when the app began can be read now: what was said of it is taken back. */
  readable(): void {
    if (this.unsupported === null) return;
    this.unsupported = null;
    this.reread().catch(() => undefined); // then they stay as they were delivered
    this.changed();
  }

  /** Reads the settings once more. */
  async reread(): Promise<void> {
    this.settings = await (await this.stores()).settings.get();
    this.changed();
  }

  /** Changes settings at once, and keeps them. Rejects when they could not be kept. */
  async change(change: Partial<DeviceSettings>): Promise<void> {
    this.settings = { ...this.settings, ...change };
    this.changed();
    const { lessons, beside, trainers } = await (await this.stores()).settings.change(change);
    if (change.lessons || change.beside || change.trainers) {
      this.settings = { ...this.settings, lessons, beside, trainers };
      this.changed();
    }
  }

  /** How many photographs of figures lie on this device. */
  async photoCount(): Promise<number> {
    return (await this.stores()).database.photos.count();
  }
}
