/** Milliseconds after which the players are told that something takes long. */
export const LATE = 5_000;

/** Gives up what works beside the page when nothing has been heard of it for so many milliseconds while somebody waits for it. */
export class Patience {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly limit: number,
    private readonly giveUp: () => void,
  ) {}

  /** It has been asked something, or has said something: it has all the time once more. */
  renew(): void {
    this.rest();
    this.#timer = setTimeout(this.giveUp, this.limit);
  }
  /** Ends the wait. */
  rest(): void {
    clearTimeout(this.#timer);
  }
}
