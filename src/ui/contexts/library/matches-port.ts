import type { ComputerLevel, TablePort } from '../table-port.ts';
import type { FittingOffer } from './fitting-offer.ts';
import type { JoiningPort } from '../gatherings/glasses-port.ts';
import type { NewMatch } from '../table/new-match.ts';
import type { OpenedReplay, ReadMatch } from '../replay-port.ts';
import type { Waiting } from '../waiting.ts';

/** A match as the list shows it, called in the language that is spoken when it is read. `changedAt` in milliseconds since 1970; `turn` 0 before the first. */
export interface ListedMatch {
  id: string;
  title: string;
  names: readonly string[];
  turn: number;
  finished: boolean;
  changedAt: number;
  /** Who won, and the moonstones of each seat; left out where that was never noted. */
  outcome?: { winner: number | 'draw'; stones?: readonly number[] | undefined } | undefined;
  /** The packs in its box. */
  packs?: readonly { name: string }[] | undefined;
}

/** A table to play at, or the sentence why it cannot be opened. */
export type OpenedTable = { ok: true; table: TablePort; close: () => void } | { ok: false; sentence: string };

/** The matches of this device: begun, opened, looked back at, removed. */
export interface MatchesPort {
  matches(): Promise<readonly ListedMatch[]>;
  /** Keeps a new match; resolves with its id. */
  start(match: NewMatch): Promise<string>;
  /** The level that is offered for the next match after one that is over; null where none is. */
  fitting(id: string): Promise<FittingOffer | null>;
  /**
   * The same players, troupes, board and rules once more; `exchanged`: everybody plays the troupe of the next; `level`: that of the computers.
   * Resolves with the new id.
   */
  rematch(id: string, exchanged?: boolean, level?: ComputerLevel): Promise<string>;
  /** A match of its own that begins where a finished one stood after so many decisions; resolves with its id. */
  playOn(id: string, step: number): Promise<string>;
  open(id: string): Promise<OpenedTable>;
  /** A copy of a damaged match that goes on from where it stands; resolves with its id. */
  copy(id: string): Promise<string>;
  /** What brings this device to a table elsewhere. */
  joining(): Promise<JoiningPort>;
  /** A match to be looked back at, step by step. */
  replay(id: string): Promise<OpenedReplay>;
  /** Takes in one match from a file. */
  readMatch(file: File, waiting?: Waiting): Promise<ReadMatch>;
  remove(id: string): Promise<void>;
  undoRemove(id: string): Promise<void>;
}
