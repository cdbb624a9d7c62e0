import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isTyping } from '../kit/touch/typing.ts';

/**
 * Suppresses two things that a browser does after a tap of a button and that the app does not need: it focuses the button, and it looks for the
 * element that is now under the finger. For either the browser would lay out the whole screen again before the next frame. Under a mouse and keys
 * buttons behave as usual.
 */
export class LightTaps implements ReactiveController {
  #finger = false;

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  hostConnected(): void {
    this.host.addEventListener('pointerdown', this.#down, true);
    this.host.addEventListener('mousedown', this.#used);
    this.host.addEventListener('mouseup', this.#used);
  }
  hostDisconnected(): void {
    this.host.removeEventListener('pointerdown', this.#down, true);
    this.host.removeEventListener('mousedown', this.#used);
    this.host.removeEventListener('mouseup', this.#used);
  }

  readonly #down = ({ pointerType }: PointerEvent): void => {
    this.#finger = pointerType === 'touch';
  };
  readonly #used = (event: MouseEvent): void => {
    const button = event.composedPath().some((target) => target instanceof HTMLButtonElement);
    if (this.#finger && button && !isTyping()) event.preventDefault();
  };
}
