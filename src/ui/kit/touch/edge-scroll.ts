/** How near to an end a finger makes a list move on, and by how much in a frame. */
const EDGE = 26;
const SPEED = 5;
/** Frames that it has to rest there first: on its way through it moves nothing. */
const REST = 12;
/** A finger that moves less is at rest. */
const STILL = 3;

/** Where a finger is in a list, in CSS pixels from the ends of what is seen of it. */
export interface InList {
  fromTop: number;
  fromEnd: number;
  /** Along the ends, too. */
  inside: boolean;
}

/** A list that a finger cannot scroll, because it holds something, moves on while the finger rests near one of its ends. */
export class EdgeScroll {
  #way: -1 | 0 | 1 = 0;
  /** Frames it has rested. */
  #rested = 0;
  #from = 0;
  #running = false;

  /** `moved`: what lies under a finger that rests is another one now. */
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
