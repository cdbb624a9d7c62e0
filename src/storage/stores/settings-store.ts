import { shapes, type Settings } from '../shapes/settings-shapes.ts';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { defaultSettings } from '../shapes/default-settings.ts';
import { mergedLists } from '../merge/merge-settings.ts';

export type { Settings } from '../shapes/settings-shapes.ts';

/** Settings from stored values; missing and unreadable ones have their default. */
export function settingsOf(values: Readonly<Record<string, unknown>>): Settings {
  const known = Object.entries(shapes).filter(([key, shape]) => Object.hasOwn(values, key) && v.is(shape, values[key]));
  return { ...defaultSettings, ...(Object.fromEntries(known.map(([key]) => [key, values[key]])) as Partial<Settings>) };
}

/** Settings of this device. Every method rejects with `StorageFailed`. */
export class SettingsStore {
  /** The settings that this window last read or wrote. */
  #known: Settings = defaultSettings;

  constructor(private readonly database: Database) {}

  async get(): Promise<Settings> {
    this.#known = await this.#read();
    return this.#known;
  }

  /**
   * Saves a change and returns all settings. Of lists and tables only the additions and removals of this window are applied, so that those
   * of other windows stay.
   */
  async change(change: Partial<Settings>): Promise<Settings> {
    const { settings, connection, times } = this.database;
    const known = this.#known;
    if (change.backedUpAt) {
      await times.learn();
      change = { ...change, backedUpAt: times.after(change.backedUpAt) };
    }
    const all = await connection.write([settings], async () => {
      const kept = await this.#read();
      const merged = { ...change, ...mergedLists(known, kept, change) };
      await settings.bulkPut(Object.entries(merged).map(([key, value]) => ({ key, value })));
      return { ...kept, ...merged };
    });
    this.#known = all;
    return all;
  }

  async #read(): Promise<Settings> {
    const rows = await this.database.connection.read(() => this.database.settings.toArray());
    return settingsOf(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
  }
}
