import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How long a finger rests before it means more than a touch, in milliseconds, and how far it may stray, in pixels. */
const LONG = 480;
const STRAY = 10;

/** Tells a long press from a touch: what is pressed for long is called once, and the click that follows is not heard. */
export class LongPress implements ReactiveController {
  #timer: ReturnType<typeof setTimeout> | undefined;
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
    clearTimeout(this.#timer);
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
    else clearTimeout(this.#timer);
  }

  #begin({ clientX: x, clientY: y, button }: MouseEvent, target: EventTarget | undefined) {
    clearTimeout(this.#timer);
    this.#spent = false;
    this.#start = { x, y };
    if (button === 0 && target instanceof Element) this.#timer = setTimeout(() => this.#fire(target), LONG);
  }

  #follow({ clientX, clientY }: MouseEvent) {
    if (Math.hypot(clientX - this.#start.x, clientY - this.#start.y) > STRAY) clearTimeout(this.#timer);
  }

  #fire(target: Element) {
    clearTimeout(this.#timer);
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
