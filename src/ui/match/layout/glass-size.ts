import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { wordSize } from '../../kit/word-size.ts';

export interface Size {
  width: number;
  height: number;
}

/** The size of an element without the parts that the device's clock, camera and home bar cover, in CSS pixels; 0 until it is measured. */
export class GlassSize implements ReactiveController {
  size: Size = { width: 0, height: 0 };
  /** The factor by which words are larger than usual. */
  words = 1;
  // applied in the next frame, and not while the browser still reports sizes
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
    if (width === this.size.width && height === this.size.height && words === this.words) return;
    this.size = { width, height };
    this.words = words;
    this.changed();
  }
}
