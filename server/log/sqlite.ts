import { statSync } from 'node:fs';
import { openDatabase, type Database } from '../packages.ts';
import type { AppendAnswer, KeptEntry, Log, StateKept } from './log.ts';

interface Waits {
  stream: string;
  at: number;
  text: string;
  done: (answer: AppendAnswer) => void;
}

const FULL = 13;
const IO_ERROR = 10;

const TABLES = `
  CREATE TABLE IF NOT EXISTS entries (stream TEXT NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (stream, at)) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS points (stream TEXT PRIMARY KEY, after INTEGER NOT NULL, text TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;

/** Another server has the file. */
export class FileTaken extends Error {}

/** Opens the file for this process alone, with every commit on the disk before it is told. */
function opened(file: string, driver: 'node' | 'package' | 'any'): Database {
  const db = openDatabase(file, driver);
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE');
    db.exec('PRAGMA journal_mode = WAL');
    db.exec('PRAGMA synchronous = FULL');
    db.exec(TABLES);
    db.exec('BEGIN IMMEDIATE; COMMIT'); // takes the lock now, not with the first entry
  } catch (error) {
    db.close();
    if (/locked|busy/i.test(String(error))) throw new FileTaken(`Another club has ${file} open. Stop it first.`, { cause: error });
    throw error;
  }
  return db;
}

/** Whether there is no room, or the disk fails. */
function isFull(error: unknown): boolean {
  const { code, errcode, message = '' } = error as { code?: unknown; errcode?: unknown; message?: string };
  const number = [errcode, code].find((candidate) => typeof candidate === 'number');
  return (
    [FULL, IO_ERROR].includes(Number(number) & 255) ||
    /SQLITE_(FULL|IOERR)|database or disk is full|disk I\/O/i.test(`${String(code)} ${message}`)
  );
}

/** By what the system knows a file; null for a store in memory, or a file that is gone. */
function numberOf(path: string): number | null {
  return path === ':memory:' ? null : (statSync(path, { throwIfNoEntry: false })?.ino ?? null);
}

/** The store of one file and one process. Appends of one turn of the event loop share a commit. */
export class SqliteLog implements Log {
  readonly #db: Database;
  readonly #next;
  readonly #insert;
  readonly #select;
  readonly #lengths;
  readonly #upsert;
  readonly #point;
  readonly #hearers = new Map<string, Set<(kept: KeptEntry) => void>>();
  #waiting: Waits[] = [];
  #closed = false;
  readonly #file: number | null;

  constructor(
    private readonly path: string,
    driver: 'node' | 'package' | 'any' = 'any',
  ) {
    this.#db = opened(path, driver);
    this.#file = numberOf(path);
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
    if (this.#closed) return Promise.resolve({ ok: false, why: 'unknown' });
    return new Promise((done) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#flush());
      this.#waiting.push({ stream, at: place, text, done });
    });
  }

  read(stream: string, from: number): Promise<KeptEntry[]> {
    return Promise.resolve(this.#rows(stream, from));
  }

  follow(stream: string, from: number, hear: (kept: KeptEntry) => void): Promise<() => void> {
    for (const kept of this.#rows(stream, from)) hear(kept);
    const all = this.#hearers.get(stream) ?? new Set();
    this.#hearers.set(stream, all.add(hear));
    return Promise.resolve(() => {
      all.delete(hear);
      if (all.size === 0) this.#hearers.delete(stream);
    });
  }

  list(prefix: string): Promise<{ stream: string; length: number }[]> {
    const rows = this.#lengths.all(prefix, `${prefix}\u{10FFFF}`) as { stream: string; length: number }[];
    return Promise.resolve(rows.map(({ stream, length }) => ({ stream, length })));
  }

  /** A checkpoint that cannot be kept is made again. */
  keepPoint(stream: string, after: number, text: string): Promise<void> {
    return Promise.resolve().then(() => void this.#upsert.run(stream, after, text));
  }

  point(stream: string): Promise<StateKept | null> {
    const row = this.#point.get(stream) as StateKept | undefined;
    return Promise.resolve(row ? { after: row.after, text: row.text } : null);
  }

  drop(stream: string): Promise<void> {
    this.#db.exec('BEGIN IMMEDIATE');
    this.#db.prepare('DELETE FROM entries WHERE stream = ?').run(stream);
    this.#db.prepare('DELETE FROM points WHERE stream = ?').run(stream);
    this.#db.exec('COMMIT');
    return Promise.resolve();
  }

  /** Reads and writes for once: a file that was damaged, replaced or made read-only is seen before somebody decides. */
  check(): Promise<string | null> {
    try {
      if (numberOf(this.path) !== this.#file) return Promise.resolve('The file of the club was replaced or is gone.');
      this.#lengths.all('', '\u{10FFFF}');
      this.#upsert.run('check', Date.now(), '');
      return Promise.resolve(null);
    } catch (error) {
      return Promise.resolve(`The store of the club fails: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** A copy of all, while the club goes on. */
  copyTo(file: string): void {
    this.#db.prepare('VACUUM INTO ?').run(file);
  }

  close(): Promise<void> {
    if (this.#closed) return Promise.resolve();
    if (this.#waiting.length > 0) this.#flush();
    this.#closed = true;
    // statements that nobody has swept yet would keep the file from the next server
    this.#db.exec('PRAGMA journal_mode = DELETE');
    this.#db.exec('PRAGMA locking_mode = NORMAL');
    this.#db.exec('SELECT 1 FROM points LIMIT 1');
    this.#db.close();
    return Promise.resolve();
  }

  #rows(stream: string, from: number): KeptEntry[] {
    return this.#select.all(stream, from).map((row) => ({ at: (row as KeptEntry).at, text: (row as KeptEntry).text }));
  }

  #flush(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    if (batch.length === 0) return;
    let answers: AppendAnswer[];
    try {
      answers = this.#committed(batch);
    } catch (error) {
      const cause = isFull(error) ? 'full' : 'unknown';
      answers = batch.map(() => ({ ok: false, why: cause }));
    }
    for (const [index, { stream, at: place, text, done }] of batch.entries()) {
      const answer = answers[index] ?? { ok: false, why: 'unknown' };
      done(answer);
      if (answer.ok) for (const hear of [...(this.#hearers.get(stream) ?? [])]) hear({ at: place, text });
    }
  }

  #committed(batch: readonly Waits[]): AppendAnswer[] {
    // what is written to a file that nobody can open again is lost
    if (numberOf(this.path) !== this.#file) throw new Error('the file was replaced');
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const answers = batch.map(({ stream, at: place, text }): AppendAnswer => {
        if ((this.#next.get(stream) as { n: number }).n !== place) return { ok: false, why: 'moved' };
        this.#insert.run(stream, place, text);
        return { ok: true };
      });
      this.#db.exec('COMMIT');
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
