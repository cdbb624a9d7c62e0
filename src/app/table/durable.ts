import type { Folded } from '../../record/match-record.ts';
import type { Appended } from '../../storage/stores/match-store.ts';
import { StorageFailed, type FailureKind } from '../../storage/database/storage-failed.ts';
import type { Keeps } from '../kept/kept-match.ts';

/** Milliseconds that a match in memory waits for the device before it goes on. */
const GO_ON_AFTER = 250;

/** Writes decisions to the device, in order. A decision that cannot be written waits in memory, and is tried again with the next. */
export class Durable {
  /** Called when writing has failed. */
  onFailed: () => void = () => undefined;
  readonly #store: Keeps;
  readonly #id: string;
  /** Called when the failed writing has succeeded. */
  readonly #recovered: () => void;
  #failed: FailureKind | null;
  readonly #waiting: Appended[] = [];
  /** The match with all waiting decisions. */
  #ahead: Folded;
  #keeping: Promise<void> | null = null;

  constructor(id: string, store: Keeps, folded: Folded, failed: FailureKind | null, recovered: () => void) {
    this.#id = id;
    this.#store = store;
    this.#ahead = folded;
    this.#failed = failed;
    this.#recovered = recovered;
  }

  /** The reason why writing failed; null when nothing waits. */
  get failed(): FailureKind | null {
    return this.#failed;
  }
  /** True if something is only in memory and may still be stored; not so when another window has continued the match. */
  get waits(): boolean {
    return this.#failed !== null && this.#failed !== 'taken';
  }

  /** Replaces the match, which differs from what was assumed. */
  restart(folded: Folded): void {
    this.#ahead = folded;
  }

  /**
   * Resolves when a decision is stored or could not be; if storing failed before, the match goes on while it is tried again. `ahead`: the match with
   * the decision.
   */
  async keep(decided: Appended, ahead: Folded): Promise<void> {
    this.#waiting.push(decided);
    this.#ahead = ahead;
    if (this.#failed !== null) {
      await Promise.race([this.retry(), new Promise((done) => setTimeout(done, GO_ON_AFTER))]);
      return;
    }
    while (this.#waiting.length > 0 && this.#failed === null) await this.#once();
  }

  /** Tries the failed writing again. Never rejects. */
  async retry(): Promise<void> {
    if (this.#failed === null) return;
    await this.#once();
    if (this.#failed === null) this.#recovered();
  }

  #once(): Promise<void> {
    this.#keeping ??= this.#tried().finally(() => (this.#keeping = null));
    return this.#keeping;
  }

  /** Writes everything that waits, the oldest first; the whole match where nothing waits. */
  async #tried(): Promise<void> {
    try {
      if (this.#waiting.length === 0) await this.#store.whole?.(this.#ahead);
      for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
        await this.#store.append(this.#id, next, this.#ahead);
        this.#waiting.shift();
      }
      this.#failed = null;
    } catch (error) {
      this.#failed = error instanceof StorageFailed ? error.kind : 'unknown';
      this.onFailed();
    }
  }
}
