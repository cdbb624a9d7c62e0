import type { Clause, PieceId } from '../../rules/terms/ids.ts';
import type { View } from '../../seats/view.ts';

/** A piece of terrain, as every player sees it. */
export type BoardPiece = View['table']['terrain'][number];
import type { BoardPoint } from './table-port.ts';

/** A board as the editor has it and as it is saved. */
export interface EditedBoard {
  id: string;
  name: string;
  terrain: readonly BoardPiece[];
}

/** The player's own boards on this device. Methods that write reject only when nothing was saved. */
export interface BoardShelf {
  list(): Promise<readonly EditedBoard[]>;
  /**
   * Saves a board under its id, in place of the one that was there, and resolves with the saved board. `join` merges the board with the
   * saved one when it is written, since another window may have saved it too.
   */
  save(board: EditedBoard, join?: (kept: EditedBoard) => EditedBoard): Promise<EditedBoard>;
  remove(id: string): Promise<void>;
}

/** A finding about a board that its players should know; a board with an error cannot be played. */
export interface FoundOnBoard {
  grade: 'error' | 'warning';
  code: string;
  clause: Clause;
  pieces: readonly PieceId[];
  at?: BoardPoint;
  edge?: 'north' | 'east' | 'south' | 'west';
}

export type BoardRead = { ok: true; board: EditedBoard } | { ok: false; problem: string; where?: string };

/** The rules and files that the editor needs. The palette places pieces in inches; the pieces themselves are in units. */
export interface BoardWorkshop {
  readonly palette: readonly string[];
  readonly styles: readonly string[];
  /** Boards that are ready to play on, and from which a new board can begin. */
  readonly ready: readonly EditedBoard[];
  /** The pieces of one kind of terrain round a place, in a row from west to east. */
  lay(kind: string, id: PieceId, place: readonly [x: number, y: number]): BoardPiece[];
  check(terrain: readonly BoardPiece[]): readonly FoundOnBoard[];
  /** Makes a board from a seed; any style when none is named. */
  generate(seed: string, style?: string): EditedBoard;
  /** The board as the text of a file; `read` is the way back. */
  write(board: EditedBoard): string;
  read(text: string): BoardRead;
}
