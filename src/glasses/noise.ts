/** The limits of messages: a burst, a steady rate per second, and the number of unreadable messages. More is noise. */
const BURST = 60;
const STEADY = 20;
const UNREADABLE = 20;

/** The watch over a screen that sends more than a player could cause. */
export class Noise {
  #tokens = BURST;
  #filled: number;
  #unreadable = 0;

  /** `now` gives milliseconds of a monotonic clock. */
  constructor(private readonly now: () => number) {
    this.#filled = now();
  }

  /** Starts again with full limits, for a new connection. */
  forget(): void {
    this.#tokens = BURST;
    this.#filled = this.now();
    this.#unreadable = 0;
  }

  /** Counts a message and says whether it is one too many. */
  isTooMuch(): boolean {
    const moment = this.now();
    this.#tokens = Math.min(BURST, this.#tokens + ((moment - this.#filled) * STEADY) / 1000) - 1;
    this.#filled = moment;
    return this.#tokens < 0;
  }

  /** Counts an unreadable message and says whether it is one too many. */
  isUnreadable(): boolean {
    this.#unreadable += 1;
    return this.#unreadable > UNREADABLE;
  }
}
