import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isOfOther, stampOf } from './question-stamp.ts';

/** How soon after a touch another one belongs to it, in milliseconds, and how near to it that is, in pixels. */
const SOON = 300;
const NEAR = 24;
/** The same where the question that lies there now is asked of somebody else. */
const SOON_FOR_OTHER = 500;
const HEARD = ['pointerdown', 'pointerup', 'pointercancel', 'click'] as const;
const PRESSED = 'button, a, input, summary, label, select';

/** A touch that was heard: what it fell on, and to which question that belonged. */
interface HeardTouch {
  at: number;
  x: number;
  y: number;
  on: EventTarget | undefined;
  question: string | null;
}

/**
 * A double touch means what its first touch fell on. What has come to lie there in between is not pressed by the second: “Cancel” touched
 * twice is not “End the activation”, nor is it where the button is the same and the question is another. And what is pressed where one question
 * was touched answers no other that has come in its place. A mouse that presses twice and a key are not heeded.
 */
export class DoubleTouch implements ReactiveController {
  /** The newest last; those of some time ago are forgotten. */
  #touches: HeardTouch[] = [];
  /** Fingers that are down and are second touches, on something else. */
  readonly #deaf = new Set<number>();
  /** The question that lay under each pointer as it came down. */
  readonly #asked = new Map<number, string | null>();
  /** Of the pointer that was lifted last, whose click comes now. */
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
    const { pointerId } = event as PointerEvent; // all others are told of pointers
    if (event.type === 'pointerdown') return this.#begin(event as PointerEvent);
    const deaf = this.#deaf.delete(pointerId);
    if (event.type === 'pointerup') this.#lifted = { deaf, question: this.#asked.get(pointerId) ?? null };
    this.#asked.delete(pointerId);
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
    this.#asked.set(pointerId, question);
    return !deaf;
  }
}
