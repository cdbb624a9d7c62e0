import { checkKeptBoard, type KeptBoard } from '../record/board-file.ts';
import type { Database } from './database.ts';
import { kept } from './storage-failed.ts';

/** Boards of one's own on this device. Every method rejects with `StorageFailed` and leaves what was kept as it was. */
export class BoardStore {
  constructor(
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /** The boards, the last saved first. What is no longer understood is left out, not lost. */
  async list(): Promise<KeptBoard[]> {
    const rows = await kept(() => this.database.boards.toArray());
    return rows
      .sort((a, b) => b.savedAt - a.savedAt)
      .flatMap((row) => {
        const board = checkKeptBoard(row);
        return board ? [board] : [];
      });
  }

  /** Keeps a board under its id, in place of the one that was there. */
  async save({ id, name, terrain }: KeptBoard): Promise<void> {
    await kept(() => this.database.boards.put({ id, name, terrain, savedAt: this.now() }));
  }

  async remove(id: string): Promise<void> {
    await kept(() => this.database.boards.delete(id));
  }
}

/** The boards of a backup that are not here already. One that is different here comes beside it, under a free id. */
export function boardsToBring(brought: readonly KeptBoard[], here: readonly KeptBoard[]): KeptBoard[] {
  const all = [...here];
  const same = (one: KeptBoard, other: KeptBoard): boolean =>
    one.name === other.name && JSON.stringify(one.terrain) === JSON.stringify(other.terrain);
  return brought.flatMap((board) => {
    let [id, count] = [board.id, 1];
    for (let there = all.find((one) => one.id === id); there; there = all.find((one) => one.id === id)) {
      if (same(there, board)) return [];
      count += 1;
      id = `${board.id}-${count}`;
    }
    const coming = { ...board, id };
    all.push(coming);
    return [coming];
  });
}
