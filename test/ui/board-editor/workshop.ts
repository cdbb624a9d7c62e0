import { boards } from '../../../src/cards/index.ts';
import { readBoardFile, writeBoardFile } from '../../../src/record/board-file.ts';
import { checkBoard } from '../../../src/rules/table/board-check.ts';
import { BOARD_STYLES, generateBoard } from '../../../src/rules/table/generate-board.ts';
import { PALETTE, terrainPieces } from '../../../src/rules/table/terrain-pieces.ts';
import type { BoardShelf, BoardWorkshop, EditedBoard } from '../../../src/ui/contexts/board-port.ts';

/** The real rules and files behind the editor. */
export const workshop: BoardWorkshop = {
  palette: PALETTE,
  styles: BOARD_STYLES,
  ready: boards,
  lay(what, id, at) {
    const sort = PALETTE.find((one) => one === what);
    return sort ? terrainPieces(sort, { id, at, way: { x: 1, y: 0 } }) : [];
  },
  check: (terrain) => checkBoard(terrain),
  generate: (seed, style) =>
    generateBoard(
      seed,
      BOARD_STYLES.find((one) => one === style),
    ),
  write: ({ id, name, terrain }) => writeBoardFile({ id, name, terrain: [...terrain] }),
  read: readBoardFile,
};

/** A shelf in memory. */
export function shelfOf(...kept: EditedBoard[]): BoardShelf & { kept: EditedBoard[] } {
  return {
    kept,
    list: () => Promise.resolve([...kept]),
    save(board) {
      const at = kept.findIndex(({ id }) => id === board.id);
      if (at < 0) kept.push(board);
      else kept[at] = board;
      return Promise.resolve();
    },
    remove(id) {
      const at = kept.findIndex((one) => one.id === id);
      if (at >= 0) kept.splice(at, 1);
      return Promise.resolve();
    },
  };
}
