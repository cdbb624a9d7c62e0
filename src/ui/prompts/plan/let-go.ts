import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { stampOf } from '../../kit/touch/question-stamp.ts';

type LetGoHost = ReactiveControllerHost & { readonly renderRoot: DocumentFragment | HTMLElement };

/** No pointer has this id. */
const FOCUS = -7;

interface Hears {
  /** Called with the answer that a finger, a mouse or the focus is on; null: on none. */
  point: (answer: string | null) => void;
  give: (answer: string) => void;
}

/**
 * Answers of a host that are read while a finger stays on them and given where it lets go: also where it has stayed so long that the browser makes
 * no click of it, or has slid there from another. One that slides off has said nothing. A key, a mouse and what reads the screen aloud give them
 * as they press any button. `mark`: the attribute (`data-…`) that says which one it is.
 */
export class LetGo implements ReactiveController {
  #heard = false;
  /** The finger that has come down on one, and on the answer to which question. */
  #down: { pointer: number; question: string | null } | null = null;
  /** It has given one: the click that follows is none. */
  #given = false;
  /** The pointer by its id, or the focus. */
  #by = FOCUS;

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
    root.addEventListener('pointercancel', (event) => this.#gone((event as PointerEvent).pointerId));
    root.addEventListener('pointerout', (event) => this.#out(event as PointerEvent));
    root.addEventListener('focusout', () => this.#gone(FOCUS));
    root.addEventListener('click', (event) => this.#click(event));
  }

  #on({ target }: Event): string | null {
    return target instanceof Element ? (target.closest(`[${this.mark}]`)?.getAttribute(this.mark) ?? null) : null;
  }

  /** A mouse that lies still while a finger or the focus points points at nothing. */
  #points(event: Event, amount: number): void {
    const answer = this.#on(event);
    if (answer === null && this.#by !== amount) return;
    this.#by = amount;
    this.hears.point(answer);
  }

  #begin(event: PointerEvent): void {
    const { target, pointerId, isPrimary } = event;
    // nobody else's finger ends it; the first of its kind says that the end of another was never told
    if (this.#down !== null && this.#down.pointer !== pointerId && !isPrimary) return;
    this.#down = this.#on(event) === null ? null : { pointer: pointerId, question: stampOf(event) };
    this.#given = false;
    if (!this.#down) return;
    if (target instanceof Element && target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId); // else it hears of no other answer
    this.#points(event, pointerId);
  }

  #end(event: PointerEvent): void {
    const down = this.#down;
    if (down?.pointer !== event.pointerId) return;
    const answer = this.#on(event);
    this.#down = null;
    if (answer === null) return;
    this.#given = true;
    if (stampOf(event) === down.question) this.hears.give(answer);
    else this.hears.point(null); // it was the answer to another question
  }

  /** Outside of the host it is over; where it goes from one to the next is heard as `pointerover`. */
  #out({ relatedTarget, pointerId }: PointerEvent): void {
    if (!(relatedTarget instanceof Node && this.host.renderRoot.contains(relatedTarget))) this.#gone(pointerId);
  }

  #gone(amount: number): void {
    if (this.#by !== amount) return;
    if (this.#down?.pointer === amount) this.#down = null;
    this.hears.point(null);
  }

  #click(event: Event): void {
    const answer = this.#on(event);
    if (answer !== null && !this.#given) this.hears.give(answer);
    this.#given = false;
  }
}
