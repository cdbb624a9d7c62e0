import type { WireLine } from '../../../glasses/wire.ts';

/** Milliseconds: between two attempts, at first and at most; between two signs of life; of silence after which a connection is given up. */
const BETWEEN = { first: 400, most: 30_000 };
const SIGN = 15_000;
const SILENCE = 40_000;
/** Milliseconds after a touch during which a player counts as present. */
const TOUCHED = 120_000;

/** The part of its device that a returning connection needs. */
export interface ReturningNeeds {
  /** Opens a connection; null where none opens. */
  open: () => Promise<WireLine | null>;
  /** A connection is open: the listener sets its handlers for texts and for the end. */
  linked: (line: WireLine) => void;
  /** The state changed: opening, open or lost. */
  changed: () => void;
  /** A random number from 0 to 1, so that the devices of a club do not all return at the same time. */
  chance?: () => number;
}

/** A connection as its listener sees it: the connection below is watched for silence. */
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
    below.onGone = () => this.end();
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
  /** Ends the connection and tells its listener. */
  end(): void {
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

  /** The other end answers every sign of life; a connection that is silent for long is dead, although no error was reported. */
  #breathe(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.end(), SILENCE);
  }
}

/**
 * A connection that is opened again whenever it is lost: at once when the network returns or the page is shown or touched, else at growing intervals.
 */
export class Returning {
  #line: WatchedLine | null = null;
  #stopped = false;
  #trying = false;
  #pause = BETWEEN.first;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The time of the last touch. */
  #touched = 0;

  constructor(private readonly needs: ReturningNeeds) {}

  /** True if a connection is being opened. */
  get trying(): boolean {
    return this.#trying;
  }

  start(): void {
    this.#stopped = false;
    if (typeof window !== 'undefined') {
      window.addEventListener('pointerdown', this.#touch, { capture: true, passive: true });
      window.addEventListener('keydown', this.#touch, { capture: true, passive: true });
      window.addEventListener('online', this.connect);
      window.addEventListener('pageshow', this.connect);
      window.addEventListener('offline', this.#lose);
      document.addEventListener('visibilitychange', this.#onVisible);
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
    window.removeEventListener('online', this.connect);
    window.removeEventListener('pageshow', this.connect);
    window.removeEventListener('offline', this.#lose);
    document.removeEventListener('visibilitychange', this.#onVisible);
  }

  /** Opens a connection now, if there is none. */
  readonly connect = (): void => {
    this.#pause = BETWEEN.first;
    if (!this.#line) void this.#try();
  };

  readonly #onVisible = (): void => {
    if (document.visibilityState === 'visible') this.connect();
  };

  readonly #touch = (): void => {
    this.#touched = Date.now();
    this.connect();
  };

  readonly #lose = (): void => this.#line?.end();

  #tryAgain(): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    const { chance = Math.random } = this.needs;
    this.#timer = setTimeout(() => void this.#try(), this.#pause * (0.5 + chance() / 2));
    this.#pause = Math.min(2 * this.#pause, BETWEEN.most);
  }

  async #try(): Promise<void> {
    clearTimeout(this.#timer);
    // nothing opens without a network; an event announces its return
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
          this.#tryAgain();
          this.needs.changed();
        },
        () => globalThis.document?.visibilityState !== 'hidden' && Date.now() - this.#touched < TOUCHED,
      );
      this.#line = line;
      this.#pause = BETWEEN.first;
      this.needs.linked(line);
    } else this.#tryAgain();
    this.needs.changed();
  }
}
