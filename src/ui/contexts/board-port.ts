import type { Clause, PieceId } from '../../rules/terms/ids.ts';
import type { View } from '../../seats/view.ts';

/** An item of terrain, as everybody sees it. */
export type BoardPiece = View['table']['terrain'][number];
import type { BoardPoint } from './table-port.ts';

/** A board as it is edited and kept. */
export interface EditedBoard {
  id: string;
  name: string;
  terrain: readonly BoardPiece[];
}

/** Where boards of one's own are kept. What writes rejects only when nothing was kept. */
export interface BoardShelf {
  list(): Promise<readonly EditedBoard[]>;
  /**
   * Keeps a board under its id, in place of the one that was there; gives what is kept. `join`: how it joins the one that is there by the
   * time it is written, when another window may have saved it too.
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

/** The rules and files that the editor needs. Inches where the palette lays a piece, units in the pieces. */
export interface BoardWorkshop {
  readonly palette: readonly string[];
  readonly styles: readonly string[];
  /** Boards that are ready to play on, to begin from. */
  readonly ready: readonly EditedBoard[];
  /** The pieces of one sort of terrain round a place, lying from west to east. */
  lay(kind: string, id: PieceId, place: readonly [x: number, y: number]): BoardPiece[];
  check(terrain: readonly BoardPiece[]): readonly FoundOnBoard[];
  /** A board from a seed; any style when none is named. */
  generate(seed: string, style?: string): EditedBoard;
  /** A board as the text of a file, and back. */
  write(board: EditedBoard): string;
  read(text: string): BoardRead;
}
