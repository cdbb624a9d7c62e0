import type { Database } from '../packages.ts';
import { clubFile, isFull, numberOf } from './club-file.ts';
import type { AppendAnswer, AppendedSeveral, KeptEntry, Log, StateKept } from './log.ts';
import { WriteAhead, type Sync } from './write-ahead.ts';

/** Entries of one log that are kept together or not at all. */
interface Waits {
  stream: string;
  at: number;
  texts: readonly string[];
  done: (answer: AppendAnswer) => void;
}

/** Milliseconds after which pending states are written without an entry. */
const IDLE = 1000;
function failed(batch: readonly Waits[], error: unknown): AppendAnswer[] {
  const cause = isFull(error) ? 'full' : 'unknown';
  return batch.map(() => ({ ok: false, why: cause }));
}

/**
 * The store of one file and one process. Appends of one turn of the event loop share a commit, which does not wait for the disk. Its
 * entries are told, read and followed once they are on the disk, and the event loop goes on until then.
 */
export class SqliteLog implements Log {
  readonly #db: Database;
  readonly #next;
  readonly #insert;
  readonly #select;
  readonly #lengths;
  readonly #upsert;
  readonly #point;
  readonly #begin;
  readonly #commit;
  readonly #hearers = new Map<string, Set<(kept: KeptEntry) => void>>();
  #waiting: Waits[] = [];
  /** States written together with the next entry; a crash may lose them. */
  readonly #points = new Map<string, StateKept>();
  #idle: NodeJS.Timeout | null = null;
  /** The batch that was written last, and how many are on their way to the disk. */
  #writing = Promise.resolve();
  #underWay = 0;
  /** How often the disk has refused entries. */
  #faults = 0;
  #closed = false;
  readonly #file: number | null;
  readonly #ahead: WriteAhead;

  constructor(
    private readonly path: string,
    driver: 'node' | 'package' | 'any' = 'any',
    sync?: Sync,
  ) {
    this.#db = clubFile(path, driver);
    this.#file = numberOf(path);
    this.#ahead = new WriteAhead(path === ':memory:' ? null : `${path}-wal`, sync);
    this.#begin = this.#db.prepare('BEGIN IMMEDIATE');
    this.#commit = this.#db.prepare('COMMIT');
    this.#next = this.#db.prepare('SELECT coalesce(max(at) + 1, 0) AS n FROM entries WHERE stream = ?');
    this.#insert = this.#db.prepare('INSERT INTO entries VALUES (?, ?, ?)');
    this.#select = this.#db.prepare('SELECT at, text FROM entries WHERE stream = ? AND at >= ? ORDER BY at');
    this.#lengths = this.#db.prepare(
      'SELECT stream, count(*) AS length FROM entries WHERE stream >= ? AND stream < ? GROUP BY stream ORDER BY stream',
    );
    this.#upsert = this.#db.prepare(
      'INSERT INTO points VALUES (?, ?, ?) ON CONFLICT (stream) DO UPDATE SET after = excluded.after, text = excluded.text WHERE points.after < excluded.after',
    );
    this.#point = this.#db.prepare('SELECT after, text FROM points WHERE stream = ?');
  }

  append(stream: string, place: number, text: string): Promise<AppendAnswer> {
    return this.#together(stream, place, [text]);
  }

  async appendAll(stream: string, place: number, texts: readonly string[]): Promise<AppendedSeveral> {
    const answer = await this.#together(stream, place, texts);
    return answer.ok ? { kept: texts.length, why: null } : { kept: 0, why: answer.why };
  }

  #together(stream: string, place: number, texts: readonly string[]): Promise<AppendAnswer> {
    if (this.#closed) return Promise.resolve({ ok: false, why: 'unknown' });
    return new Promise((done) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#flush());
      this.#waiting.push({ stream, at: place, texts, done });
    });
  }

  async read(stream: string, from: number): Promise<KeptEntry[]> {
    await this.#rest();
    return this.#rows(stream, from);
  }

  async follow(stream: string, from: number, hear: (kept: KeptEntry) => void): Promise<() => void> {
    await this.#rest();
    for (const kept of this.#rows(stream, from)) hear(kept);
    const all = this.#hearers.get(stream) ?? new Set();
    this.#hearers.set(stream, all.add(hear));
    return () => {
      all.delete(hear);
      if (all.size === 0) this.#hearers.delete(stream);
    };
  }

  async list(prefix: string): Promise<{ stream: string; length: number }[]> {
    await this.#rest();
    const rows = this.#lengths.all(prefix, `${prefix}\u{10FFFF}`) as { stream: string; length: number }[];
    return rows.map(({ stream, length }) => ({ stream, length }));
  }

  /** Waits for the next entry, so that a state alone costs no commit. */
  keepPoint(stream: string, after: number, text: string): Promise<void> {
    const waiting = this.#points.get(stream);
    if (!waiting || waiting.after < after) this.#points.set(stream, { after, text });
    this.#idle ??= setTimeout(() => this.#flush(), IDLE).unref();
    return Promise.resolve();
  }

  point(stream: string): Promise<StateKept | null> {
    const row = this.#point.get(stream) as StateKept | undefined;
    const waiting = this.#points.get(stream);
    if (waiting && !(row && row.after >= waiting.after)) return Promise.resolve({ ...waiting });
    return Promise.resolve(row ? { after: row.after, text: row.text } : null);
  }

  async drop(stream: string): Promise<void> {
    await this.#rest();
    this.#points.delete(stream);
    this.#db.exec('BEGIN IMMEDIATE');
    this.#db.prepare('DELETE FROM entries WHERE stream = ?').run(stream);
    this.#db.prepare('DELETE FROM points WHERE stream = ?').run(stream);
    this.#db.exec('COMMIT');
    const fault = await this.#ahead.synced();
    if (fault) throw fault;
  }

  /** Reads, writes and syncs for once: a file that was damaged, replaced or made read-only, and a disk that fails, are seen before somebody decides. */
  async check(): Promise<string | null> {
    try {
      if (numberOf(this.path) !== this.#file) return 'The file of the club was replaced or is gone.';
      this.#lengths.all('', '\u{10FFFF}');
      this.#upsert.run('check', Date.now(), '');
      // entries that are under way ask the disk themselves, by every handle there is
      const fault = this.#ahead.isBusy ? null : await this.#ahead.synced();
      if (fault) throw fault;
      return null;
    } catch (error) {
      return `The store of the club fails: ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  /** A copy of all, while the club goes on. */
  copyTo(file: string): void {
    this.#db.prepare('VACUUM INTO ?').run(file);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#rest();
    this.#flush();
    await this.#rest();
    // statements that nobody has swept yet would keep the file from the next server
    this.#db.exec('PRAGMA journal_mode = DELETE');
    this.#db.exec('PRAGMA locking_mode = NORMAL');
    this.#db.exec('SELECT 1 FROM points LIMIT 1');
    this.#db.close();
    this.#ahead.close();
  }

  /** When nothing is on its way to the disk. */
  async #rest(): Promise<void> {
    while (this.#underWay > 0) await this.#writing;
  }

  #rows(stream: string, from: number): KeptEntry[] {
    return this.#select.all(stream, from).map((row) => ({ at: (row as KeptEntry).at, text: (row as KeptEntry).text }));
  }

  #flush(): void {
    if (this.#ahead.isBusy) return;
    const batch = this.#waiting;
    this.#waiting = [];
    if (this.#idle) clearTimeout(this.#idle);
    this.#idle = null;
    if (batch.length + this.#points.size === 0) return;
    let answers: AppendAnswer[];
    try {
      answers = this.#committed(batch);
    } catch (error) {
      return this.#tell(batch, failed(batch, error));
    }
    if (answers.some(({ ok }) => ok)) this.#writing = this.#written(batch, answers);
    else this.#tell(batch, answers);
  }

  /** Tells what came of a batch once it is on the disk, after all that was written before. */
  async #written(batch: readonly Waits[], answers: readonly AppendAnswer[]): Promise<void> {
    const [before, faults] = [this.#writing, this.#faults];
    this.#underWay += 1;
    const syncing = this.#ahead.synced();
    await before;
    const fault = await syncing;
    // what was written after something that is lost goes with it
    const isKept = fault === null && faults === this.#faults;
    if (fault !== null) this.#faults += 1;
    if (!isKept) this.#undo(batch.filter((_, index) => answers[index]?.ok));
    this.#underWay -= 1;
    this.#tell(batch, isKept ? answers : failed(batch, fault ?? new Error('what was written before it is lost')));
    this.#flush();
  }

  #tell(batch: readonly Waits[], answers: readonly AppendAnswer[]): void {
    for (const [index, { stream, at: place, texts, done }] of batch.entries()) {
      const answer = answers[index] ?? { ok: false, why: 'unknown' };
      done(answer);
      if (!answer.ok) continue;
      for (const [nth, text] of texts.entries()) for (const hear of [...(this.#hearers.get(stream) ?? [])]) hear({ at: place + nth, text });
    }
  }

  /** Takes entries out again that the disk refuses. Where that fails, too, the process ends: what is read would be in doubt. */
  #undo(entries: readonly Waits[]): void {
    this.#db.exec('BEGIN IMMEDIATE');
    const remove = this.#db.prepare('DELETE FROM entries WHERE stream = ? AND at >= ? AND at < ?');
    for (const { stream, at: place, texts } of entries) remove.run(stream, place, place + texts.length);
    this.#db.exec('COMMIT');
  }

  #committed(batch: readonly Waits[]): AppendAnswer[] {
    // what is written to a file that nobody can open again is lost
    if (numberOf(this.path) !== this.#file) throw new Error('the file was replaced');
    this.#begin.run();
    try {
      const answers = batch.map(({ stream, at: place, texts }): AppendAnswer => {
        if ((this.#next.get(stream) as { n: number }).n !== place) return { ok: false, why: 'moved' };
        for (const [nth, text] of texts.entries()) this.#insert.run(stream, place + nth, text);
        return { ok: true };
      });
      for (const [stream, { after, text }] of this.#points) this.#upsert.run(stream, after, text);
      this.#commit.run();
      this.#points.clear();
      return answers;
    } catch (error) {
      try {
        this.#db.exec('ROLLBACK');
      } catch {
        // a full disk has rolled back already
      }
      throw error;
    }
  }
}
