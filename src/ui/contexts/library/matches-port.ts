import type { ComputerLevel, TablePort } from '../table-port.ts';
import type { FittingOffer } from './fitting-offer.ts';
import type { JoiningPort } from '../gatherings/glasses-port.ts';
import type { NewMatch } from '../table/new-match.ts';
import type { OpenedReplay, ReadMatch } from '../replay-port.ts';
import type { Waiting } from '../waiting.ts';

/** A match as the list shows it; `title` is in the language of the app. `changedAt` in milliseconds since 1970; `turn` is 0 before the first. */
export interface ListedMatch {
  id: string;
  title: string;
  names: readonly string[];
  turn: number;
  finished: boolean;
  changedAt: number;
  /** The winner and the moonstones of each seat; left out where they were never noted. */
  outcome?: { winner: number | 'draw'; stones?: readonly number[] | undefined } | undefined;
  /** The packs with which the match is played. */
  packs?: readonly { name: string }[] | undefined;
}

/** A table to play at, or the sentence why it cannot be opened. */
export type OpenedTable = { ok: true; table: TablePort; close: () => void } | { ok: false; sentence: string };

/** Begins, opens, replays and removes the matches of this device. */
export interface MatchesPort {
  matches(): Promise<readonly ListedMatch[]>;
  /** Saves a new match; resolves with its id. */
  start(match: NewMatch): Promise<string>;
  /** The level to offer for the next match after one that is over; null where none is offered. */
  fitting(id: string): Promise<FittingOffer | null>;
  /**
   * Begins a match with the same players, troupes, board and rules. `exchanged`: every player plays the troupe of the next player; `level`:
   * the level of the computers. Resolves with the new id.
   */
  rematch(id: string, exchanged?: boolean, level?: ComputerLevel): Promise<string>;
  /** Begins a new match from the state of a finished one after `step` decisions; resolves with its id. */
  playOn(id: string, step: number): Promise<string>;
  open(id: string): Promise<OpenedTable>;
  /** Copies a damaged match, so that the copy can continue from its present state; resolves with the copy's id. */
  copy(id: string): Promise<string>;
  /** The ways to bring this device to a table elsewhere. */
  joining(): Promise<JoiningPort>;
  /** Opens a match to look at step by step. */
  replay(id: string): Promise<OpenedReplay>;
  /** Reads one match from a file and saves it. */
  readMatch(file: File, waiting?: Waiting): Promise<ReadMatch>;
  remove(id: string): Promise<void>;
  undoRemove(id: string): Promise<void>;
}
