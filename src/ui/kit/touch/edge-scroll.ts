/** The distance from an end of a list within which a finger scrolls it, in CSS pixels, and the number of pixels per frame. */
const EDGE = 26;
const SPEED = 5;
/** For how many frames the finger has to rest there first, so that a finger on its way through scrolls nothing. */
const REST = 12;
/** A finger that moves less than this is at rest, in CSS pixels. */
const STILL = 3;

/** The place of a finger in a list, in CSS pixels from the ends of the list's visible part. */
export interface InList {
  fromTop: number;
  fromEnd: number;
  /** True if the finger is inside the visible part. */
  inside: boolean;
}

/** Scrolls a list under a finger that holds something and so cannot scroll, while it rests near one of the list's ends. */
export class EdgeScroll {
  #way: -1 | 0 | 1 = 0;
  /** For how many frames the finger has rested. */
  #rested = 0;
  #from = 0;
  #running = false;

  /** `moved` is called after each scroll step: another element is under the resting finger now. */
  constructor(
    private readonly list: () => HTMLElement,
    private readonly moved: () => void,
  ) {}

  at({ fromTop, fromEnd, inside }: InList): void {
    const direction = !inside ? 0 : fromTop < EDGE ? -1 : fromEnd < EDGE ? 1 : 0;
    const waits = this.#rested < REST;
    if (direction !== this.#way || (waits && Math.abs(fromTop - this.#from) > STILL)) {
      this.#from = fromTop;
      this.#rested = 0;
    }
    this.#way = direction;
    if (direction === 0 || this.#running) return;
    this.#running = true;
    requestAnimationFrame(this.#frame);
  }

  stop(): void {
    this.#way = 0;
    this.#rested = 0;
  }

  readonly #frame = () => {
    this.#running = this.#way !== 0;
    if (!this.#running) return;
    this.#rested += 1;
    if (this.#rested >= REST) {
      this.list().scrollTop += this.#way * SPEED;
      this.moved();
    }
    requestAnimationFrame(this.#frame);
  };
}
