import * as v from 'valibot';
import type { Database } from './database.ts';
import { defaultSettings } from './default-settings.ts';
import { mergedLists } from './merge-settings.ts';

const shapes = {
  /** `auto` follows the device. */
  theme: v.picklist(['night', 'day', 'auto']),
  /** `auto`: the first that the device asks for and the app speaks. */
  language: v.picklist(['auto', 'en', 'de', 'fr', 'es']),
  /** How people sit round the tablet. */
  seating: v.picklist(['auto', 'flat', 'pass', 'side']),
  /** Percent of the ordinary size. */
  textSize: v.picklist([100, 115, 130, 150, 175, 200]),
  /** Names of the players, by seat, as they were last used. */
  names: v.array(v.pipe(v.string(), v.maxLength(60))),
  /** Whether the app reminds its players of what they may still do. */
  reminders: v.boolean(),
  /** Less of what moves only for beauty. */
  calm: v.boolean(),
  /** Black, white and thicker lines. */
  contrast: v.boolean(),
  /** Where the questions stand beside an upright board. */
  hand: v.picklist(['right', 'left']),
  sound: v.boolean(),
  /** The screen does not go dark while somebody plays. */
  awake: v.boolean(),
  /** The device trembles with what happens. */
  trembling: v.boolean(),
  /** When everything was last saved to a file, in milliseconds since 1970; null for never. */
  backedUpAt: v.nullable(v.number()),
  /** The round clock of an organised match, and when it ends in milliseconds since 1970; null when none runs. */
  clock: v.nullable(v.object({ match: v.string(), endsAt: v.number() })),
  /** What stands beside a table of real miniatures. */
  beside: v.array(v.picklist(['turn-clock', 'dice', 'bare'])),
  /** The lessons that have been played to their end. */
  lessons: v.array(v.pipe(v.string(), v.maxLength(40))),
  /** The edition of the cards whose changes have been read; '' for none. */
  edition: v.pipe(v.string(), v.maxLength(20)),
  /** How far somebody is with each trainer: in which step, rounds played and won in it, most rounds won by step. */
  trainers: v.record(
    v.pipe(v.string(), v.maxLength(40)),
    v.object({ step: v.number(), round: v.number(), won: v.number(), best: v.pipe(v.array(v.number()), v.maxLength(20)) }),
  ),
};

export type Settings = { [K in keyof typeof shapes]: v.InferOutput<(typeof shapes)[K]> };

/** Settings out of whatever was kept: what is missing or no longer understood is as it was delivered. */
export function settingsOf(kept: Readonly<Record<string, unknown>>): Settings {
  const known = Object.entries(shapes).filter(([key, shape]) => Object.hasOwn(kept, key) && v.is(shape, kept[key]));
  return { ...defaultSettings, ...(Object.fromEntries(known.map(([key]) => [key, kept[key]])) as Partial<Settings>) };
}

/** Settings of this device. Every method rejects with `StorageFailed`. */
export class SettingsStore {
  /** As this window has read or written them last. */
  #known: Settings = defaultSettings;

  constructor(private readonly database: Database) {}

  async get(): Promise<Settings> {
    this.#known = await this.#kept();
    return this.#known;
  }

  /**
   * Keeps what is changed against what this window knew, and gives all of them as they are then: of lists and tables only what was put
   * in or taken out here, so that another window's part of them stays.
   */
  async change(change: Partial<Settings>): Promise<Settings> {
    const { settings, connection, times } = this.database;
    const known = this.#known;
    if (change.backedUpAt) {
      await times.learn();
      change = { ...change, backedUpAt: times.after(change.backedUpAt) };
    }
    const all = await connection.write([settings], async () => {
      const kept = await this.#kept();
      const merged = { ...change, ...mergedLists(known, kept, change) };
      await settings.bulkPut(Object.entries(merged).map(([key, value]) => ({ key, value })));
      return { ...kept, ...merged };
    });
    this.#known = all;
    return all;
  }

  async #kept(): Promise<Settings> {
    const rows = await this.database.connection.read(() => this.database.settings.toArray());
    return settingsOf(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
  }
}
