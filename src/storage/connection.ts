import Dexie, { type Table, type Transaction } from 'dexie';
import { kindOf, StorageFailed, wasCutOff } from './storage-failed.ts';

/** How long, in milliseconds, the device may take to answer. A reading may be of a whole evening. */
export interface Patience {
  reading: number;
  writing: number;
}
const PATIENCE: Patience = { reading: 30_000, writing: 4000 };
/** It is counted in so many steps, each of which only begins after the one before: a page that is busy, or a device that slept, is not a silent disk. */
const STEPS = 16;

/**
 * The life of a connection to the disk. It is open, or it is being opened; whatever is asked of it ends in an answer or in
 * `StorageFailed`. One that was cut off is opened again and asked once more; one that does not answer is given up with all that
 * was under way, and the next to ask finds a new one.
 */
export class Connection {
  readonly #running = new Set<IDBTransaction>();
  /** Counts the connections: what was cut off with an earlier one finds a new one already. */
  #nth = 0;
  #renewed: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Dexie,
    private readonly patience: Patience = PATIENCE,
  ) {
    database.use({
      stack: 'dbcore',
      name: 'running',
      create: (core) => ({
        ...core,
        transaction: (...asked) => {
          const begun = core.transaction(...asked);
          this.#follow(begun as unknown as IDBTransaction); // what Dexie calls a transaction of its core is the browser's own
          return begun;
        },
      }),
    });
  }

  read<T>(work: () => PromiseLike<T>): Promise<T> {
    return this.#asked(work, this.patience.reading);
  }

  /** All of it is written, and lies on the disk when the promise settles, or nothing is. `long`: it takes as long as it takes. */
  write<T>(tables: Table[], work: (transaction: Transaction) => PromiseLike<T>, long?: 'long'): Promise<T> {
    let begun: Transaction | undefined;
    const whole = (): PromiseLike<T> =>
      this.database.transaction('rw', tables, async (transaction) => {
        begun = transaction;
        return work(transaction);
      });
    return this.#asked(whole, long ? Infinity : this.patience.writing, () => begun?.idbtrans.error ?? null);
  }

  /** `ended`: what the transaction ended with. The requests under way in it only tell that it was aborted. */
  async #asked<T>(work: () => PromiseLike<T>, patience: number, ended: () => unknown = () => null): Promise<T> {
    const causeOf = (error: unknown): unknown => {
      const cause = error instanceof StorageFailed ? null : ended();
      return cause !== null && kindOf(error) === 'unknown' ? cause : error;
    };
    // a part of something that is watched as a whole
    if (Dexie.currentTransaction) return work();
    const nth = this.#nth;
    try {
      return await this.#once(work, patience);
    } catch (thrown) {
      const error = causeOf(thrown);
      if (!wasCutOff(error)) throw failed(error);
      this.#renew(nth);
    }
    const again = this.#nth;
    try {
      return await this.#once(work, patience);
    } catch (thrown) {
      const error = causeOf(thrown);
      if (wasCutOff(error)) this.#renew(again);
      throw failed(error);
    }
  }

  async #once<T>(work: () => PromiseLike<T>, patience: number): Promise<T> {
    await this.#renewed;
    const nth = this.#nth;
    if (patience === Infinity) return work();
    let over: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, fail) => {
      const count = (remaining: number): void => {
        over = setTimeout(() => {
          if (remaining > 1) return count(remaining - 1);
          this.#renew(nth);
          fail(new StorageFailed('silent'));
        }, patience / STEPS);
      };
      count(STEPS);
    });
    try {
      return await Promise.race([work(), silence]);
    } finally {
      clearTimeout(over);
    }
  }

  /** Gives up the connection and all that is under way on it. */
  #renew(nth: number): void {
    if (nth < this.#nth) return;
    this.#nth += 1;
    for (const transaction of this.#running) {
      try {
        transaction.abort();
      } catch {
        // it is over, or on its way to the disk
      }
    }
    this.#running.clear();
    this.database.close();
    // what was being opened has heard of it a task later
    this.#renewed = new Promise<void>((done) => setTimeout(done)).then(() => this.database.close({ disableAutoOpen: false }));
  }

  #follow(transaction: IDBTransaction): void {
    this.#running.add(transaction);
    const over = (): boolean => this.#running.delete(transaction);
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, over);
  }
}

const failed = (error: unknown): StorageFailed => (error instanceof StorageFailed ? error : new StorageFailed(kindOf(error), error));
