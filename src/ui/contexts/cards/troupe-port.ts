import type { Faction } from '../../../rules/terms/factions.ts';
import type { Waiting } from '../waiting.ts';
import type { CharacterId } from '../../../rules/terms/ids.ts';
import type { LeftOut } from '../../../troupes/codes/code-table.ts';
import type { Transfer } from '../../../troupes/codes/transfer.ts';
import type { TroupeCatalogue } from '../../../troupes/troupe-catalogue.ts';
import type { Troupe } from '../../../troupes/troupe.ts';
import type { Pack } from '../../../packs/pack.ts';
import type { Puzzle } from '../../../puzzles/puzzle.ts';
import type { EditedBoard } from '../board-port.ts';

/** A saved troupe. `changedAt` in milliseconds since 1970. */
export interface KeptTroupe {
  troupe: Troupe;
  changedAt: number;
}

/** The troupes on this device. Methods that write reject only when nothing was saved. */
export interface TroupeShelf {
  /** All troupes with the archived ones, the last changed first. */
  list(): Promise<readonly KeptTroupe[]>;
  /**
   * Saves a troupe under its id, in place of the one that was there, and resolves with the saved troupe. `join` merges the troupe with the
   * saved one when it is written, since another window may have saved it too.
   */
  save(troupe: Troupe, join?: (kept: Troupe) => Troupe): Promise<Troupe>;
  archive(id: string, away: boolean): Promise<void>;
  remove(id: string): Promise<void>;
  undoRemove(id: string): Promise<void>;
  /** The characters in the player's collection. */
  owned(): Promise<ReadonlySet<CharacterId>>;
  /** An unused id. */
  freshId(): string;
}

/** A troupe as a code of another program; `omissions`: names of what that program cannot express. */
export interface ForeignCode {
  program: 'lunachron' | 'builder';
  code: string;
  omissions: readonly string[];
}

/** Something ready to be shared. */
export interface Parcel {
  kind: 'troupe' | 'board' | 'match' | 'campaign' | 'pack' | 'puzzle';
  title: string;
  code: string;
  /** The texts of its QR codes; null when there would be too many. */
  frames: readonly string[] | null;
  /** Null when the address would be too long for a message. */
  link: string | null;
  file: { name: string; blob: Blob };
  /** True if it holds secrets: an unfinished match or campaign. */
  sealed: boolean;
  foreign: readonly ForeignCode[];
  /** A list of names to put into a message; null where there is none. */
  list: string | null;
  /** The packs whose cards the troupe has. */
  packs?: readonly Parcel[];
}

/** Shared content that has arrived complete and has been checked. */
export type Arrived =
  | { kind: 'troupe'; troupe: Troupe; omissions: readonly LeftOut[] }
  | { kind: 'transfer'; transfer: Transfer }
  | { kind: 'board'; board: EditedBoard }
  | { kind: 'pack'; pack: Pack }
  | { kind: 'puzzle'; puzzle: Puzzle }
  | { kind: 'match' | 'campaign'; title: string; names: readonly string[]; file: File };

/**
 * The result of reading one text, picture or file: the whole content, one piece of several, or a sentence why not. `otherSeries`: other series
 * of pieces that are still incomplete.
 */
// prettier-ignore
export type Taken =
  { stage: 'arrived'; arrived: Arrived } | { stage: 'waiting'; have: readonly number[]; parts: number; otherSeries?: readonly { have: number; parts: number }[] } | { stage: 'refused'; sentence: string };

/** Reads codes and remembers the pieces of a code that comes in several pictures. Changes nothing; rejects only when it is cancelled. */
export interface CodeReader {
  text(text: string, waiting?: Waiting): Promise<Taken>;
  file(file: Blob, waiting?: Waiting): Promise<Taken>;
}

/** Troupes and sharing, as the screens see them. */
export interface TroupeDesk {
  readonly catalogue: TroupeCatalogue;
  /** The printed cards alone. */
  readonly printed: TroupeCatalogue;
  readonly shelf: TroupeShelf;
  /** `faction`: the faction of the troupe for programs that require one. */
  shareTroupe(troupe: Troupe, faction: Faction): Parcel;
  shareBoard(board: EditedBoard): Parcel;
  shareMatch(id: string): Promise<Parcel | null>;
  reader(): CodeReader;
  /** Saves what has arrived; resolves with the address of its place. Rejects when nothing was saved. */
  keep(arrived: Arrived, waiting?: Waiting): Promise<string>;
}
