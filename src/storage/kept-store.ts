import type { Kept } from './kept.ts';
import type { Table } from 'dexie';
import type { Connection } from './connection.ts';
import { signOf } from './kept-content.ts';
import type { Check } from './kept-shapes.ts';
import type { KeptMarks } from './rows.ts';
import { StorageFailed } from './storage-failed.ts';
import type { Times } from './times.ts';

export type { Kept } from './kept.ts';

export type WholeRow = KeptMarks & { data: object };
export type NamedRow = WholeRow & { id: string };

const UNDO_FOR = 24 * 60 * 60 * 1000;
/** So much of what a thing was before is known. */
const MOST_BEFORE = 60;

/** Where such things are kept. */
export interface KeptIn {
  connection: Connection;
  times: Times;
}

/**
 * Things that are kept whole, one row each: written in one go, so a row is there as it was or as it is. Every method that
 * fails rejects with `StorageFailed` and leaves what was kept as it was.
 */
export class KeptStore<Data extends object> {
  constructor(
    private readonly database: KeptIn,
    private readonly table: Table<WholeRow, string>,
    private readonly check: Check<Data>,
    private readonly now: () => number = Date.now,
    /** How what is saved joins what is there; left out, it takes its place. */
    private readonly join?: (saved: Data, kept: Data) => Data,
  ) {}

  /** All that is not removed, the last changed first. A row that can no longer be read is left out, not lost. */
  async list(): Promise<Kept<Data>[]> {
    return (await this.#all(false)).sort((a, b) => b.changedAt - a.changedAt);
  }

  /** The rows of all that is not removed, unchecked: `read` checks one when somebody asks for it. */
  async rows(): Promise<NamedRow[]> {
    const rows = await this.database.connection.read(() => this.table.toArray());
    return rows.filter((row): row is NamedRow => row.deleted === null && 'id' in row && typeof row.id === 'string');
  }

  /** The removed rows that can still be brought back. */
  removed(): Promise<Kept<Data>[]> {
    return this.#all(true);
  }

  /** Every id that is in use, also of what was removed or is no longer understood. */
  ids(): Promise<string[]> {
    return this.database.connection.read(() => this.table.toCollection().primaryKeys());
  }

  /** One of them; null when it is not there or removed. */
  async open(id: string): Promise<Kept<Data> | null> {
    const row = await this.database.connection.read(() => this.table.get(id));
    return row && row.deleted === null ? this.read(row) : null;
  }

  /**
   * Keeps it under its id, in place of what was there; whether it is archived stays. `join`: how it joins what is there by the time it
   * is written, when another window may have written since it was read.
   */
  save(id: string, data: Data, join = this.join): Promise<void> {
    return this.#change(id, (row) => {
      const kept = join && row ? this.check(row.data) : null;
      const plain = this.check(kept && join ? join(data, kept) : data);
      if (!plain) throw new StorageFailed('unknown', new Error(`not fit to be kept: ${id}`));
      return { archived: row?.archived ?? null, data: plain };
    });
  }

  /** Changes what is kept, nothing in between: what `change` makes of it takes its place. Whether anything was written; null writes nothing. */
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

  /** Puts it away, or takes it out again. */
  archive(id: string, away: boolean): Promise<void> {
    return this.#change(id, (row) => row && { archived: away ? this.now() : null, data: row.data, deleted: row.deleted });
  }

  /** Takes it off the list; `undoRemove` brings it back until `purge` comes by, a day later at the earliest. */
  remove(id: string): Promise<void> {
    return this.#writing(() => this.table.update(id, { deleted: this.database.times.ofRemoval(this.now()) }));
  }

  undoRemove(id: string): Promise<void> {
    return this.#writing(() => this.table.update(id, { deleted: null }));
  }

  /** Forgets for good what was removed more than a day ago; nothing while the clock is behind what is kept. */
  purge(): Promise<void> {
    return this.#writing(async () => {
      const time = this.now();
      if (this.database.times.behind(time)) return;
      await this.table.filter(({ deleted }) => typeof deleted === 'number' && deleted > time).modify({ deleted: time });
      await this.table.filter(({ deleted }) => typeof deleted === 'number' && deleted < time - UNDO_FOR).delete();
    });
  }

  /** Writes one as it is, the time of its last change included: what a backup brings. Within the caller’s transaction. */
  async put({ id, ...rest }: Kept<Data>): Promise<void> {
    const row = { ...rest, deleted: null, id };
    await this.table.put(row);
  }

  /** Writes what one is to be from now on, with the sign of what it was; nothing when there is nothing to write. */
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

  async #all(removed: boolean): Promise<Kept<Data>[]> {
    const rows = await this.database.connection.read(() => this.table.toArray());
    return rows.flatMap((row) => {
      const item = (row.deleted !== null) === removed ? this.read(row) : null;
      return item ? [item] : [];
    });
  }

  /** What a row holds; null when it is not understood. */
  read(row: object): Kept<Data> | null {
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
