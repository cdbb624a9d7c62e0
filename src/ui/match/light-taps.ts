import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isTyping } from '../kit/touch/typing.ts';

/**
 * What a browser does besides when a finger taps a button, and what nobody needs here: the button is given the focus, which is to be taken from it
 * when the answer takes it away, and what lies under the finger afterwards is looked for unless somebody says that they have used it. For either the
 * whole glass is laid out once more before the next picture. Under a mouse and keys buttons do what they do elsewhere.
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
