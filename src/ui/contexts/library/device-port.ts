import type { LanguageChoice } from '../../../words/language/locale.ts';
import type { Theme } from '../../theme/theme.ts';

export interface DeviceSettings {
  theme: Theme;
  /** `auto`: the first that the device asks for and the app speaks. */
  language: LanguageChoice;
  /** `auto`: what the size of the glass suggests. */
  seating: 'auto' | 'flat' | 'pass' | 'side';
  /** Percent of the ordinary size. */
  textSize: 100 | 115 | 130 | 150 | 175 | 200;
  /** Of the players, by seat, as they were last used. */
  names: string[];
  reminders: boolean;
  /** Less of what moves only for beauty. */
  calm: boolean;
  /** Black, white and thicker lines. */
  contrast: boolean;
  /** Where the questions stand beside an upright board. */
  hand: 'right' | 'left';
  /** null until a player has chosen. */
  sound: boolean | null;
  /** The screen does not go dark while somebody plays. */
  awake: boolean;
  /** The device trembles with what happens. */
  trembling: boolean;
  /** When everything was last saved to a file; null for never. */
  backedUpAt: number | null;
  /** The round clock of an organised match, and when it ends. */
  clock: { match: string; endsAt: number } | null;
  /** Aids beside a table of real miniatures: a clock, dice; `bare`: wounds, energy and tokens lie on the table. */
  beside: ('turn-clock' | 'dice' | 'bare')[];
  /** Lessons that have been played to their end. */
  lessons: string[];
  /** The edition of the cards whose changes have been read; '' for none. */
  edition: string;
  /** How far somebody is with each trainer; `best`: most rounds won, by step. */
  trainers: Record<string, { step: number; round: number; won: number; best: number[] }>;
}

/** Whether the browser protects the saved data, how many bytes are used and how many are allowed; null where the browser does not say. */
export interface StorageState {
  persisted: boolean | null;
  used: number | null;
  quota: number | null;
}

/** This device: the edition of the app, its settings, and its room for what is kept. */
export interface DevicePort {
  readonly version: string;
  /** When this edition was made: a day, as in 2026-11-27; empty where that is not known. */
  readonly edited: string;
  /** Whether the app runs as installed, in a window of its own. */
  readonly installed: boolean;
  readonly settings: DeviceSettings;
  change(settings: Partial<DeviceSettings>): Promise<void>;
  /** Why nothing can be kept here, as a sentence; null when all is well. */
  readonly unsupported: string | null;
  /** The storage has lost its content, and nobody has been told yet. */
  readonly emptied: boolean;
  emptiedSeen(): void;
  storageState(): Promise<StorageState>;
  /** Whether there will soon be no room left. */
  scarce(): Promise<boolean>;
  /** Asks the browser to keep everything for good; whether it will. */
  persist(): Promise<boolean>;
  subscribe(listener: () => void): () => void;
}
