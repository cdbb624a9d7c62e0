import type { StoredThing } from '../stored-thing.ts';
import type { Table } from 'dexie';
import type { Connection } from '../database/connection.ts';
import { signOf } from '../merge/kept-content.ts';
import type { Check } from '../shapes/kept-shapes.ts';
import type { KeptMarks } from '../database/rows.ts';
import { StorageFailed } from '../database/storage-failed.ts';
import type { Times } from '../database/times.ts';

export type { StoredThing as Kept } from '../stored-thing.ts';

export type WholeRow = KeptMarks & { data: object };
export type NamedRow = WholeRow & { id: string };

const UNDO_FOR = 24 * 60 * 60 * 1000;
/** The number of earlier versions that are remembered. */
const MOST_BEFORE = 60;

/** The parts of a database that a store needs. */
export interface KeptIn {
  connection: Connection;
  times: Times;
}

/**
 * Things that are stored whole, one row each, so that a row is never half written. A method that fails rejects with `StorageFailed` and
 * changes nothing.
 */
export class KeptStore<Data extends object> {
  constructor(
    private readonly database: KeptIn,
    private readonly table: Table<WholeRow, string>,
    private readonly check: Check<Data>,
    private readonly now: () => number = Date.now,
    /** Merges saved data with the stored one; without it the saved data replaces it. */
    private readonly join?: (saved: Data, kept: Data) => Data,
  ) {}

  /** All things that are not removed, the last changed first. An unreadable row is left out and stays in the database. */
  async list(): Promise<StoredThing<Data>[]> {
    return (await this.#all(false)).sort((a, b) => b.changedAt - a.changedAt);
  }

  /** The rows of all things that are not removed, unchecked; `read` checks one on demand. */
  async rows(): Promise<NamedRow[]> {
    const rows = await this.database.connection.read(() => this.table.toArray());
    return rows.filter((row): row is NamedRow => row.deleted === null && 'id' in row && typeof row.id === 'string');
  }

  /** The removed things that can still be restored. */
  removed(): Promise<StoredThing<Data>[]> {
    return this.#all(true);
  }

  /** All ids in use, those of removed and unreadable things included. */
  ids(): Promise<string[]> {
    return this.database.connection.read(() => this.table.toCollection().primaryKeys());
  }

  /** The thing with this id; null when it is missing or removed. */
  async open(id: string): Promise<StoredThing<Data> | null> {
    const row = await this.database.connection.read(() => this.table.get(id));
    return row && row.deleted === null ? this.read(row) : null;
  }

  /**
   * Saves data under an id; an archived thing stays archived. `join` merges it with the stored data within the transaction, because another
   * window may have written since it was read.
   */
  save(id: string, data: Data, join = this.join): Promise<void> {
    return this.#change(id, (row) => {
      const kept = join && row ? this.check(row.data) : null;
      const plain = this.check(kept && join ? join(data, kept) : data);
      if (!plain) throw new StorageFailed('unknown', new Error(`not fit to be kept: ${id}`));
      return { archived: row?.archived ?? null, data: plain };
    });
  }

  /** Changes stored data within one transaction. Returns whether anything was written; null from `change` writes nothing. */
  async rework(id: string, change: (kept: Data | null) => Data | null): Promise<boolean> {
    let written = false;
    await this.#change(id, (row) => {
      const kept = row && row.deleted === null ? this.check(row.data) : null;
      const next = change(kept);
      const data = next && this.check(next);
      if (!data) return undefined;
      written = true;
      return { archived: row?.archived ?? null, data };
    });
    return written;
  }

  /** Archives a thing or restores it. */
  archive(id: string, away: boolean): Promise<void> {
    return this.#change(id, (row) => row && { archived: away ? this.now() : null, data: row.data, deleted: row.deleted });
  }

  /** Removes a thing from the list. `undoRemove` restores it until `purge` runs, a day later at the earliest. */
  remove(id: string): Promise<void> {
    return this.#writing(() => this.table.update(id, { deleted: this.database.times.ofRemoval(this.now()) }));
  }

  undoRemove(id: string): Promise<void> {
    return this.#writing(() => this.table.update(id, { deleted: null }));
  }

  /** Deletes what was removed more than a day ago; nothing while the clock is behind the stored times. */
  purge(): Promise<void> {
    return this.#writing(async () => {
      const time = this.now();
      if (this.database.times.behind(time)) return;
      await this.table.filter(({ deleted }) => typeof deleted === 'number' && deleted > time).modify({ deleted: time });
      await this.table.filter(({ deleted }) => typeof deleted === 'number' && deleted < time - UNDO_FOR).delete();
    });
  }

  /** Writes a thing of a backup with the time of its last change. Runs within the caller’s transaction. */
  async put({ id, ...rest }: StoredThing<Data>): Promise<void> {
    const row = { ...rest, deleted: null, id };
    await this.table.put(row);
  }

  /** Writes a row and the hash of its earlier version, unless `to` returns nothing. */
  #change(
    id: string,
    to: (row: WholeRow | undefined) => (Pick<WholeRow, 'archived' | 'data'> & Partial<WholeRow>) | undefined,
  ): Promise<void> {
    return this.#writing(async () => {
      const row = await this.table.get(id);
      const next = to(row);
      if (!next) return;
      const [was, is] = [row && signOf({ id, ...row }), signOf({ id, ...next })];
      const before = [...(row?.before ?? []), ...(was === undefined || was === is ? [] : [was])].slice(-MOST_BEFORE);
      const whole = { deleted: null, ...next, changedAt: this.database.times.after(this.now()), id };
      await this.table.put(before.length > 0 ? { ...whole, before } : whole);
    });
  }

  async #all(removed: boolean): Promise<StoredThing<Data>[]> {
    const rows = await this.database.connection.read(() => this.table.toArray());
    return rows.flatMap((row) => {
      const item = (row.deleted !== null) === removed ? this.read(row) : null;
      return item ? [item] : [];
    });
  }

  /** The thing in a row; null when it is not readable. */
  read(row: object): StoredThing<Data> | null {
    const { id, changedAt, archived, data, before } = row as Partial<Record<string, unknown>>;
    const plain = this.check(data);
    if (!plain || typeof id !== 'string' || typeof changedAt !== 'number') return null;
    const signs = Array.isArray(before) ? before.filter((sign) => typeof sign === 'string') : [];
    this.database.times.hear([changedAt]);
    return {
      id,
      changedAt,
      archived: typeof archived === 'number' ? archived : null,
      data: plain,
      ...(signs.length > 0 ? { before: signs } : {}),
    };
  }

  async #writing(work: () => PromiseLike<unknown>): Promise<void> {
    await this.database.times.learn();
    return this.database.connection.write([this.table], async () => {
      await work();
    });
  }
}
