import { boards } from '../../cards/index.ts';
import { readBoardFile, writeBoardFile, type KeptBoard } from '../../record/board-file.ts';
import { checkBoard } from '../../rules/table/board-check.ts';
import { BOARD_STYLES, generateBoard } from '../../rules/table/generate-board.ts';
import { PALETTE, terrainPieces } from '../../rules/table/terrain-pieces.ts';
import type { Piece } from '../../rules/terms/board.ts';
import { BoardStore } from '../../storage/stores/board-store.ts';
import type { Database } from '../../storage/database/database.ts';
import type { BoardShelf, BoardWorkshop, EditedBoard } from '../../ui/contexts/board-port.ts';

const kept = ({ id, name, terrain }: EditedBoard): KeptBoard => ({ id, name, terrain: [...terrain] });

/** The rules and files behind the board editor. */
export const workshop: BoardWorkshop = {
  palette: PALETTE,
  styles: BOARD_STYLES,
  ready: boards,
  lay(palette, id, place) {
    const sort = PALETTE.find((candidate) => candidate === palette);
    return sort ? terrainPieces(sort, { id, at: place, way: { x: 1, y: 0 } }) : [];
  },
  check: (terrain) => checkBoard(terrain),
  generate: (seed, style) =>
    generateBoard(
      seed,
      BOARD_STYLES.find((candidate) => candidate === style),
    ),
  write: (board) => writeBoardFile(kept(board)),
  read: readBoardFile,
};

/** True if a match can be played on these pieces. */
export const playable = (terrain: readonly Piece[]): boolean => !checkBoard(terrain).some(({ grade }) => grade === 'error');

/** The player's own boards on this device; `changed` is called after each change. */
export function shelfOf(database: Database, changed: () => Promise<void>): BoardShelf {
  const store = new BoardStore(database);
  return {
    list: () => store.list(),
    async save(board, join) {
      const saved = await store.save(kept(board), join && ((present) => kept(join(present))));
      await changed();
      return saved;
    },
    async remove(id) {
      await store.remove(id);
      await changed();
    },
  };
}
