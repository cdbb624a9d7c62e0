import { checkKeptBoard, type KeptBoard } from '../../record/board-file.ts';
import type { Database } from '../database/database.ts';
import { freeIds } from '../free-id.ts';
import { matchedPairs } from '../merge/matched-pairs.ts';
import { canonicalText } from '../canonical-text.ts';

/** The player's own boards on this device. A method that fails rejects with `StorageFailed` and changes nothing. */
export class BoardStore {
  constructor(
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /** The boards, the last saved first. An unreadable board is left out and stays in the database. */
  async list(): Promise<KeptBoard[]> {
    const rows = await this.database.connection.read(() => this.database.boards.toArray());
    return rows
      .sort((a, b) => b.savedAt - a.savedAt)
      .flatMap((row) => {
        const board = checkKeptBoard(row);
        return board ? [board] : [];
      });
  }

  /** All ids in use, those of unreadable boards included. */
  ids(): Promise<string[]> {
    return this.database.connection.read(() => this.database.boards.toCollection().primaryKeys());
  }

  /** Saves a board in place of the one with its id and returns what was saved. `join` merges it with the stored one within the transaction. */
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

/** The boards of a backup that are missing here. A board whose id is in use gets a free id. */
export function boardsToBring(brought: readonly KeptBoard[], present: readonly KeptBoard[], usedIds: ReadonlySet<string>): KeptBoard[] {
  const isSameBoard = (a: KeptBoard, b: KeptBoard): boolean => a.name === b.name && canonicalText(a.terrain) === canonicalText(b.terrain);
  const pairs = matchedPairs(brought, present, [(a, b) => a.id === b.id && isSameBoard(a, b), isSameBoard]);
  const coming = brought.filter((board) => !pairs.has(board));
  const ids = freeIds(
    coming.map(({ id }) => id),
    usedIds,
  );
  return coming.map((board, index) => ({ ...board, id: ids[index] ?? board.id }));
}
