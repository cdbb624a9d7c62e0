import type { WireLine } from '../../../glasses/wire.ts';

/** Milliseconds between two tries, at first and at most; between two signs of life; of silence after which a line is given up. */
const BETWEEN = { first: 400, most: 30_000 };
const SIGN = 15_000;
const SILENCE = 40_000;
/** Milliseconds after a touch in which somebody is there. */
const TOUCHED = 120_000;

/** What a line that returns needs of its device. */
export interface ReturningNeeds {
  /** Opens a line; null where none opens. */
  open: () => Promise<WireLine | null>;
  /** A line is there: the listener sets what it hears and that it is gone. */
  linked: (line: WireLine) => void;
  /** It is being opened, it is there, or it is gone. */
  changed: () => void;
  /** By chance from 0 to 1: not all devices of a club come back at one time. */
  chance?: () => number;
}

/** A line as its listener has it: the silence of the one below is watched. */
class WatchedLine implements WireLine {
  onText: (text: string) => void = () => undefined;
  onGone: () => void = () => undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  readonly #signs: ReturnType<typeof setInterval>;
  #open = true;

  constructor(
    private readonly below: WireLine,
    private readonly lost: () => void,
    isUsed: () => boolean,
  ) {
    below.onText = (text) => {
      this.#breathe();
      this.onText(text);
    };
    below.onGone = () => this.gone();
    this.#signs = setInterval(() => below.send(JSON.stringify(isUsed() ? { say: 'ping', seen: true } : { say: 'ping' })), SIGN);
    this.#breathe();
  }

  send(text: string): void {
    this.below.send(text);
  }
  close(): void {
    if (!this.#ends()) return;
    this.below.close();
    this.lost();
  }
  /** It carries no more. */
  gone(): void {
    if (!this.#ends()) return;
    this.below.close();
    this.onGone();
    this.lost();
  }

  #ends(): boolean {
    if (!this.#open) return false;
    this.#open = false;
    clearInterval(this.#signs);
    clearTimeout(this.#silence);
    return true;
  }

  /** The other end answers every sign of life; a line that is silent for long is dead, and nobody has said so. */
  #breathe(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.gone(), SILENCE);
  }
}

/** A line that is opened again whenever it is lost: at once where the network returns, the page comes to the front or is touched, else ever more seldom. */
export class Returning {
  #line: WatchedLine | null = null;
  #stopped = false;
  #trying = false;
  #pause = BETWEEN.first;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the page was touched last. */
  #touched = 0;

  constructor(private readonly needs: ReturningNeeds) {}

  /** Whether one is being opened at this moment. */
  get trying(): boolean {
    return this.#trying;
  }

  start(): void {
    this.#stopped = false;
    if (typeof window !== 'undefined') {
      window.addEventListener('pointerdown', this.#touch, { capture: true, passive: true });
      window.addEventListener('keydown', this.#touch, { capture: true, passive: true });
      window.addEventListener('online', this.now);
      window.addEventListener('pageshow', this.now);
      window.addEventListener('offline', this.#lose);
      document.addEventListener('visibilitychange', this.#seen);
    }
    void this.#try();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#line?.close();
    if (typeof window === 'undefined') return;
    window.removeEventListener('pointerdown', this.#touch, { capture: true });
    window.removeEventListener('keydown', this.#touch, { capture: true });
    window.removeEventListener('online', this.now);
    window.removeEventListener('pageshow', this.now);
    window.removeEventListener('offline', this.#lose);
    document.removeEventListener('visibilitychange', this.#seen);
  }

  /** Opens one now, if there is none. */
  readonly now = (): void => {
    this.#pause = BETWEEN.first;
    if (!this.#line) void this.#try();
  };

  readonly #seen = (): void => {
    if (document.visibilityState === 'visible') this.now();
  };

  readonly #touch = (): void => {
    this.#touched = Date.now();
    this.now();
  };

  readonly #lose = (): void => this.#line?.gone();

  #later(): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    const { chance = Math.random } = this.needs;
    this.#timer = setTimeout(() => void this.#try(), this.#pause * (0.5 + chance() / 2));
    this.#pause = Math.min(2 * this.#pause, BETWEEN.most);
  }

  async #try(): Promise<void> {
    clearTimeout(this.#timer);
    // without any network nothing opens; its return is heard of
    if (this.#trying || this.#stopped || this.#line || globalThis.navigator?.onLine === false) return;
    this.#trying = true;
    this.needs.changed();
    const below = await this.needs.open().catch(() => null);
    this.#trying = false;
    if (this.#stopped) return below?.close();
    if (below) {
      const line = new WatchedLine(
        below,
        () => {
          if (this.#line !== line) return;
          this.#line = null;
          this.#later();
          this.needs.changed();
        },
        () => globalThis.document?.visibilityState !== 'hidden' && Date.now() - this.#touched < TOUCHED,
      );
      this.#line = line;
      this.#pause = BETWEEN.first;
      this.needs.linked(line);
    } else this.#later();
    this.needs.changed();
  }
}
