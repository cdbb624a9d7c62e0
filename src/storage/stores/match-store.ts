import Dexie from 'dexie';
import { stays } from '../../record/checkpoints.ts';
import type { RecordEntry, MatchRecord } from '../../record/match-record.ts';
import type { Database } from '../database/database.ts';
import { freeId } from '../free-id.ts';
import type { MergeStanding } from '../merge/merge.ts';
import type { Checkpoint, EntryRow, MatchMeta, MatchRow, MatchOutcome, RecordHead } from '../database/rows.ts';
import { StorageFailed } from '../database/storage-failed.ts';

/** One accepted decision to save, and the state of the match after it. */
export interface Appended {
  at: number;
  entry: RecordEntry;
  checkpoint?: Checkpoint;
  turn: number;
  finished: boolean;
  outcome?: MatchOutcome;
}

/** The milliseconds without a decision after which the list is updated, so that the next decision need not wait for it. */
const LISTED_AFTER = 60;
const UNDO_FOR = 24 * 60 * 60 * 1000;

const metaOf = ({ deleted: _deleted, ...meta }: MatchRow): MatchMeta => meta;
const headOf = ({ entries: _entries, checkpoints: _checkpoints, ...head }: MatchRecord): RecordHead => head;
const rangeOf = (id: string): [[string, unknown], [string, unknown]] => [
  [id, Dexie.minKey],
  [id, Dexie.maxKey],
];
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The matches on this device. A method that fails rejects with `StorageFailed` and changes nothing. */
export class MatchStore {
  /** The last decision that this window wrote and its turn, by match. */
  readonly #last = new Map<string, { at: number; turn: number }>();
  /** The pending updates of the list, by match. */
  readonly #untold = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /** Saves a new match with its decisions so far. Repeating it after a missing answer does no harm. */
  create(record: MatchRecord, meta: Omit<MatchMeta, 'changedAt' | 'startedAt'> & Partial<MatchMeta>): Promise<void> {
    return this.writing(async () => {
      const { matches, heads, times } = this.database;
      const time = times.after(this.now());
      const row = { startedAt: time, changedAt: time, ...meta, deleted: null };
      const head = await heads.get(meta.id);
      await (head && isSame(head.head.setup, record.setup) ? matches.put(row) : matches.add(row));
      await this.putRecord(meta.id, record);
    });
  }

  /**
   * Saves one decision; durable when the promise settles. Saving the same one again does nothing. Fails as `taken` when another is there,
   * and as `gone` without the match.
   */
  async append(id: string, appended: Appended): Promise<void> {
    const { at, turn, finished, outcome, checkpoint } = appended;
    clearTimeout(this.#untold.get(id));
    const last = this.#last.get(id);
    this.#last.delete(id);
    const follows = last?.at === at - 1 && last.turn === turn && !finished && !outcome && !checkpoint;
    if (!follows || !(await this.follow(id, appended))) await this.write(id, appended);
    this.#last.set(id, { at, turn });
  }

  /**
   * Saves a decision that follows the last one written here and changes nothing in the list but the time. It needs one message to the disk
   * and one back, because a page that draws answers each a frame later. Returns false when this way is not possible.
   */
  private async follow(matchId: string, { at, entry }: Appended): Promise<boolean> {
    const { entries, matches } = this.database;
    try {
      const known = await this.database.connection.write([matches, entries], async ({ idbtrans }) => {
        const asked = Promise.all([matches.get(matchId), entries.add({ matchId, at, ...entry })]);
        // an existing key still undoes the transaction
        idbtrans.commit();
        const [match] = await asked;
        return match !== undefined;
      });
      if (!known) await this.database.connection.write([entries], () => entries.delete([matchId, at]));
      else this.#tellList(matchId);
      return known;
    } catch (error) {
      if (error instanceof StorageFailed && error.kind === 'silent') throw error;
      return false;
    }
  }

  /** Updates the list in the background; the next decision updates it, too. */
  #tellList(matchId: string): void {
    const { matches, times } = this.database;
    const changedAt = times.after(this.now());
    const tell = async (): Promise<void> => void (await matches.update(matchId, { changedAt }));
    this.#untold.set(
      matchId,
      setTimeout(() => void tell().catch(() => undefined), LISTED_AFTER),
    );
  }

  /** Saves a decision and the list entry of its match, after checking what is stored. */
  private write(id: string, { at, entry, checkpoint, turn, finished, outcome }: Appended): Promise<void> {
    return this.writing(async () => {
      const { entries, checkpoints, matches } = this.database;
      // one request to read and one to write: each further wait costs a frame on a busy screen
      const [match, before, points] = await Promise.all([
        matches.get(id),
        entries
          .where('[matchId+at]')
          .between([id, at - 1], [id, at], true, true)
          .toArray(),
        checkpoint
          ? checkpoints
              .where('[matchId+after]')
              .between(...rangeOf(id))
              .primaryKeys()
          : [],
      ]);
      if (!match) throw new StorageFailed('gone');
      const known = before.find((row) => row.at === at);
      if (known && !isSame([known.decision, known.events], [entry.decision, entry.events])) throw new StorageFailed('taken');
      if (at > 0 && !before.some((row) => row.at === at - 1)) throw new StorageFailed('hole', new Error(`no entry before ${at}`));
      const old = checkpoint ? points.filter(([, after]) => after !== checkpoint.after && !stays(after, checkpoint.after)) : [];
      await Promise.all([
        known ? null : entries.add({ matchId: id, at, ...entry }),
        checkpoint ? checkpoints.put({ matchId: id, ...checkpoint }) : null,
        checkpoint ? checkpoints.bulkDelete(old) : null,
        matches.put({ ...match, changedAt: this.database.times.after(this.now()), turn, finished, outcome }),
      ]);
    });
  }

  /** The stored record up to the first missing decision; null when there is no such match. */
  async load(id: string): Promise<MatchRecord | null> {
    return (await this.open(id))?.record ?? null;
  }

  /** The same, with the number of decisions behind a missing one. */
  open(id: string): Promise<{ record: MatchRecord; lost: number } | null> {
    const { heads, entries, checkpoints } = this.database;
    return this.database.connection.read(() =>
      this.database.transaction('r', [heads, entries, checkpoints], async () => {
        const [row, rows, points] = await Promise.all([
          heads.get(id),
          entries
            .where('[matchId+at]')
            .between(...rangeOf(id))
            .sortBy('at'),
          checkpoints
            .where('[matchId+after]')
            .between(...rangeOf(id))
            .sortBy('after'),
        ]);
        if (!row) return null;
        const whole = rows.findIndex((entry, index) => entry.at !== index);
        const count = whole < 0 ? rows.length : whole;
        const record: MatchRecord = {
          ...row.head,
          entries: rows.slice(0, count).map(({ decision, events }: EntryRow): RecordEntry => ({ decision, events })),
          checkpoints: points.filter(({ after }) => after <= count).map(({ after, match }): Checkpoint => ({ after, match })),
        };
        return { record, lost: rows.length - count };
      }),
    );
  }

  /** The matches, the last played first, without removed ones. */
  async list(): Promise<MatchMeta[]> {
    const rows = await this.database.connection.read(() => this.database.matches.toArray());
    this.database.times.hear(rows.map(({ changedAt }) => changedAt));
    return rows
      .filter(({ deleted }) => deleted === null)
      .map(metaOf)
      .sort((a, b) => b.changedAt - a.changedAt);
  }

  /** The list entry of a match; null when it is missing or removed. */
  async meta(id: string): Promise<MatchMeta | null> {
    const row = await this.database.connection.read(() => this.database.matches.get(id));
    return row && row.deleted === null ? metaOf(row) : null;
  }

  /** Changes names, players, computers, preferences or the outcome of a match. */
  describe(
    id: string,
    change: Partial<
      Pick<MatchMeta, 'title' | 'names' | 'players' | 'computers' | 'computerSeats' | 'allCopies' | 'outcome' | 'handedOver'>
    >,
  ): Promise<void> {
    return this.writing(() => this.database.matches.update(id, change));
  }

  /** Removes a match from the list. `undoRemove` restores it until `purge` runs, a day later at the earliest. */
  remove(id: string): Promise<void> {
    return this.writing(() => this.database.matches.update(id, { deleted: this.database.times.ofRemoval(this.now()) }));
  }

  undoRemove(id: string): Promise<void> {
    return this.writing(() => this.database.matches.update(id, { deleted: null }));
  }

  /** Deletes what was removed more than a day ago; nothing while the clock is behind the stored times. */
  purge(): Promise<void> {
    return this.writing(async () => {
      const { matches, heads, entries, checkpoints, times } = this.database;
      const time = this.now();
      if (times.behind(time)) return;
      await matches.filter(({ deleted }) => deleted !== null && deleted > time).modify({ deleted: time });
      const rows = await matches.filter(({ deleted }) => deleted !== null && deleted < time - UNDO_FOR).toArray();
      for (const { id } of rows) {
        await entries
          .where('[matchId+at]')
          .between(...rangeOf(id))
          .delete();
        await checkpoints
          .where('[matchId+after]')
          .between(...rangeOf(id))
          .delete();
        await heads.delete(id);
        await matches.delete(id);
      }
    });
  }

  /** Writes the head and checkpoints of a match again, and its entries from `from` on, after a migration or a wrong checkpoint. */
  carry(id: string, record: MatchRecord, from = record.entries.length): Promise<void> {
    return this.writing(async () => {
      await this.database.checkpoints
        .where('[matchId+after]')
        .between(...rangeOf(id))
        .delete();
      await this.putRecord(id, { ...record, entries: [] });
      await this.database.entries.bulkPut(record.entries.slice(from).map((entry, more) => ({ matchId: id, at: from + more, ...entry })));
    });
  }

  /** The wanted id or the first one after it that no match has or had. */
  async freeId(wanted: string): Promise<string> {
    const { matches, heads } = this.database;
    const taken = await this.database.connection.read(() =>
      Promise.all([matches, heads].map((table) => table.toCollection().primaryKeys())),
    );
    return freeId(wanted, new Set(taken.flat()));
  }

  /** All matches for a merge, removed ones included. */
  async standing(): Promise<MergeStanding[]> {
    const { matches, heads } = this.database;
    const listed = new Map((await this.database.connection.read(() => matches.toArray())).map(({ id, deleted }) => [id, deleted === null]));
    const seeds = new Map<string, string>();
    await this.database.connection.read(() => heads.each(({ matchId, head }) => seeds.set(matchId, head.setup.seed)));
    return [...new Set([...listed.keys(), ...seeds.keys()])].map((id) => ({
      id,
      listed: listed.get(id) ?? false,
      seed: seeds.get(id) ?? '',
    }));
  }

  /** Saves a whole match from a backup; the stored one must be its beginning. */
  replace(meta: MatchMeta, record: MatchRecord): Promise<void> {
    return this.writing(async () => {
      await this.database.checkpoints
        .where('[matchId+after]')
        .between(...rangeOf(meta.id))
        .delete();
      const players = meta.players ?? (await this.database.matches.get(meta.id))?.players;
      await this.database.matches.put({ ...meta, ...(players ? { players } : {}), deleted: null });
      await this.putRecord(meta.id, record);
    });
  }

  /** Replaces a match by another course of it. */
  become(meta: MatchMeta, record: MatchRecord): Promise<void> {
    return this.writing(async () => {
      await this.database.entries
        .where('[matchId+at]')
        .between(...rangeOf(meta.id))
        .delete();
      await this.replace({ ...meta, changedAt: this.database.times.after(this.now()) }, record);
    });
  }

  private async putRecord(matchId: string, record: MatchRecord): Promise<void> {
    await this.database.heads.put({ matchId, head: headOf(record) });
    await this.database.entries.bulkPut(record.entries.map((entry, index) => ({ matchId, at: index, ...entry })));
    await this.database.checkpoints.bulkPut(record.checkpoints.map((point) => ({ matchId, ...point })));
  }

  private async writing(work: () => PromiseLike<unknown>): Promise<void> {
    await this.database.times.learn();
    const { matches, heads, entries, checkpoints } = this.database;
    return this.database.connection.write([matches, heads, entries, checkpoints], async () => {
      await work();
    });
  }
}
