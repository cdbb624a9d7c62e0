import type { BoardShelf, EditedBoard } from '../../../src/ui/contexts/board-port.ts';

export { workshop } from '../../../src/app/shelf/workshop.ts';

/** A shelf in memory. */
export function shelfOf(...kept: EditedBoard[]): BoardShelf & { kept: EditedBoard[] } {
  return {
    kept,
    list: () => Promise.resolve([...kept]),
    save(board, join) {
      const at = kept.findIndex(({ id }) => id === board.id);
      const saved = kept[at] && join ? join(kept[at]) : board;
      if (at < 0) kept.push(saved);
      else kept[at] = saved;
      return Promise.resolve(saved);
    },
    remove(id) {
      const at = kept.findIndex((one) => one.id === id);
      if (at >= 0) kept.splice(at, 1);
      return Promise.resolve();
    },
  };
}
