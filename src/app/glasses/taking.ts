import type { BesideFromGlass, BesideFromHost } from '../../glasses/wire.ts';
import { fromBase64 } from '../../record/base64.ts';

/** A match that came from another device and is stored here; `undo` removes it again. */
export interface TakenMatch {
  id: string;
  undo(): Promise<void>;
}

/** Stores the match of a file on this device; rejects where that fails. */
export type KeepMatch = (file: Uint8Array<ArrayBuffer>) => Promise<TakenMatch>;

export type Yours = Extract<BesideFromHost, { say: 'yours' }>;

/** A match that may move to this device: its player is asked, it is stored, and it becomes this device's only when the other device says so. */
export class Taking {
  state: 'asked' | 'taking' | null = null;
  #match: TakenMatch | null = null;
  /** The number of the present attempt; a match that was stored for an older attempt is removed. */
  #nth = 0;

  /** `adopt`: called when the match is this device's. */
  constructor(
    private readonly needs: {
      keep: KeepMatch;
      send: (message: BesideFromGlass) => void;
      changed: () => void;
      adopt: (match: TakenMatch, places: Yours) => void;
    },
  ) {}

  heard(message: BesideFromHost): void {
    if (message.say === 'give') this.#become('asked');
    else if (message.say === 'take') void this.#take(message.file);
    else if (message.say === 'stays') this.giveUp();
    else if (message.say === 'yours' && this.#match) {
      const kept = this.#match;
      this.#match = null;
      this.#become(null);
      this.needs.adopt(kept, message);
    }
  }

  answer(yes: boolean): void {
    if (this.state !== 'asked') return;
    this.#become(yes ? 'taking' : null);
    this.needs.send({ say: 'give', yes });
  }

  /** Cancels the move; the stored match is removed. */
  giveUp(): void {
    const kept = this.#match;
    this.#match = null;
    this.#nth += 1;
    void kept?.undo().catch(() => undefined); // if this fails, the match stays in the list, and is not played here
    if (this.state !== null) this.#become(null);
  }

  async #take(file: string): Promise<void> {
    const bytes = fromBase64(file);
    if (this.state !== 'taking' || !bytes) return; // the player here has not agreed
    const nth = this.#nth;
    try {
      const kept = await this.needs.keep(bytes.slice());
      if (nth !== this.#nth) return void (await kept.undo());
      this.#match = kept;
      this.needs.send({ say: 'taken' });
    } catch {
      this.needs.send({ say: 'give', yes: false });
      this.giveUp();
    }
  }

  #become(state: Taking['state']): void {
    this.state = state;
    this.needs.changed();
  }
}
