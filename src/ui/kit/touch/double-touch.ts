import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isOfOther, stampOf } from './question-stamp.ts';

/** A touch this soon after another (ms) and this near to it (CSS pixels) is its second touch. */
const SOON = 300;
const NEAR = 24;
/** The same time in ms where the question under the finger is now one to another player. */
const SOON_FOR_OTHER = 500;
const HEARD = ['pointerdown', 'pointerup', 'pointercancel', 'click'] as const;
const PRESSED = 'button, a, input, summary, label, select';

/** A touch that has begun: its time, its place, the element it fell on, and the question of that element. */
interface HeardTouch {
  at: number;
  x: number;
  y: number;
  on: EventTarget | undefined;
  question: string | null;
}

/**
 * A double touch means the element on which its first touch fell. A second touch does not press a new element that has come to its place: “Cancel”
 * touched twice is not “End the activation”, and neither is the same button with another question. A click answers no question other than the one on
 * which its touch began. Double clicks of a mouse, and keys, are not affected.
 */
export class DoubleTouch implements ReactiveController {
  /** Recent touches, the newest last. */
  #touches: HeardTouch[] = [];
  /** The pointers whose present touch is ignored, because it is a second touch on something else. */
  readonly #deaf = new Set<number>();
  /** The question under each pointer when it came down; null: none. */
  readonly #questions = new Map<number, string | null>();
  /** The pointer that was lifted last, whose click comes next. */
  #lifted: { deaf: boolean; question: string | null } = { deaf: false, question: null };

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
    if (!this.#isMeant(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  }

  #isMeant(event: MouseEvent): boolean {
    if (event.type === 'click') {
      const { deaf, question } = this.#lifted;
      const stamp = stampOf(event);
      return event.detail === 0 || (!deaf && (question === null || stamp === null || question === stamp));
    }
    const { pointerId } = event as PointerEvent; // the host listens to clicks and pointer events only
    if (event.type === 'pointerdown') return this.#begin(event as PointerEvent);
    const deaf = this.#deaf.delete(pointerId);
    if (event.type === 'pointerup') this.#lifted = { deaf, question: this.#questions.get(pointerId) ?? null };
    this.#questions.delete(pointerId);
    return !deaf;
  }

  #begin(event: PointerEvent): boolean {
    const { timeStamp: time, clientX: x, clientY: y, pointerType, pointerId } = event;
    const path = event.composedPath();
    const pressed = path.find((node) => node instanceof Element && node.matches(PRESSED));
    const question = stampOf(event);
    this.#touches = this.#touches.filter((touch) => time - touch.at < SOON_FOR_OTHER);
    const isSecond = (touch: HeardTouch): boolean => {
      if (Math.abs(x - touch.x) >= NEAR || Math.abs(y - touch.y) >= NEAR) return false;
      const isOther = question !== null && touch.question !== null && question !== touch.question;
      const soon = isOther && isOfOther(question, touch.question ?? '') ? SOON_FOR_OTHER : SOON;
      return time - touch.at < soon && (isOther || (pressed !== undefined && pressed !== touch.on));
    };
    const deaf = pointerType === 'touch' && this.#touches.some(isSecond);
    this.#deaf.delete(pointerId);
    if (deaf) this.#deaf.add(pointerId);
    else this.#touches.push({ at: time, x, y, on: pressed ?? path[0], question });
    this.#questions.set(pointerId, question);
    return !deaf;
  }
}
