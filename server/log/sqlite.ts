import { ClubDatabase } from './club-database.ts';
import { failureOf, isFull } from './club-file.ts';
import { Journal, journalOf, type JournalEntries, type Sync } from './journal.ts';
import type { AppendAnswer, AppendedSeveral, KeptEntry, Log, StateKept } from './log.ts';

/** Entries of one log that are stored together or not at all. */
interface Waits extends JournalEntries {
  done: (answer: AppendAnswer) => void;
}

/** Milliseconds until the database gets the entries of the journal and the pending states. */
const IDLE = 1000;
function failed(batch: readonly Waits[], error: unknown): AppendAnswer[] {
  const cause = isFull(error) ? 'full' : 'unknown';
  return batch.map(() => ({ ok: false, why: cause }));
}

/**
 * The store of one file and one process. Appends go into a journal beside it: at once while the disk is idle; while it is busy, all appends of one
 * turn of the event loop share a record. Entries are announced, read and followed once that record is on the disk; the event loop does not wait for
 * it. The database gets them later, many at once.
 */
export class SqliteLog implements Log {
  readonly #db: ClubDatabase;
  readonly #hearers = new Map<string, Set<(kept: KeptEntry) => void>>();
  #waiting: Waits[] = [];
  /** Entries in the journal that are not in the database yet, by log. */
  readonly #ahead = new Map<string, KeptEntry[]>();
  /** States for the database; a crash may lose them. */
  readonly #points = new Map<string, StateKept>();
  /** The length of each log with the entries under way, for the logs that were asked for. */
  readonly #lengths = new Map<string, number>();
  #idle: NodeJS.Timeout | null = null;
  /** The batch that was written last, and the number of batches that are being synced. */
  #writing = Promise.resolve();
  #underWay = 0;
  /** The number of failed syncs. */
  #faults = 0;
  /** True if the journal may hold entries that failed, or may have lost its name. */
  #isDoubtful = false;
  /** True if the files could be opened by their names at the last check. */
  #isFound = true;
  /** True if the database has refused entries of the journal. */
  #isStuck = false;
  #closed = false;
  readonly #journal: Journal;

  constructor(
    private readonly path: string,
    driver: 'node' | 'package' | 'any' = 'any',
    sync?: Sync,
  ) {
    this.#db = new ClubDatabase(path, driver);
    const journal = path === ':memory:' ? null : `${path}-ahead`;
    try {
      const pendingEntries = journal === null ? [] : journalOf(journal, this.#db.journal).flat();
      const name = this.#db.renamed(() => pendingEntries.forEach((entries) => this.#db.put(entries)));
      this.#journal = new Journal(journal, sync);
      this.#journal.begin(name);
    } catch (error) {
      this.#db.close();
      throw failureOf(journal ?? path, error);
    }
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
      this.#waiting.push({ stream, at: place, texts, done });
      if (this.#waiting.length > 1) return;
      if (this.#underWay === 0) queueMicrotask(() => this.#flush());
      else setImmediate(() => this.#flush());
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
    const lengths = this.#db.lengths(prefix);
    for (const [stream, entries] of this.#ahead)
      if (stream.startsWith(prefix)) lengths.set(stream, (lengths.get(stream) ?? 0) + entries.length);
    return [...lengths].sort(([a], [b]) => (a < b ? -1 : 1)).map(([stream, length]) => ({ stream, length }));
  }

  keepPoint(stream: string, after: number, text: string): Promise<void> {
    const waiting = this.#points.get(stream);
    if (!waiting || waiting.after < after) this.#points.set(stream, { after, text });
    this.#settleSoon();
    return Promise.resolve();
  }

  point(stream: string): Promise<StateKept | null> {
    const point = this.#db.point(stream);
    const waiting = this.#points.get(stream);
    return Promise.resolve(waiting && !(point && point.after >= waiting.after) ? { ...waiting } : point);
  }

  async drop(stream: string): Promise<void> {
    await this.#rest();
    // with its old name the journal would restore the log
    this.#renew(() => this.#db.drop(stream));
    this.#lengths.delete(stream);
  }

  /** Reads, writes and syncs once, so that a damaged, replaced or read-only file and a failing disk are noticed before a member decides. */
  async check(): Promise<string | null> {
    try {
      if (!this.#isThere()) return 'The file of the club was replaced or is gone.';
      this.#db.lengths('');
      this.#db.putPoint('check', { after: Date.now(), text: '' });
      if (this.#isStuck) this.#settle();
      // entries under way report a failing disk themselves
      const fault = this.#journal.isBusy ? null : await this.#journal.synced();
      if (fault) throw fault;
      return null;
    } catch (error) {
      const failure = failureOf(this.path, error);
      return `The store of the club fails: ${failure instanceof Error ? failure.message : String(failure)}`;
    }
  }

  /** Copies the whole store while the club runs. */
  copyTo(file: string): void {
    this.#settle();
    this.#db.copyTo(file);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    do {
      await this.#rest();
      this.#flush();
    } while (this.#underWay > 0);
    if (this.#idle) clearTimeout(this.#idle);
    const isSettled = this.#isSettled();
    this.#journal.close(this.#db.close() && isSettled);
  }

  /** True if the files of the club can still be opened by their names. */
  #isThere(): boolean {
    this.#isFound = this.#db.isThere() && this.#journal.isThere();
    return this.#isFound;
  }

  /** Resolves when no batch is being synced. */
  async #rest(): Promise<void> {
    while (this.#underWay > 0) await this.#writing;
  }

  #rows(stream: string, from: number): KeptEntry[] {
    const rows = this.#db.rows(stream, from);
    return [...rows, ...(this.#ahead.get(stream) ?? []).filter(({ at: place }) => place >= from)];
  }

  #length(stream: string): number {
    const known = this.#lengths.get(stream);
    if (known !== undefined) return known;
    const last = this.#ahead.get(stream)?.at(-1);
    const length = last ? last.at + 1 : this.#db.length(stream);
    this.#lengths.set(stream, length);
    return length;
  }

  #flush(): void {
    if (this.#journal.isBusy || this.#waiting.length === 0) return;
    // beginning a new journal would discard the batches under way
    if (this.#isDoubtful && this.#underWay > 0) return;
    const batch = this.#waiting;
    this.#waiting = [];
    let answers: AppendAnswer[];
    try {
      this.#beReady();
      const after = new Map<string, number>();
      answers = batch.map(({ stream, at: place, texts }): AppendAnswer => {
        if ((after.get(stream) ?? this.#length(stream)) !== place) return { ok: false, why: 'moved' };
        after.set(stream, place + texts.length);
        return { ok: true };
      });
      const taken = batch.filter((_, nth) => answers[nth]?.ok);
      if (taken.length === 0) return this.#tell(batch, answers);
      const isWritten = this.#journal.write(taken.map(({ stream, at: place, texts }) => ({ stream, at: place, texts })));
      if (!isWritten && this.#underWay > 0) {
        this.#waiting = batch;
        return;
      }
      if (!isWritten) this.#renew(() => taken.forEach((entries) => this.#db.put(entries)));
      for (const [stream, length] of after) this.#lengths.set(stream, length);
      if (!isWritten) return this.#tell(batch, answers);
    } catch (error) {
      return this.#tell(batch, failed(batch, error));
    }
    this.#writing = this.#written(batch, answers);
  }

  /** Throws where nothing can be stored now. */
  #beReady(): void {
    if (!this.#isFound && !this.#isThere()) throw new Error('the file was replaced');
    if (this.#isStuck) this.#settle();
    if (this.#isDoubtful) this.#renew();
  }

  /** Answers a batch once it and all earlier batches are on the disk. */
  async #written(batch: readonly Waits[], answers: readonly AppendAnswer[]): Promise<void> {
    const [before, faults] = [this.#writing, this.#faults];
    this.#underWay += 1;
    const syncing = this.#journal.synced();
    // what is written to a replaced file is lost; checking costs no time while the disk is busy
    const replaced = this.#isThere() ? null : new Error('the file was replaced');
    await before;
    const fault = (await syncing) ?? replaced;
    // a batch after a lost one is lost, too
    const isKept = fault === null && faults === this.#faults;
    if (fault !== null) this.#faults += 1;
    this.#underWay -= 1;
    if (isKept) this.#keep(batch.filter((_, nth) => answers[nth]?.ok));
    else {
      this.#isDoubtful = true;
      this.#lengths.clear();
    }
    this.#tell(batch, isKept ? answers : failed(batch, fault ?? new Error('what was written before it is lost')));
    this.#flush();
  }

  /** Remembers the entries of the journal until the database has them. */
  #keep(taken: readonly Waits[]): void {
    for (const { stream, at: place, texts } of taken) {
      const entries = this.#ahead.get(stream) ?? [];
      for (const [nth, text] of texts.entries()) entries.push({ at: place + nth, text });
      this.#ahead.set(stream, entries);
    }
    this.#settleSoon();
  }

  #tell(batch: readonly Waits[], answers: readonly AppendAnswer[]): void {
    for (const [index, { stream, at: place, texts, done }] of batch.entries()) {
      const answer = answers[index] ?? { ok: false, why: 'unknown' };
      done(answer);
      if (!answer.ok) continue;
      for (const [nth, text] of texts.entries()) for (const hear of [...(this.#hearers.get(stream) ?? [])]) hear({ at: place + nth, text });
    }
  }

  #settleSoon(): void {
    this.#idle ??= setTimeout(() => {
      this.#idle = null;
      this.#isSettled();
    }, IDLE).unref();
  }

  /** Tries to move the entries of the journal into the database. */
  #isSettled(): boolean {
    try {
      this.#settle();
      return true;
    } catch {
      // nothing is accepted until there is room again
      this.#isStuck = true;
      return false;
    }
  }

  /** Moves the entries of the journal into the database, without waiting for the disk. */
  #settle(): void {
    if (this.#ahead.size + this.#points.size > 0) this.#db.together(() => this.#putAll());
    this.#settled();
  }

  /** Moves the entries of the journal into the database with `also` and waits for the disk; the journal begins anew. No batch may be under way. */
  #renew(also: () => void = () => undefined): void {
    // after a failure it is unknown which name is on the disk
    this.#isDoubtful = true;
    const name = this.#db.renamed(() => {
      this.#putAll();
      also();
    });
    this.#isDoubtful = false;
    this.#settled();
    this.#journal.begin(name);
  }

  #putAll(): void {
    for (const [stream, entries] of this.#ahead) {
      const isPut = this.#db.put({ stream, at: entries[0]?.at ?? 0, texts: entries.map(({ text }) => text) });
      if (!isPut) throw new Error(`entries of ${stream} are missing`);
    }
    for (const [stream, point] of this.#points) this.#db.putPoint(stream, point);
  }

  #settled(): void {
    this.#ahead.clear();
    this.#points.clear();
    this.#isStuck = false;
  }
}
