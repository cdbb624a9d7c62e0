import type { Table } from 'dexie';
import type { Connection } from './connection.ts';
import type { Check } from './kept-shapes.ts';
import type { KeptMarks } from './rows.ts';
import { StorageFailed } from './storage-failed.ts';

/** One thing that is kept whole. Times in milliseconds since 1970; `archived` null while it is in use. */
export interface Kept<Data> {
  id: string;
  changedAt: number;
  archived: number | null;
  data: Data;
}

/** A row of such a table, whatever its key is called. */
export type WholeRow = KeptMarks & { data: object };

const UNDO_FOR = 24 * 60 * 60 * 1000;

/**
 * Things that are kept whole, one row each: written in one go, so a row is there as it was or as it is. Every method that
 * fails rejects with `StorageFailed` and leaves what was kept as it was.
 */
export class KeptStore<Data extends object> {
  constructor(
    private readonly connection: Connection,
    private readonly table: Table<WholeRow, string>,
    private readonly key: 'id' | 'character',
    private readonly check: Check<Data>,
    private readonly now: () => number = Date.now,
  ) {}

  /** All that is not removed, the last changed first. What is no longer understood is left out, not lost. */
  async list(): Promise<Kept<Data>[]> {
    return (await this.#all(false)).sort((a, b) => b.changedAt - a.changedAt);
  }

  /** What was removed and can still be brought back. */
  removed(): Promise<Kept<Data>[]> {
    return this.#all(true);
  }

  /** Every id that is in use, also of what was removed or is no longer understood. */
  ids(): Promise<string[]> {
    return this.connection.read(() => this.table.toCollection().primaryKeys());
  }

  /** One of them; null when it is not there or removed. */
  async open(id: string): Promise<Kept<Data> | null> {
    const row = await this.connection.read(() => this.table.get(id));
    return row && row.deleted === null ? this.read(row) : null;
  }

  /** Keeps it under its id, in place of what was there; whether it is archived stays. */
  save(id: string, data: Data): Promise<void> {
    return this.#writing(async () => {
      const plain = this.check(data);
      if (!plain) throw new StorageFailed('unknown', new Error(`not fit to be kept: ${id}`));
      const row = await this.table.get(id);
      await this.put({ id, changedAt: this.now(), archived: row?.archived ?? null, data: plain });
    });
  }

  /** Puts it away, or takes it out again. */
  archive(id: string, away: boolean): Promise<void> {
    return this.#writing(() => this.table.update(id, { archived: away ? this.now() : null, changedAt: this.now() }));
  }

  /** Takes it off the list; `undoRemove` brings it back until `purge` comes by, a day later at the earliest. */
  remove(id: string): Promise<void> {
    return this.#writing(() => this.table.update(id, { deleted: this.now() }));
  }

  undoRemove(id: string): Promise<void> {
    return this.#writing(() => this.table.update(id, { deleted: null }));
  }

  /** Forgets for good what was removed more than a day ago. */
  purge(): Promise<void> {
    return this.#writing(() => this.table.filter(({ deleted }) => typeof deleted === 'number' && deleted < this.now() - UNDO_FOR).delete());
  }

  /** Writes one as it is, the time of its last change included: what a backup brings. Within the caller’s transaction. */
  async put({ id, ...rest }: Kept<Data>): Promise<void> {
    const row = { ...rest, deleted: null, [this.key]: id };
    await this.table.put(row);
  }

  async #all(removed: boolean): Promise<Kept<Data>[]> {
    const rows = await this.connection.read(() => this.table.toArray());
    return rows.flatMap((row) => {
      const item = (row.deleted !== null) === removed ? this.read(row) : null;
      return item ? [item] : [];
    });
  }

  private read(row: object): Kept<Data> | null {
    const { [this.key]: id, changedAt, archived, data } = row as Partial<Record<string, unknown>>;
    const plain = this.check(data);
    if (!plain || typeof id !== 'string' || typeof changedAt !== 'number') return null;
    return { id, changedAt, archived: typeof archived === 'number' ? archived : null, data: plain };
  }

  #writing(work: () => PromiseLike<unknown>): Promise<void> {
    return this.connection.write([this.table], async () => {
      await work();
    });
  }
}
