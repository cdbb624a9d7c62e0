import { readOnlyBecause } from '../../words/app/keeping/storage.ts';
import type { Keeps } from '../kept/kept-match.ts';

/** How a match comes to a table. */
interface Arrival {
  id: string;
  store: Keeps;
  /** Why it may only be looked at, as `readOnlyBecause` words it; null when it can be played. */
  readOnly: string | null;
  damaged: boolean;
}

/** Whether a match may be played on this device, or only be looked at; and its way to another device and back. */
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

  /** Why it may only be looked at, as a word; null when it can be played. */
  get cause(): string | null {
    return this.#cause;
  }
  /** The same as a sentence. */
  get readOnly(): string | null {
    return this.#cause === null ? null : readOnlyBecause(this.#cause);
  }
  /** Whether a copy can go on from where it stands. */
  get damaged(): boolean {
    return this.#damaged || this.#cause === 'handed-over';
  }

  /** It may move to another device. */
  pause(): void {
    this.#cause ??= 'moving';
    this.changed();
  }

  /** It stays on this device after all. */
  async resume(): Promise<void> {
    if (this.#cause !== 'moving' && this.#cause !== 'handed-over') return;
    if (this.#cause === 'handed-over') await this.#store.part?.(this.#id, false);
    this.#cause = null;
    this.changed();
  }

  /** It lies on another device from now on. Durable when it resolves. */
  async part(): Promise<void> {
    if (this.#cause !== 'moving') throw new Error('the match does not move');
    await this.#store.part?.(this.#id, true);
    this.#cause = 'handed-over';
    this.changed();
  }

  /** Its record is not in order after all. */
  withdraw(cause: string): void {
    this.#cause = cause;
    this.#damaged = true;
    this.changed();
  }
}
