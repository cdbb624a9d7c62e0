import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { stampOf } from '../../kit/touch/question-stamp.ts';

type LetGoHost = ReactiveControllerHost & { readonly renderRoot: DocumentFragment | HTMLElement };

/** The id of the focus; no pointer has it. */
const FOCUS = -7;

interface Hears {
  /** Called with the answer under a finger, the mouse or the focus; null: none. */
  point: (answer: string | null) => void;
  give: (answer: string) => void;
}

/**
 * Answers that the player reads while a finger stays on them, and gives by letting go there: also after so long a touch that the browser makes no
 * click, and after sliding there from another answer. Sliding off gives no answer. Keys, a mouse and screen readers press the answers like any
 * button. `mark`: the attribute (`data-…`) that holds an answer's id.
 */
export class LetGo implements ReactiveController {
  #heard = false;
  /** The pointer that came down on an answer, and the question of that answer; null: none. */
  #down: { pointer: number; question: string | null } | null = null;
  /** True if letting go has given an answer, so that the click which follows is ignored. */
  #hasAnswered = false;
  /** The id of the pointer that points at an answer, or `FOCUS`. */
  #pointer = FOCUS;

  constructor(
    private readonly host: LetGoHost,
    private readonly mark: string,
    private readonly hears: Hears,
  ) {
    host.addController(this);
  }

  hostUpdated(): void {
    if (this.#heard) return;
    this.#heard = true;
    const root = this.host.renderRoot;
    root.addEventListener('pointerdown', (event) => this.#begin(event as PointerEvent));
    root.addEventListener('pointerover', (event) => this.#points(event, (event as PointerEvent).pointerId));
    root.addEventListener('focusin', (event) => this.#points(event, FOCUS));
    root.addEventListener('pointerup', (event) => this.#end(event as PointerEvent));
    root.addEventListener('pointercancel', (event) => this.#leave((event as PointerEvent).pointerId));
    root.addEventListener('pointerout', (event) => this.#pointerOut(event as PointerEvent));
    root.addEventListener('focusout', () => this.#leave(FOCUS));
    root.addEventListener('click', (event) => this.#click(event));
  }

  #on({ target }: Event): string | null {
    return target instanceof Element ? (target.closest(`[${this.mark}]`)?.getAttribute(this.mark) ?? null) : null;
  }

  /**
   * Moving off all answers counts only for the pointer that points now, so that a resting mouse does not end the pointing of a finger or the focus.
   */
  #points(event: Event, amount: number): void {
    const answer = this.#on(event);
    if (answer === null && this.#pointer !== amount) return;
    this.#pointer = amount;
    this.hears.point(answer);
  }

  #begin(event: PointerEvent): void {
    const { target, pointerId, isPrimary } = event;
    // a second finger does not end the touch; a primary pointer shows that the end of the touch before was never reported
    if (this.#down !== null && this.#down.pointer !== pointerId && !isPrimary) return;
    this.#down = this.#on(event) === null ? null : { pointer: pointerId, question: stampOf(event) };
    this.#hasAnswered = false;
    if (!this.#down) return;
    if (target instanceof Element && target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId); // otherwise it would get no events of the other answers
    this.#points(event, pointerId);
  }

  #end(event: PointerEvent): void {
    const down = this.#down;
    if (down?.pointer !== event.pointerId) return;
    const answer = this.#on(event);
    this.#down = null;
    if (answer === null) return;
    this.#hasAnswered = true;
    if (stampOf(event) === down.question) this.hears.give(answer);
    else this.hears.point(null); // the answer belonged to another question
  }

  /** Ends the touch when the pointer leaves the host; moving from one answer to the next arrives as `pointerover`. */
  #pointerOut({ relatedTarget, pointerId }: PointerEvent): void {
    if (!(relatedTarget instanceof Node && this.host.renderRoot.contains(relatedTarget))) this.#leave(pointerId);
  }

  #leave(amount: number): void {
    if (this.#pointer !== amount) return;
    if (this.#down?.pointer === amount) this.#down = null;
    this.hears.point(null);
  }

  #click(event: Event): void {
    const answer = this.#on(event);
    if (answer !== null && !this.#hasAnswered) this.hears.give(answer);
    this.#hasAnswered = false;
  }
}
