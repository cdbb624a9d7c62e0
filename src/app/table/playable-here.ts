import { readOnlyBecause } from '../../words/app/keeping/storage.ts';
import type { Keeps } from '../kept/kept-match.ts';

/** The state of a match when it comes to a table. */
interface Arrival {
  id: string;
  store: Keeps;
  /** The reason why it is read-only, as `readOnlyBecause` words it; null when it can be played. */
  readOnly: string | null;
  damaged: boolean;
}

/** The state of a match on this device: it can be played, or only looked at; and its moves to another device and back. */
export class PlayableHere {
  #cause: string | null;
  #damaged: boolean;
  readonly #id: string;
  readonly #store: Keeps;

  /** `changed`: called after each change. */
  constructor(
    { id, store, readOnly, damaged }: Arrival,
    private readonly changed: () => void,
  ) {
    this.#id = id;
    this.#store = store;
    this.#cause = readOnly;
    this.#damaged = damaged;
  }

  /** The reason why the match is read-only, as a word; null when it can be played. */
  get cause(): string | null {
    return this.#cause;
  }
  /** The cause as a sentence. */
  get readOnly(): string | null {
    return this.#cause === null ? null : readOnlyBecause(this.#cause);
  }
  /** True if a copy can go on from the present state. */
  get damaged(): boolean {
    return this.#damaged || this.#cause === 'handed-over';
  }

  /** Pauses the match while it may move to another device. */
  pause(): void {
    this.#cause ??= 'moving';
    this.changed();
  }

  /** Takes the match up again: it stays on this device. */
  async resume(): Promise<void> {
    if (this.#cause !== 'moving' && this.#cause !== 'handed-over') return;
    if (this.#cause === 'handed-over') await this.#store.part?.(this.#id, false);
    this.#cause = null;
    this.changed();
  }

  /** Gives the match to another device. Durable when it resolves. */
  async part(): Promise<void> {
    if (this.#cause !== 'moving') throw new Error('the match does not move');
    await this.#store.part?.(this.#id, true);
    this.#cause = 'handed-over';
    this.changed();
  }

  /** Makes the match read-only, because its record turned out to be invalid. */
  withdraw(cause: string): void {
    this.#cause = cause;
    this.#damaged = true;
    this.changed();
  }
}
