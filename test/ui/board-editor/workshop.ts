import type { BoardShelf, EditedBoard } from '../../../src/ui/contexts/board-port.ts';

export { workshop } from '../../../src/app/shelf/workshop.ts';

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
