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

/** A troupe as the list shows it. `changedAt` in milliseconds since 1970. */
export interface KeptTroupe {
  troupe: Troupe;
  changedAt: number;
}

/** Where troupes are kept. What writes rejects only when nothing was kept. */
export interface TroupeShelf {
  /** Those put away are among them; the last changed first. */
  list(): Promise<readonly KeptTroupe[]>;
  /**
   * Keeps a troupe under its id, in place of the one that was there; gives what is kept. `join`: how it joins the one that is there by
   * the time it is written, when another window may have saved it too.
   */
  save(troupe: Troupe, join?: (kept: Troupe) => Troupe): Promise<Troupe>;
  archive(id: string, away: boolean): Promise<void>;
  remove(id: string): Promise<void>;
  undoRemove(id: string): Promise<void>;
  /** Characters that stand in one's own collection. */
  owned(): Promise<ReadonlySet<CharacterId>>;
  /** An id that nothing has yet. */
  freshId(): string;
}

/** A troupe in the letters of another program, and what that program has no place for, by name. */
export interface ForeignCode {
  program: 'lunachron' | 'builder';
  code: string;
  left: readonly string[];
}

/** Something ready to be passed on. */
export interface Parcel {
  kind: 'troupe' | 'board' | 'match' | 'campaign' | 'pack' | 'puzzle';
  title: string;
  code: string;
  /** The texts of its pictures; null when there would be too many. */
  frames: readonly string[] | null;
  /** Null when the address would be too long for a message. */
  link: string | null;
  file: { name: string; blob: Blob };
  /** It holds what not everybody may see: an unfinished match or campaign. */
  sealed: boolean;
  foreign: readonly ForeignCode[];
  /** A list of names for a message; null where there is none. */
  list: string | null;
  /** The packs that a troupe has cards of. */
  packs?: readonly Parcel[];
}

/** What was sent, checked in every part. */
export type Arrived =
  | { kind: 'troupe'; troupe: Troupe; left: readonly LeftOut[] }
  | { kind: 'transfer'; transfer: Transfer }
  | { kind: 'board'; board: EditedBoard }
  | { kind: 'pack'; pack: Pack }
  | { kind: 'puzzle'; puzzle: Puzzle }
  | { kind: 'match' | 'campaign'; title: string; names: readonly string[]; file: File };

/** What came of one text, picture or file: everything, one piece of several, or a sentence why not. `others`: series that lie beside it, unfinished. */
// prettier-ignore
export type Taken =
  { now: 'arrived'; arrived: Arrived } | { now: 'waiting'; have: readonly number[]; parts: number; others?: readonly { have: number; parts: number }[] } | { now: 'refused'; sentence: string };

/** Reads codes; remembers the pieces of one that comes in several pictures. Changes nothing; rejects only when it is cancelled. */
export interface CodeReader {
  text(text: string, waiting?: Waiting): Promise<Taken>;
  file(file: Blob, waiting?: Waiting): Promise<Taken>;
}

/** Troupes and what is passed on, as the screens see them. */
export interface TroupeDesk {
  readonly catalogue: TroupeCatalogue;
  /** The printed cards alone. */
  readonly printed: TroupeCatalogue;
  readonly shelf: TroupeShelf;
  /** `faction`: the one a troupe is sent as to programs that know none without. */
  shareTroupe(troupe: Troupe, faction: Faction): Parcel;
  shareBoard(board: EditedBoard): Parcel;
  shareMatch(id: string): Promise<Parcel | null>;
  reader(): CodeReader;
  /** Keeps what has arrived; resolves with the address where it now is. Rejects when nothing was kept. */
  keep(arrived: Arrived, waiting?: Waiting): Promise<string>;
}
