import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** More than the largest glass shows at once. */
const FIRST = 48;

/** Once the page has nothing else to do, or a fifth of a second is over. */
const idly = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 200 });
  else setTimeout(work, 30);
};

/**
 * A long list is drawn a piece at a time: the first screenful at once, twice as much whenever the page has nothing else to do. What has
 * been drawn once stays drawn.
 */
export class Growing implements ReactiveController {
  #drawn = FIRST;
  #all = 0;
  #waits = false;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  /** As much of a list as is drawn now. */
  part<One>(list: readonly One[]): readonly One[] {
    this.#all = list.length;
    return list.length <= this.#drawn ? list : list.slice(0, this.#drawn);
  }

  /** All of it is drawn from now on. */
  whole(): void {
    this.#drawn = Infinity;
    this.host.requestUpdate();
  }

  hostUpdated(): void {
    if (this.#waits || this.#drawn >= this.#all) return;
    this.#waits = true;
    idly(() => {
      this.#waits = false;
      this.#drawn *= 2;
      this.host.requestUpdate();
    });
  }
}
