import type { Database } from '../packages.ts';
import { clubFile, numberOf } from './club-file.ts';
import { newName, type JournalEntries } from './journal.ts';
import type { KeptEntry, StateKept } from './log.ts';

/** The database of a club. A commit waits for the disk only when the journal gets a new name with it. */
export class ClubDatabase {
  readonly #db: Database;
  readonly #next;
  readonly #insert;
  readonly #select;
  readonly #counts;
  readonly #upsert;
  readonly #point;
  readonly #begin;
  readonly #commit;
  readonly #file: number | null;

  constructor(
    private readonly path: string,
    driver: 'node' | 'package' | 'any',
  ) {
    this.#db = clubFile(path, driver);
    this.#file = numberOf(path);
    this.#begin = this.#db.prepare('BEGIN IMMEDIATE');
    this.#commit = this.#db.prepare('COMMIT');
    this.#next = this.#db.prepare('SELECT coalesce(max(at) + 1, 0) AS n FROM entries WHERE stream = ?');
    this.#insert = this.#db.prepare('INSERT INTO entries VALUES (?, ?, ?)');
    this.#select = this.#db.prepare('SELECT at, text FROM entries WHERE stream = ? AND at >= ? ORDER BY at');
    this.#counts = this.#db.prepare(
      'SELECT stream, count(*) AS length FROM entries WHERE stream >= ? AND stream < ? GROUP BY stream ORDER BY stream',
    );
    this.#upsert = this.#db.prepare(
      'INSERT INTO points VALUES (?, ?, ?) ON CONFLICT (stream) DO UPDATE SET after = excluded.after, text = excluded.text WHERE points.after < excluded.after',
    );
    this.#point = this.#db.prepare('SELECT after, text FROM points WHERE stream = ?');
  }

  /** True if the file can still be opened by its name. */
  isThere(): boolean {
    return numberOf(this.path) === this.#file;
  }

  rows(stream: string, from: number): KeptEntry[] {
    return this.#select.all(stream, from).map((row) => ({ at: (row as KeptEntry).at, text: (row as KeptEntry).text }));
  }

  /** The position after the last entry of a log. */
  length(stream: string): number {
    return (this.#next.get(stream) as { n: number }).n;
  }

  /** The number of entries of each log whose name begins with the prefix. */
  lengths(prefix: string): Map<string, number> {
    const rows = this.#counts.all(prefix, `${prefix}\u{10FFFF}`) as { stream: string; length: number }[];
    return new Map(rows.map(({ stream, length }) => [stream, length]));
  }

  point(stream: string): StateKept | null {
    const row = this.#point.get(stream) as StateKept | undefined;
    return row ? { after: row.after, text: row.text } : null;
  }

  /** Stores the state of a log in place of an older one. */
  putPoint(stream: string, { after, text }: StateKept): void {
    this.#upsert.run(stream, after, text);
  }

  /** Adds the entries that come next in their log and ignores those that are there already. False when they would leave a gap. */
  put({ stream, at: place, texts }: JournalEntries): boolean {
    const length = this.length(stream);
    if (length < place) return false;
    for (const [nth, text] of texts.entries()) if (place + nth >= length) this.#insert.run(stream, place + nth, text);
    return true;
  }

  drop(stream: string): void {
    for (const table of ['entries', 'points']) this.#db.prepare(`DELETE FROM ${table} WHERE stream = ?`).run(stream);
  }

  /** Runs all of it in one commit, or none of it. */
  together(work: () => void): void {
    this.#begin.run();
    try {
      work();
      this.#commit.run();
    } catch (error) {
      try {
        this.#db.exec('ROLLBACK');
      } catch {
        // on a full disk SQLite has rolled back already
      }
      throw error;
    }
  }

  /** The name of the journal whose records belong to this database; empty where it never had one. */
  get journal(): string {
    const row = this.#db.prepare('SELECT name FROM journal').get() as { name: string } | undefined;
    return row?.name ?? '';
  }

  /**
   * Runs the work and gives the journal a new name in the same commit; both are on the disk when it returns. The old records of the journal no longer
   * count.
   */
  renamed(work: () => void): string {
    const name = newName();
    this.#db.exec('PRAGMA synchronous = FULL');
    try {
      this.together(() => {
        work();
        this.#db.exec('DELETE FROM journal');
        this.#db.prepare('INSERT INTO journal VALUES (?)').run(name);
      });
    } finally {
      this.#db.exec('PRAGMA synchronous = NORMAL');
    }
    return name;
  }

  copyTo(file: string): void {
    this.#db.prepare('VACUUM INTO ?').run(file);
  }

  /** False when there is no room to join the database into one file. Nothing is lost, but the other files are needed. */
  close(): boolean {
    try {
      // statements that are not garbage-collected yet would lock the file for the next server
      this.#db.exec('PRAGMA journal_mode = DELETE');
      this.#db.exec('PRAGMA locking_mode = NORMAL');
      this.#db.exec('SELECT 1 FROM points LIMIT 1');
      return true;
    } catch {
      return false;
    } finally {
      this.#db.close();
    }
  }
}
