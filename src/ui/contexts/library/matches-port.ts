import type { CharacterId, UpgradeId } from '../../../rules/terms/ids.ts';
import type { ComputerLevel, TablePort } from '../table-port.ts';
import type { Faction } from '../../../rules/terms/factions.ts';
import type { FittingOffer } from '../fitting-offer.ts';
import type { HouseRules } from '../../../rules/terms/options.ts';
import type { JoiningPort } from '../glasses-port.ts';
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

/** The player and the troupe of a seat; the library fills an empty name. Without a troupe the seat chooses its own, or drafts it, at the table. */
export interface NewSeat {
  name: string;
  faction?: Faction;
  troupe?: readonly CharacterId[];
  /** By bearer. */
  upgrades?: Record<CharacterId, UpgradeId[]>;
  /** A computer plays it, so strong. */
  computer?: ComputerLevel;
  /** The pool it drafts from; left out: every character. */
  pool?: readonly CharacterId[];
  /** The member of a club who sits there. */
  member?: string;
}
export interface NewMatch {
  /** The ready pairing it is laid out from, after which it is called. */
  pairing?: string;
  seats: readonly NewSeat[];
  board: string;
  /** `table`: the miniatures stand on a real one, and the board is not needed. */
  options: HouseRules & { table?: 'spoken' };
  /** Only the printed cards are in its box. */
  official?: boolean;
  /** Its players play for the first time. */
  first?: boolean;
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
