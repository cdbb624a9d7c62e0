import type { LanguageChoice } from '../../../words/language/locale.ts';
import type { Theme } from '../../theme/theme.ts';

export interface DeviceSettings {
  theme: Theme;
  /** `auto`: the first language that the device asks for and the app has. */
  language: LanguageChoice;
  /** `auto`: as the size of the screen suggests. */
  seating: 'auto' | 'flat' | 'pass' | 'side';
  /** Percent of the ordinary size. */
  textSize: 100 | 115 | 130 | 150 | 175 | 200;
  /** The names of the players by seat, as they were last used. */
  names: string[];
  reminders: boolean;
  /** True if decorative motion is reduced. */
  calm: boolean;
  /** True if the app draws in black and white with thicker lines. */
  contrast: boolean;
  /** The side of an upright board on which the questions stand. */
  hand: 'right' | 'left';
  /** null until a player has chosen. */
  sound: boolean | null;
  /** True if the screen stays lit during a match. */
  awake: boolean;
  /** True if the device vibrates with events of the match. */
  trembling: boolean;
  /** When everything was last saved to a file; null for never. */
  backedUpAt: number | null;
  /** The round clock of an organised match, and when it ends. */
  clock: { match: string; endsAt: number } | null;
  /** Aids beside a table of real miniatures: a clock, dice; `bare`: wounds, energy and tokens are kept on the table and not shown. */
  beside: ('turn-clock' | 'dice' | 'bare')[];
  /** Lessons that have been played to their end. */
  lessons: string[];
  /** The edition of the cards whose changes have been read; '' for none. */
  edition: string;
  /** The progress with each trainer; `best`: most rounds won, by step. */
  trainers: Record<string, { step: number; round: number; won: number; best: number[] }>;
}

/** The protection of the saved data by the browser, and the numbers of bytes that are used and allowed; null where the browser does not say. */
export interface StorageState {
  persisted: boolean | null;
  used: number | null;
  quota: number | null;
}

/** This device: the edition of the app, its settings and its storage. */
export interface DevicePort {
  readonly version: string;
  /** The day on which this edition was made, as in 2026-11-27; '' where it is not known. */
  readonly edited: string;
  /** True if the app runs as installed, in a window of its own. */
  readonly installed: boolean;
  readonly settings: DeviceSettings;
  change(settings: Partial<DeviceSettings>): Promise<void>;
  /** The reason why nothing can be saved here, as a sentence; null when all is well. */
  readonly unsupported: string | null;
  /** True if the storage has lost its content and the player has not been told yet. */
  readonly emptied: boolean;
  emptiedSeen(): void;
  storageState(): Promise<StorageState>;
  /** True if the storage is nearly full. */
  scarce(): Promise<boolean>;
  /** Asks the browser to protect the saved data; resolves with whether it does. */
  persist(): Promise<boolean>;
  subscribe(listener: () => void): () => void;
}
