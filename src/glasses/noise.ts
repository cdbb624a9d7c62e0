/** So many messages at once, so many a second after that, and so many that cannot be read: more is noise. */
const BURST = 60;
const STEADY = 20;
const UNREADABLE = 20;

/** Whether a glass tells more than anybody could mean. */
export class Noise {
  #tokens = BURST;
  #filled: number;
  #unreadable = 0;

  /** `now`: milliseconds of a clock that only goes on. */
  constructor(private readonly now: () => number) {
    this.#filled = now();
  }

  /** A new line begins without the noise of the last. */
  forget(): void {
    this.#tokens = BURST;
    this.#filled = this.now();
    this.#unreadable = 0;
  }

  /** Counts a message; whether it is one too many. */
  isTooMuch(): boolean {
    const moment = this.now();
    this.#tokens = Math.min(BURST, this.#tokens + ((moment - this.#filled) * STEADY) / 1000) - 1;
    this.#filled = moment;
    return this.#tokens < 0;
  }

  /** Counts a message that cannot be read; whether it is one too many. */
  isUnreadable(): boolean {
    this.#unreadable += 1;
    return this.#unreadable > UNREADABLE;
  }
}
