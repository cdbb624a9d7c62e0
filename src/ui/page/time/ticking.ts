import type { ReactiveController, ReactiveControllerHost } from 'lit';

const SECOND = 1000;

/** The present time, for an element that shows a clock; the element is drawn again every second while it is on the page. */
export class Ticking implements ReactiveController {
  /** In milliseconds since 1970. */
  time = Date.now();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#tick();
    this.#timer = setInterval(() => this.#tick(), SECOND);
  }

  hostDisconnected(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    this.time = Date.now();
    this.host.requestUpdate();
  }
}
