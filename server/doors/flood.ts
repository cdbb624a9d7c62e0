/** A limit of messages: a burst, and a number per second. */
export class Flood {
  #tokens: number;
  #filled = performance.now();
  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
  ) {
    this.#tokens = burst;
  }
  isTooMuch(): boolean {
    const moment = performance.now();
    this.#tokens = Math.min(this.burst, this.#tokens + ((moment - this.#filled) * this.perSecond) / 1000) - 1;
    this.#filled = moment;
    return this.#tokens < 0;
  }
}
