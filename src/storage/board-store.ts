import { checkKeptBoard, type KeptBoard } from '../record/board-file.ts';
import type { Database } from './database.ts';
import { freeIds } from './free-id.ts';
import { paired } from './paired.ts';
import { written } from './written.ts';

/** Boards of one's own on this device. Every method rejects with `StorageFailed` and leaves what was kept as it was. */
export class BoardStore {
  constructor(
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /** The boards, the last saved first. A board that can no longer be read is left out, not lost. */
  async list(): Promise<KeptBoard[]> {
    const rows = await this.database.connection.read(() => this.database.boards.toArray());
    return rows
      .sort((a, b) => b.savedAt - a.savedAt)
      .flatMap((row) => {
        const board = checkKeptBoard(row);
        return board ? [board] : [];
      });
  }

  /** Every id that is in use, also of what is no longer understood. */
  ids(): Promise<string[]> {
    return this.database.connection.read(() => this.database.boards.toCollection().primaryKeys());
  }

  /**
   * Keeps a board under its id, in place of the one that was there; gives what is kept. `join`: how it joins the one that is there by the
   * time it is written.
   */
  async save(board: KeptBoard, join?: (kept: KeptBoard) => KeptBoard): Promise<KeptBoard> {
    return this.database.connection.write([this.database.boards], async () => {
      const row = join && (await this.database.boards.get(board.id));
      const kept = row ? checkKeptBoard(row) : null;
      const { name, terrain } = kept && join ? join(kept) : board;
      const saved = { id: board.id, name, terrain };
      await this.database.boards.put({ ...saved, savedAt: this.now() });
      return saved;
    });
  }

  async remove(id: string): Promise<void> {
    await this.database.connection.write([this.database.boards], () => this.database.boards.delete(id));
  }
}

/** The boards of a backup that are not here already. One whose id another has here comes beside it, under a free one. */
export function boardsToBring(brought: readonly KeptBoard[], kept: readonly KeptBoard[], taken: ReadonlySet<string>): KeptBoard[] {
  const isSameBoard = (a: KeptBoard, b: KeptBoard): boolean => a.name === b.name && written(a.terrain) === written(b.terrain);
  const pairs = paired(brought, kept, [(a, b) => a.id === b.id && isSameBoard(a, b), isSameBoard]);
  const coming = brought.filter((board) => !pairs.has(board));
  const ids = freeIds(
    coming.map(({ id }) => id),
    taken,
  );
  return coming.map((board, index) => ({ ...board, id: ids[index] ?? board.id }));
}
