import type { BoardShelf, EditedBoard } from '../../../src/ui/contexts/board-port.ts';

export { workshop } from '../../../src/app/shelf/workshop.ts';

/** A shelf in memory. */
export function shelfOf(...boards: EditedBoard[]): BoardShelf & { kept: EditedBoard[] } {
  return {
    kept: boards,
    list: () => Promise.resolve([...boards]),
    save(board, join) {
      const index = boards.findIndex(({ id }) => id === board.id);
      const saved = boards[index] && join ? join(boards[index]) : board;
      if (index < 0) boards.push(saved);
      else boards[index] = saved;
      return Promise.resolve(saved);
    },
    remove(id) {
      const index = boards.findIndex((board) => board.id === id);
      if (index >= 0) boards.splice(index, 1);
      return Promise.resolve();
    },
  };
}
