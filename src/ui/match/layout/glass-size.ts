import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { wordSize } from '../../kit/word-size.ts';

export interface Size {
  width: number;
  height: number;
}

/** How large an element is without what clock, camera and home band cover, in CSS pixels; nothing until it was measured. */
export class GlassSize implements ReactiveController {
  now: Size = { width: 0, height: 0 };
  /** How many times as large as usual the words are. */
  words = 1;
  // what follows from a size is laid out in the next frame, not while sizes are still being told
  readonly #watch = new ResizeObserver(() => requestAnimationFrame(() => this.host.isConnected && this.measure()));

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly changed: () => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#watch.observe(this.host);
  }
  hostDisconnected(): void {
    this.#watch.disconnect();
  }

  measure(): void {
    const glass = this.host.getBoundingClientRect();
    const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(this.host);
    const width = glass.width - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const height = glass.height - parseFloat(paddingTop) - parseFloat(paddingBottom);
    const words = wordSize();
    if (width === this.now.width && height === this.now.height && words === this.words) return;
    this.now = { width, height };
    this.words = words;
    this.changed();
  }
}
