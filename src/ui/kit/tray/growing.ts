import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** More items than the largest screen shows at once. */
const FIRST = 48;

/** Calls `work` when the browser is idle, or after a fifth of a second. */
const idly = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 200 });
  else setTimeout(work, 30);
};

/** Draws a long list step by step: the first screenful at once, and twice as much whenever the browser is idle. Drawn items stay drawn. */
export class Growing implements ReactiveController {
  #drawn = FIRST;
  #all = 0;
  #waits = false;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  /** The part of a list that is drawn now. */
  part<One>(list: readonly One[]): readonly One[] {
    this.#all = list.length;
    return list.length <= this.#drawn ? list : list.slice(0, this.#drawn);
  }

  /** Draws the whole list from now on. */
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
