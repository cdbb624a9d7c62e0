import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

/** Brings what was written to a file onto the disk. */
export type Sync = (file: number) => Promise<void>;

/** So many times at once a disk that is slow is asked. */
const MOST = 3;

/** The write-ahead log of a database, as the disk has it. The system waits for the disk on threads of its own. */
export class WriteAhead {
  /** The file as often as it may be synced at once: of several who ask by one handle, the system tells a failure to one alone. */
  readonly #handles: number[];
  readonly #free: number[];

  /** `path`: null for a database in memory. */
  constructor(
    path: string | null,
    private readonly sync: Sync = promisify(fdatasync),
  ) {
    this.#handles = path === null ? [] : Array.from({ length: MOST }, () => openSync(path, 'r+'));
    this.#free = [...this.#handles];
  }

  /** Whether it is to be asked later. */
  get isBusy(): boolean {
    return this.#handles.length > 0 && this.#free.length === 0;
  }

  /** Null once all that is written by now is on the disk; else why it is not. */
  async synced(): Promise<Error | null> {
    const [first] = this.#handles;
    if (first === undefined) return null;
    const free = this.#free.pop();
    try {
      await this.sync(free ?? first);
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    } finally {
      if (free !== undefined) this.#free.push(free);
    }
  }

  close(): void {
    for (const handle of this.#handles) closeSync(handle);
  }
}
