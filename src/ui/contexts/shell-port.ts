import type { Place } from './places.ts';
import type { OpenedTable } from './library-port.ts';
import type { OpenedReplay } from './replay-port.ts';

/** The content of the window: a place, with the match or the replay that belongs to it. */
export interface WindowState {
  place: Place;
  opened: OpenedTable | null;
  replayed: OpenedReplay | null;
}

/** One window of the app as it is now. */
export interface ShellState {
  /** Null until the first screen is shown. */
  standing: WindowState | null;
  /** True if a match is being laid out. */
  busy: boolean;
  /** True if a match could not be saved. */
  trouble: boolean;
  /** The error that kept a place from being shown; null when all is well. */
  crash: unknown;
  /** The reason why the app needs a connection at each start, as a sentence; null when it needs none, or when the player has read it. */
  tethered: string | null;
  /** The answer to whether there is a newer edition; null until the player has asked. */
  updateCheck: 'asking' | 'newest' | 'newer' | 'unreachable' | null;
  /** True if a newer edition of the app can be loaded now without losing anything. */
  update: boolean;
}

/** The slow work of a window: going from place to place, starting a match, newer editions of the app. */
export interface ShellPort {
  readonly state: ShellState;
  go(to: Place): void;
  /** Lays out a match and goes to it; a second call is ignored while one is under way. */
  lay(begin: () => Promise<string>): void;
  /** Reloads the page with the newer edition. */
  update(): void;
  updateLater(): void;
  /** Checks for a newer edition. */
  ask(): void;
  tetheredSeen(): void;
  troubleSeen(): void;
  /** Ends the work of a window that is closed for good. */
  close(): void;
  subscribe(listener: () => void): () => void;
}
