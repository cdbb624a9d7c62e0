import { isTyping } from '../../kit/touch/typing.ts';

/** A finger or a mouse on the surface, in CSS pixels from the surface's upper left corner. */
export interface Finger {
  x: number;
  y: number;
  /** True if it hides the place below it: a finger does, a mouse does not. */
  hides: boolean;
}

/** The actions of the board on gestures. A drag begins only when `press`, `hold` or `lift` returns true. */
export interface GestureHandlers {
  /** A finger came down. True: the drag begins at once. */
  press(finger: Finger, event: PointerEvent): boolean;
  tap(finger: Finger): void;
  /** The finger is held without moving. True: a drag of the tape begins. */
  hold(finger: Finger): boolean;
  /** The finger moves for the first time. True: the tool is dragged; false: the board is panned. */
  lift(from: Finger): boolean;
  drag(finger: Finger): void;
  /** The finger is held still in the middle of a drag. */
  still(): void;
  drop(): void;
  cancel(): void;
  pan(dx: number, dy: number): void;
  /** The point under `from` moves to `to`, and the board grows by `factor`. */
  pinch(from: { x: number; y: number }, to: { x: number; y: number }, factor: number): void;
  rest(): void;
}

const SLOP = 8;
const HOLD = 450;
/** A touch broader than this is a palm (CSS pixels). */
const PALM = 90;

/** `spent`: the pressed thing has gone, so that lifting the finger does nothing. */
type State = 'none' | 'pressed' | 'spent' | 'drag' | 'pan' | 'pinch';

/** Tells taps, long presses, drags and pinches apart. Needs `touch-action: none` on the surface. */
export class Gestures {
  private readonly fingers = new Map<number, Finger & { kind: string }>();
  private state: State = 'none';
  private from: Finger | null = null;
  private timer = 0;
  /** The time of the last move of a drag. */
  private moved = 0;
  private corner = { x: 0, y: 0 };

  constructor(
    private readonly surface: HTMLElement,
    private readonly on: GestureHandlers,
  ) {
    surface.addEventListener('pointerdown', this.begin);
    surface.addEventListener('pointermove', this.move);
    surface.addEventListener('pointerup', this.up);
    surface.addEventListener('pointercancel', this.lost);
    surface.addEventListener('touchend', this.heard, { passive: false });
    surface.addEventListener('wheel', this.wheel, { passive: false });
    surface.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  /**
   * Forgets fingers of a kind whose end was never reported: a primary finger is the first of its kind, so all others have gone. A thing that such a
   * finger carried goes back to its place.
   */
  private forget(kind: string): void {
    const lost = [...this.fingers].filter(([, finger]) => finger.kind === kind);
    if (lost.length === 0) return;
    this.#stopTimer();
    if (this.state === 'drag') this.on.cancel();
    for (const [id] of lost) this.fingers.delete(id);
    this.state = this.fingers.size > 0 ? 'pan' : 'none';
    this.on.rest();
  }
  /** The question under a pressed finger has changed: lifting the finger does nothing. */
  spend(): void {
    if (this.state !== 'pressed') return;
    this.#stopTimer();
    this.state = 'spent';
  }

  /** Forgets every finger, when the board leaves the page. */
  stop(): void {
    this.#stopTimer();
    if (this.state === 'drag') this.on.cancel();
    this.fingers.clear();
    this.state = 'none';
  }

  private fingerOf({ clientX, clientY, pointerType }: PointerEvent | (WheelEvent & { pointerType?: string })): Finger {
    return { x: clientX - this.corner.x, y: clientY - this.corner.y, hides: pointerType === 'touch' };
  }
  private measure(): void {
    const { left, top } = this.surface.getBoundingClientRect();
    this.corner = { x: left, y: top };
  }
  /** A finger comes down, on the surface or on a model that waits beside it. */
  readonly begin = (event: PointerEvent): void => {
    if (event.button > 0 || (event.pointerType === 'touch' && Math.max(event.width, event.height) > PALM)) return;
    if (event.isPrimary) this.forget(event.pointerType);
    // a second finger does not end a drag
    if (this.state === 'drag' || this.fingers.size >= 2) return;
    this.measure();
    const finger = this.fingerOf(event);
    this.fingers.set(event.pointerId, { ...finger, kind: event.pointerType });
    try {
      this.surface.setPointerCapture(event.pointerId);
    } catch {
      // The pointer has gone already; its moves still arrive while it is over the surface.
    }
    this.#stopTimer();
    if (this.fingers.size === 2) {
      this.state = 'pinch';
      return;
    }
    this.from = finger;
    this.state = this.on.press(finger, event) ? 'drag' : 'pressed';
    if (this.state === 'pressed')
      this.timer = window.setTimeout(() => {
        if (this.state === 'pressed' && this.from && this.on.hold(this.from)) this.state = 'drag';
      }, HOLD);
  };

  private readonly move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const finger = this.fingerOf(event);
    this.fingers.set(event.pointerId, { ...finger, kind: before.kind });
    if (this.state === 'pinch') return this.spread(event.pointerId, before, finger);
    if (this.state === 'pressed' && this.from && Math.abs(finger.x - this.from.x) + Math.abs(finger.y - this.from.y) > SLOP) {
      this.#stopTimer();
      this.state = this.on.lift(this.from) ? 'drag' : 'pan';
    }
    if (this.state === 'pan') this.on.pan(finger.x - before.x, finger.y - before.y);
    if (this.state === 'drag') {
      this.on.drag(finger);
      this.moved = performance.now();
      this.timer ||= window.setTimeout(this.#whenStill, HOLD);
    }
  };
  #stopTimer(): void {
    clearTimeout(this.timer);
    this.timer = 0;
  }
  /** Tells that the finger is held still; it waits on where the finger has moved meanwhile, because a new timer for each move costs time. */
  readonly #whenStill = (): void => {
    this.timer = 0;
    if (this.state !== 'drag') return;
    const wait = this.moved + HOLD - performance.now();
    if (wait > 1) this.timer = window.setTimeout(this.#whenStill, wait);
    else this.on.still();
  };

  private spread(id: number, before: Finger, finger: Finger): void {
    const partner = [...this.fingers].find(([key]) => key !== id)?.[1];
    if (!partner) return;
    const apart = (a: Finger): number => Math.max(20, Math.sqrt((a.x - partner.x) ** 2 + (a.y - partner.y) ** 2));
    const middle = (a: Finger): { x: number; y: number } => ({ x: (a.x + partner.x) / 2, y: (a.y + partner.y) / 2 });
    this.on.pinch(middle(before), middle(finger), apart(finger) / apart(before));
  }

  private readonly up = (event: PointerEvent): void => {
    if (!this.fingers.delete(event.pointerId)) return;
    this.#stopTimer();
    const { state, from } = this;
    if (this.fingers.size > 0) {
      // The finger that stays pans on.
      this.state = state === 'pinch' ? 'pan' : state;
      return;
    }
    this.state = 'none';
    if (state === 'pressed' && from) this.on.tap(from);
    if (state === 'drag') this.on.drop();
    if (state === 'pan' || state === 'pinch') this.on.rest();
  };

  /**
   * Keeps the browser from making mouse events and a click of a touch that is handled: before those it would lay out all that the touch has changed,
   * and draw it later.
   */
  private readonly heard = (event: TouchEvent): void => {
    const onButton = event.composedPath().some((target) => target instanceof HTMLButtonElement);
    if (event.cancelable && !onButton && !isTyping()) event.preventDefault();
  };

  private readonly lost = (event: PointerEvent): void => {
    if (!this.fingers.delete(event.pointerId)) return;
    this.#stopTimer();
    if (this.state === 'drag') this.on.cancel();
    this.state = 'none';
    this.fingers.clear();
    this.on.rest();
  };

  private readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.measure();
    const lines = event.deltaMode === 1 ? 24 : 1;
    const speed = event.ctrlKey ? 0.01 : 0.0016;
    const finger = this.fingerOf(event);
    this.on.pinch(finger, finger, Math.exp(-event.deltaY * lines * speed));
    this.on.rest();
  };
}
