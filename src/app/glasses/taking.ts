import type { BesideFromGlass, BesideFromHost } from '../../glasses/wire.ts';
import { fromBase64 } from '../../record/base64.ts';

/** A match that has come from another device and is kept here; `undo`: as if it had never come. */
export interface TakenMatch {
  id: string;
  undo(): Promise<void>;
}

/** Keeps the match of a file on this device; rejects where it cannot. */
export type KeepMatch = (file: Uint8Array<ArrayBuffer>) => Promise<TakenMatch>;

export type Yours = Extract<BesideFromHost, { say: 'yours' }>;

/** A match that may move to this device: its player is asked, it is kept, and only a word of the other device makes it this one's. */
export class Taking {
  state: 'asked' | 'taking' | null = null;
  #kept: TakenMatch | null = null;
  /** Grows by one when a taking begins or ends; a match that is kept for an older number is given up. */
  #nth = 0;

  /** `own`: the match is this device's from now on. */
  constructor(
    private readonly needs: {
      keep: KeepMatch;
      send: (message: BesideFromGlass) => void;
      changed: () => void;
      own: (match: TakenMatch, places: Yours) => void;
    },
  ) {}

  heard(message: BesideFromHost): void {
    if (message.say === 'give') this.#become('asked');
    else if (message.say === 'take') void this.#take(message.file);
    else if (message.say === 'stays') this.giveUp();
    else if (message.say === 'yours' && this.#kept) {
      const kept = this.#kept;
      this.#kept = null;
      this.#become(null);
      this.needs.own(kept, message);
    }
  }

  answer(yes: boolean): void {
    if (this.state !== 'asked') return;
    this.#become(yes ? 'taking' : null);
    this.needs.send({ say: 'give', yes });
  }

  /** It does not move after all: nothing of it stays here. */
  giveUp(): void {
    const kept = this.#kept;
    this.#kept = null;
    this.#nth += 1;
    void kept?.undo().catch(() => undefined); // it lies in the list then, and nobody goes on with it
    if (this.state !== null) this.#become(null);
  }

  async #take(file: string): Promise<void> {
    const bytes = fromBase64(file);
    if (this.state !== 'taking' || !bytes) return; // nobody here has agreed
    const nth = this.#nth;
    try {
      const kept = await this.needs.keep(bytes.slice());
      if (nth !== this.#nth) return void (await kept.undo());
      this.#kept = kept;
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
