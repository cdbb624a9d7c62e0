/** Milliseconds after which the players are told that something takes long. */
export const LATE = 5_000;

/** Gives up work beside the page when it has been silent for so many milliseconds while a caller waits. */
export class Patience {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly limit: number,
    private readonly giveUp: () => void,
  ) {}

  /** Starts the full time again, after a question or a sign of life. */
  renew(): void {
    this.stop();
    this.#timer = setTimeout(this.giveUp, this.limit);
  }
  /** Ends the wait. */
  stop(): void {
    clearTimeout(this.#timer);
  }
}
