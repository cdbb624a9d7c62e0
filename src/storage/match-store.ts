import Dexie from 'dexie';
import { stays } from '../record/checkpoints.ts';
import type { RecordEntry, MatchRecord } from '../record/match-record.ts';
import type { Database } from './database.ts';
import { freeId } from './free-id.ts';
import type { MergeStanding } from './merge.ts';
import type { Checkpoint, EntryRow, MatchMeta, MatchRow, MatchOutcome, RecordHead } from './rows.ts';
import { StorageFailed } from './storage-failed.ts';

/** One accepted decision to be kept, and how the match stands after it. */
export interface Appended {
  at: number;
  entry: RecordEntry;
  checkpoint?: Checkpoint;
  turn: number;
  finished: boolean;
  outcome?: MatchOutcome;
}

const UNDO_FOR = 24 * 60 * 60 * 1000;

const metaOf = ({ deleted: _deleted, ...meta }: MatchRow): MatchMeta => meta;
const headOf = ({ entries: _entries, checkpoints: _checkpoints, ...head }: MatchRecord): RecordHead => head;
const rangeOf = (id: string): [[string, unknown], [string, unknown]] => [
  [id, Dexie.minKey],
  [id, Dexie.maxKey],
];
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The matches on this device. Every method rejects with `StorageFailed` and leaves what was kept as it was. */
export class MatchStore {
  /** By match, the decision written last by this window, in which turn of the game. */
  readonly #last = new Map<string, { at: number; turn: number }>();

  constructor(
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /** Begins to keep a match, with whatever has been decided already. The same once more, for want of an answer, does no harm. */
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

  /** Keeps one decision; durable when the promise settles. Keeping the same one again does nothing; another in its place is `taken`; nothing of the match there: `gone`. */
  async append(id: string, appended: Appended): Promise<void> {
    const { at, turn, finished, outcome, checkpoint } = appended;
    const last = this.#last.get(id);
    this.#last.delete(id);
    const follows = last?.at === at - 1 && last.turn === turn && !finished && !outcome && !checkpoint;
    if (!follows || !(await this.follow(id, appended))) await this.write(id, appended);
    this.#last.set(id, { at, turn });
  }

  /**
   * Keeps a decision that follows the last one written here and tells the list nothing new but when it was taken: it goes to the disk
   * in one message and comes back in one, for a page that is drawing answers each only a frame later. False when it could not be kept so.
   */
  private async follow(matchId: string, { at, entry }: Appended): Promise<boolean> {
    const { entries, matches } = this.database;
    try {
      const known = await this.database.connection.write([matches, entries], async ({ idbtrans }) => {
        const asked = Promise.all([matches.get(matchId), entries.add({ matchId, at, ...entry })]);
        // a key that is there already still undoes it
        idbtrans.commit();
        const [match] = await asked;
        return match !== undefined;
      });
      if (!known) await this.database.connection.write([entries], () => entries.delete([matchId, at]));
      // the list is told behind the players' backs; the next decision tells it, too
      else void Promise.resolve(matches.update(matchId, { changedAt: this.database.times.after(this.now()) })).catch(() => undefined);
      return known;
    } catch (error) {
      if (error instanceof StorageFailed && error.kind === 'silent') throw error;
      return false;
    }
  }

  /** Keeps a decision and what the list says of the match, after a look at what is there. */
  private write(id: string, { at, entry, checkpoint, turn, finished, outcome }: Appended): Promise<void> {
    return this.writing(async () => {
      const { entries, checkpoints, matches } = this.database;
      // one trip to the disk's side to read and one to write: a request that waits for another costs a frame on a busy screen
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

  /** The record as it was kept, up to the last decision that is whole; null when there is none. */
  async load(id: string): Promise<MatchRecord | null> {
    return (await this.open(id))?.record ?? null;
  }

  /** The same; `lost`: so many decisions lie behind a hole and cannot be reached. */
  open(id: string): Promise<{ record: MatchRecord; lost: number } | null> {
    const { heads, entries, checkpoints } = this.database;
    return this.database.connection.read(() =>
      this.database.transaction('r', [heads, entries, checkpoints], async () => {
        const row = await heads.get(id);
        if (!row) return null;
        const rows = await entries
          .where('[matchId+at]')
          .between(...rangeOf(id))
          .sortBy('at');
        const whole = rows.findIndex((entry, index) => entry.at !== index);
        const count = whole < 0 ? rows.length : whole;
        const points = await checkpoints
          .where('[matchId+after]')
          .between(...rangeOf(id))
          .sortBy('after');
        const record: MatchRecord = {
          ...row.head,
          entries: rows.slice(0, count).map(({ decision, events }: EntryRow): RecordEntry => ({ decision, events })),
          checkpoints: points.filter(({ after }) => after <= count).map(({ after, match }): Checkpoint => ({ after, match })),
        };
        return { record, lost: rows.length - count };
      }),
    );
  }

  /** The matches, the last played first; removed ones are left out. */
  async list(): Promise<MatchMeta[]> {
    const rows = await this.database.connection.read(() => this.database.matches.toArray());
    this.database.times.hear(rows.map(({ changedAt }) => changedAt));
    return rows
      .filter(({ deleted }) => deleted === null)
      .map(metaOf)
      .sort((a, b) => b.changedAt - a.changedAt);
  }

  /** What the list says of one match; null when it is not there or removed. */
  async meta(id: string): Promise<MatchMeta | null> {
    const row = await this.database.connection.read(() => this.database.matches.get(id));
    return row && row.deleted === null ? metaOf(row) : null;
  }

  /** Renames a match or its players, seats computers, or notes who they are, what they need not be asked, or how it ended. */
  describe(
    id: string,
    change: Partial<
      Pick<MatchMeta, 'title' | 'names' | 'players' | 'computers' | 'computerSeats' | 'allCopies' | 'outcome' | 'handedOver'>
    >,
  ): Promise<void> {
    return this.writing(() => this.database.matches.update(id, change));
  }

  /** Takes a match off the list; `undoRemove` brings it back until `purge` comes by, a day later at the earliest. */
  remove(id: string): Promise<void> {
    return this.writing(() => this.database.matches.update(id, { deleted: this.database.times.ofRemoval(this.now()) }));
  }

  undoRemove(id: string): Promise<void> {
    return this.writing(() => this.database.matches.update(id, { deleted: null }));
  }

  /** Forgets for good what was removed more than a day ago; nothing while the clock is behind what is kept. */
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

  /** A match was brought forward from older rules, or a checkpoint was false: its head and checkpoints are written again, and its entries from `from` on. */
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

  /** The id itself, or the first one after it that no match has or had. */
  async freeId(wanted: string): Promise<string> {
    const { matches, heads } = this.database;
    const taken = await this.database.connection.read(() =>
      Promise.all([matches, heads].map((table) => table.toCollection().primaryKeys())),
    );
    return freeId(wanted, new Set(taken.flat()));
  }

  /** Every match for a merge, removed ones included. */
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

  /** Puts a whole match in its place, as a backup has it: what is there already must be its beginning. */
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

  /** Puts another way of a match in the place of the one that is there. */
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
