import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Milliseconds until a resting finger is shown as felt, milliseconds until it is a long press, and the pixels it may stray. */
const FELT = 120;
const LONG = 480;
const STRAY = 10;

/**
 * Tells a long press from a touch: `pressed` is called once for a long press, and the click after it is swallowed. A button under a resting
 * finger has `data-pressed`. A short touch never sets it, since drawing it would delay what the touch itself shows.
 */
export class LongPress implements ReactiveController {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #feltTimer: ReturnType<typeof setTimeout> | undefined;
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

  /** Ends a press, long or not. */
  #release() {
    clearTimeout(this.#timer);
    clearTimeout(this.#feltTimer);
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
    this.#feltTimer = setTimeout(() => this.#button?.setAttribute('data-pressed', ''), FELT);
  }

  #follow({ clientX, clientY }: MouseEvent) {
    if (Math.hypot(clientX - this.#start.x, clientY - this.#start.y) > STRAY) this.#release();
  }

  #fire(target: Element) {
    this.#release();
    this.#spent = true;
    this.pressed(target);
  }

  /** Counts a context menu as a long press: from the second button of a mouse, or from a resting finger on some devices. */
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
