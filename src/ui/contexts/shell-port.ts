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
  /** Null until the first screen is there. */
  standing: WindowState | null;
  /** A match is being laid out. */
  busy: boolean;
  /** A match could not be kept. */
  trouble: boolean;
  /** The error that kept a place from being shown; null when all is well. */
  crash: unknown;
  /** Why the app needs a connection each time, as a sentence; null when it does not, or when that has been read. */
  tethered: string | null;
  /** The answer to a question for a newer edition; null until it was asked. */
  asked: 'asking' | 'newest' | 'newer' | 'unreachable' | null;
  /** A newer edition of the app may be changed to now: nothing would be lost. */
  update: boolean;
}

/** The long business of a window: going from place to place, starting a match, newer editions of the app. */
export interface ShellPort {
  readonly state: ShellState;
  go(to: Place): void;
  /** Lays out a match and goes to it; a second wish while one is under way is not heard. */
  lay(begin: () => Promise<string>): void;
  /** Reloads the page with the newer edition. */
  update(): void;
  updateLater(): void;
  /** Asks now whether there is a newer edition. */
  ask(): void;
  tetheredSeen(): void;
  troubleSeen(): void;
  /** The window is left for good. */
  close(): void;
  subscribe(listener: () => void): () => void;
}
