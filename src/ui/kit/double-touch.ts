import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How soon after a touch another one belongs to it, in milliseconds, and how near to it that is, in pixels. */
const SOON = 300;
const NEAR = 24;
const HEARD = ['pointerdown', 'pointerup', 'click'] as const;
const PRESSED = 'button, a, input, summary, label, select';

/**
 * A person who touches twice means what the first touch fell on. What has come to lie there in between is not pressed by the second: “Cancel” touched
 * twice is not “End the activation”. A mouse and a key are not heeded.
 */
export class DoubleTouch implements ReactiveController {
  #last: { at: number; x: number; y: number; on: EventTarget | undefined } | null = null;
  /** The finger that is down is the second touch, on something else. */
  #second = false;

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  hostConnected(): void {
    for (const type of HEARD) this.host.addEventListener(type, this, { capture: true });
  }

  hostDisconnected(): void {
    for (const type of HEARD) this.host.removeEventListener(type, this, { capture: true });
  }

  handleEvent(event: MouseEvent): void {
    if (event.type === 'pointerdown' && event instanceof PointerEvent) this.#begin(event);
    const isByKey = event.type === 'click' && event.detail === 0;
    if (!this.#second || isByKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  #begin(event: PointerEvent): void {
    const { timeStamp: time, clientX: x, clientY: y, pointerType } = event;
    const path = event.composedPath();
    const pressed = path.find((node) => node instanceof Element && node.matches(PRESSED));
    const last = this.#last;
    const isSoon = last !== null && time - last.at < SOON && Math.abs(x - last.x) < NEAR && Math.abs(y - last.y) < NEAR;
    this.#second = pointerType === 'touch' && isSoon && pressed !== undefined && pressed !== last.on;
    if (!this.#second) this.#last = { at: time, x, y, on: pressed ?? path[0] };
  }
}
