import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How many frames an answer has to bring the next question. */
const FRAMES = 40;

/** Everything below a part that fits, also in shadow roots, in the order of the page. */
function* below(root: ParentNode, selector: string): Generator<HTMLElement> {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (element.matches(selector)) yield element;
    if (element.shadowRoot) yield* below(element.shadowRoot, selector);
  }
}
const first = (root: ParentNode, selector: string): HTMLElement | null => below(root, selector).next().value ?? null;

/** What answers a question, the likeliest first: Confirm, what has been picked, any answer, the hand. */
const ANSWERS = [
  '.corner moon-button[tone="question"]:not([disabled])',
  '.press:not([aria-disabled], :disabled)',
  '.ten button',
  '.tray > button',
  'moon-button:not([disabled])',
  'button:not(:disabled)',
];

interface Kept extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: DocumentFragment | HTMLElement;
}

/**
 * Whoever plays without a pointer is never left nowhere: when the answer that had the focus is gone, the focus goes to what the next question
 * wants: the board where something is to be placed on it, else the likeliest answer. A pointer leaves the focus alone.
 */
export class KeepFocus implements ReactiveController {
  /** The last touch was that of a key, or of what reads the screen aloud. */
  #keys = false;
  #left = 0;
  #asked = 0;

  constructor(private readonly host: Kept) {
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('keydown', this.#key, true);
    document.addEventListener('click', this.#click, true);
    document.addEventListener('pointerdown', this.#point, true);
  }
  hostDisconnected(): void {
    document.removeEventListener('keydown', this.#key, true);
    document.removeEventListener('click', this.#click, true);
    document.removeEventListener('pointerdown', this.#point, true);
    cancelAnimationFrame(this.#asked);
    this.#asked = 0;
  }
  hostUpdated(): void {
    this.#watch();
  }

  readonly #point = (): void => {
    this.#keys = false;
  };
  readonly #key = (event: KeyboardEvent): void => {
    this.#keys = true;
    // a key that is held does not answer the next question, too
    if (event.repeat && event.key === 'Enter') event.preventDefault();
    const planned =
      event.key === 'Enter' && event.composedPath().some((one) => one instanceof Element && one.matches('[role="application"]'));
    this.#watch(planned);
  };
  readonly #click = (event: MouseEvent): void => {
    if (event.detail === 0) this.#keys = true;
    this.#watch();
  };

  /** Looks for a while whether the focus has been lost; `planned`: a place has just been planned on the board. */
  #watch(planned = false): void {
    if (!this.#keys) return;
    this.#left = FRAMES;
    if (planned) this.#asked = requestAnimationFrame(() => requestAnimationFrame(() => this.#confirm()));
    this.#asked ||= requestAnimationFrame(() => this.#look());
  }
  #look(): void {
    this.#asked = 0;
    this.#left -= 1;
    if (!this.#keys || !this.host.isConnected) return;
    if (document.activeElement === null || document.activeElement === document.body) this.#find();
    if (this.#left > 0) this.#asked = requestAnimationFrame(() => this.#look());
  }

  get #questions(): HTMLElement[] {
    return [...this.host.renderRoot.querySelectorAll('moon-seat-strip')].flatMap((strip) => [
      ...(strip.shadowRoot?.querySelectorAll<HTMLElement>('section.question') ?? []),
    ]);
  }

  /** What has been planned waits to be confirmed. */
  #confirm(): void {
    this.#asked = 0;
    for (const question of this.#questions) first(question, ANSWERS[0] ?? '')?.focus();
    this.#watch();
  }

  #find(): void {
    const { renderRoot } = this.host;
    for (const stage of renderRoot.querySelectorAll('moon-melee-stage, moon-arcane-stage')) {
      const on = stage.shadowRoot && first(stage.shadowRoot, '.after moon-button');
      if (on) return on.focus();
    }
    for (const question of this.#questions) {
      const [confirm = '', ...others] = ANSWERS;
      const board = renderRoot.querySelector('moon-board')?.shadowRoot?.querySelector<HTMLElement>('.surface[role="application"]');
      const found = first(question, confirm) ?? board ?? others.map((one) => first(question, one)).find((one) => one !== null);
      if (found) return found.focus({ preventScroll: found === board });
    }
  }
}
