import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How long a finger rests before it is shown that it is felt, and before it means more than a touch, in milliseconds, and how far it may stray, in pixels. */
const FELT = 120;
const LONG = 480;
const STRAY = 10;

/**
 * Tells a long press from a touch: what is pressed for long is called once, and the click that follows is not heard. A button under a finger that rests
 * has `data-pressed`. A short touch never has it: drawing that would delay what the touch itself shows.
 */
export class LongPress implements ReactiveController {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown: ReturnType<typeof setTimeout> | undefined;
  #button: Element | null = null;
  #start = { x: 0, y: 0 };
  #spent = false;

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly pressed: (target: Element) => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const) this.host.addEventListener(type, this);
    this.host.addEventListener('click', this, { capture: true });
    this.host.addEventListener('contextmenu', this);
  }

  hostDisconnected(): void {
    this.#release();
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const) this.host.removeEventListener(type, this);
    this.host.removeEventListener('click', this, { capture: true });
    this.host.removeEventListener('contextmenu', this);
  }

  handleEvent(event: MouseEvent): void {
    const [target] = event.composedPath();
    if (event.type === 'pointerdown') this.#begin(event, target);
    else if (event.type === 'pointermove') this.#follow(event);
    else if (event.type === 'contextmenu') this.#menu(event, target);
    else if (event.type === 'click') this.#click(event);
    else this.#release();
  }

  /** The press is over, or it was none. */
  #release() {
    clearTimeout(this.#timer);
    clearTimeout(this.#shown);
    this.#button?.removeAttribute('data-pressed');
    this.#button = null;
  }

  #begin({ clientX: x, clientY: y, button }: MouseEvent, target: EventTarget | undefined) {
    this.#release();
    this.#spent = false;
    this.#start = { x, y };
    if (button !== 0 || !(target instanceof Element)) return;
    this.#timer = setTimeout(() => this.#fire(target), LONG);
    this.#button = target.closest('button');
    this.#shown = setTimeout(() => this.#button?.setAttribute('data-pressed', ''), FELT);
  }

  #follow({ clientX, clientY }: MouseEvent) {
    if (Math.hypot(clientX - this.#start.x, clientY - this.#start.y) > STRAY) this.#release();
  }

  #fire(target: Element) {
    this.#release();
    this.#spent = true;
    this.pressed(target);
  }

  /** The other button of a mouse, and what some devices make of a finger that rests. */
  #menu(event: MouseEvent, target: EventTarget | undefined) {
    if (!(target instanceof Element) || target.closest('button') === null) return;
    event.preventDefault();
    if (!this.#spent) this.#fire(target);
  }

  #click(event: MouseEvent) {
    if (this.#spent && event.detail !== 0) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    this.#spent = false;
  }
}
