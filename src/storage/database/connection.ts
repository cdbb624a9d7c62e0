import Dexie, { type Table, type Transaction } from 'dexie';
import { kindOf, StorageFailed, wasCutOff } from './storage-failed.ts';

/** The milliseconds that the device may take to answer. One read may load a whole evening. */
export interface StorePatience {
  reading: number;
  writing: number;
}
const PATIENCE: StorePatience = { reading: 30_000, writing: 4000 };
/**
 * The steps in which this time is counted. Each begins after the one before, so that a busy page or a sleeping device does not count as a
 * silent disk.
 */
const STEPS = 16;

/**
 * A connection to the database. Every request ends in an answer or in `StorageFailed`. A broken connection is opened again and the request
 * repeated once; a silent one is closed with all requests under way, and the next request opens a new one.
 */
export class Connection {
  readonly #running = new Set<IDBTransaction>();
  /** The number of the connection, so that failures of an earlier one do not close the present one. */
  #nth = 0;
  #renewed: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Dexie,
    private readonly patience: StorePatience = PATIENCE,
  ) {
    database.use({
      stack: 'dbcore',
      name: 'running',
      create: (core) => ({
        ...core,
        transaction: (...asked) => {
          const begun = core.transaction(...asked);
          this.#follow(begun as unknown as IDBTransaction); // Dexie's core transactions are the browser's own
          return begun;
        },
      }),
    });
  }

  read<T>(work: () => PromiseLike<T>): Promise<T> {
    return this.#request(work, this.patience.reading);
  }

  /** Writes everything or nothing; durable when the promise settles. `long` sets no time limit. */
  write<T>(tables: Table[], work: (transaction: Transaction) => PromiseLike<T>, long?: 'long'): Promise<T> {
    let begun: Transaction | undefined;
    const whole = (): PromiseLike<T> =>
      this.database.transaction('rw', tables, async (transaction) => {
        begun = transaction;
        return work(transaction);
      });
    return this.#request(whole, long ? Infinity : this.patience.writing, () => begun?.idbtrans.error ?? null);
  }

  /** `ended` returns the error of the transaction, because its requests only report that it was aborted. */
  async #request<T>(work: () => PromiseLike<T>, patience: number, ended: () => unknown = () => null): Promise<T> {
    const causeOf = (error: unknown): unknown => {
      const cause = error instanceof StorageFailed ? null : ended();
      return cause !== null && kindOf(error) === 'unknown' ? cause : error;
    };
    // a part of a larger transaction that is already watched
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

  /** Closes the connection with all requests under way. */
  #renew(nth: number): void {
    if (nth < this.#nth) return;
    this.#nth += 1;
    for (const transaction of this.#running) {
      try {
        transaction.abort();
      } catch {
        // the transaction is over or being written
      }
    }
    this.#running.clear();
    this.database.close();
    // requests that were opening learn of it one task later
    this.#renewed = new Promise<void>((done) => setTimeout(done)).then(() => this.database.close({ disableAutoOpen: false }));
  }

  #follow(transaction: IDBTransaction): void {
    this.#running.add(transaction);
    const over = (): boolean => this.#running.delete(transaction);
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, over);
  }
}

const failed = (error: unknown): StorageFailed => (error instanceof StorageFailed ? error : new StorageFailed(kindOf(error), error));
