import type { LitElement, ReactiveController } from 'lit';
import { firstBelow } from '../../kit/tray/first-below.ts';
import { byKeys } from '../../kit/touch/by-keys.ts';

/** How many frames an answer has to bring the next question. */
const FRAMES = 40;

/** The confirmation that a planned or picked answer waits for. */
const CONFIRM = '.corner moon-button[tone="question"]:not([disabled])';
/** The answers to a question, the likeliest first: an answer, a card of the ten, the hand; pressing on never declines anything. */
const ANSWERS = [
  '.press:not([aria-disabled], :disabled, .quiet, .decline)',
  '.ten button',
  '.tray > button',
  'moon-button:not([disabled])',
  'button:not(:disabled)',
];
/** A control that only helps to answer. */
const LOOKED_UP = 'moon-look-up';

const meets = (event: Event, selector: string): boolean =>
  event.composedPath().some((target) => target instanceof Element && target.matches(selector));

/**
 * A player without a pointer always has a focus: when the answer that had the focus is gone, or was given on the board, the focus goes to
 * what the next question wants: the board where something is to be placed on it, else the likeliest answer. F6 goes from the question to the board
 * and back, Escape from what stands on the board to the question. A pointer leaves the focus alone.
 */
export class KeepFocus implements ReactiveController {
  #left = 0;
  #asked = 0;
  /** The question that was asked when an answer was last given on the board; null: none was. */
  #before: readonly unknown[] | null = null;
  /** Nothing was planned when somebody was last chosen on the board: they may be led somewhere now. */
  #unplanned = false;

  constructor(private readonly host: LitElement) {
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('keydown', this.#key, true);
    document.addEventListener('click', this.#click, true);
  }
  hostDisconnected(): void {
    document.removeEventListener('keydown', this.#key, true);
    document.removeEventListener('click', this.#click, true);
    this.#rest();
  }
  hostUpdated(): void {
    this.#watch();
  }

  readonly #key = (event: KeyboardEvent): void => {
    // a key that is held does not answer the next question, too
    if (event.repeat && event.key === 'Enter') event.preventDefault();
    const onBoard = meets(event, 'moon-board');
    if (event.key === 'F6' || (event.key === 'Escape' && meets(event, '.reachable'))) {
      event.preventDefault();
      if (onBoard || event.key === 'Escape' || !this.toBoard()) this.#find();
      return;
    }
    // who goes on beyond the last thing on the page is not lost
    if (event.key === 'Tab') return this.#rest();
    const chosen = event.key === 'Enter' && meets(event, '[role="application"], .reachable');
    if (chosen) {
      this.#before = this.#openings;
      this.#unplanned = this.#plan === null;
    }
    this.#watch(chosen);
  };
  readonly #click = (event: MouseEvent): void => {
    if (event.detail === 0 && meets(event, '.reachable')) this.#before = this.#openings;
    this.#watch();
  };

  #rest(): void {
    cancelAnimationFrame(this.#asked);
    this.#asked = this.#left = 0;
  }
  /** Looks for a while whether the focus has been lost; `chosen`: something has just been chosen or planned on the board. */
  #watch(chosen = false): void {
    if (!byKeys()) return;
    this.#left = FRAMES;
    if (chosen) this.#asked = requestAnimationFrame(() => requestAnimationFrame(() => this.#confirm()));
    this.#asked ||= requestAnimationFrame(() => this.#look());
  }
  #look(): void {
    this.#asked = 0;
    this.#left -= 1;
    if (!byKeys() || !this.host.isConnected) return;
    const lost = document.hasFocus() && (document.activeElement === null || document.activeElement === document.body);
    if (lost || this.#answered) this.#find();
    else if (this.#unplanned && this.#plan && this.#board?.querySelector('.reachable :focus')) {
      this.#unplanned = false;
      this.#plan.focus({ preventScroll: true });
    }
    if (this.#left > 0) this.#asked = requestAnimationFrame(() => this.#look());
  }

  get #questions(): { asks: unknown; section: HTMLElement }[] {
    return [...this.host.renderRoot.querySelectorAll('moon-seat-strip')].flatMap(({ opening, shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll<HTMLElement>('section.question') ?? [])].map((section) => ({ asks: opening, section })),
    );
  }
  get #openings(): unknown[] {
    return this.#questions.map(({ asks }) => asks);
  }
  get #board(): ParentNode | null {
    return this.host.renderRoot.querySelector('moon-board')?.shadowRoot ?? null;
  }
  get #plan(): HTMLElement | null {
    return this.#board?.querySelector<HTMLElement>('.surface[role="application"]') ?? null;
  }

  /** A choice on the board has led to another question, and the focus is still on the board. */
  get #answered(): boolean {
    const [before, openings] = [this.#before, this.#openings];
    if (
      !before ||
      openings.length === 0 ||
      (openings.length === before.length && openings.every((candidate) => before.includes(candidate)))
    )
      return false;
    this.#before = null;
    return this.#board?.querySelector('.surface:not([role="application"]):focus, .reachable :focus') !== null;
  }

  /** A planned answer waits to be confirmed. */
  #confirm(): void {
    this.#asked = 0;
    const ready = this.#questions.map(({ section }) => firstBelow(section, CONFIRM)).find((candidate) => candidate !== null);
    ready?.focus();
    this.#watch();
  }

  /** To what is planned on the board, or to what stands on it. */
  toBoard(): boolean {
    const target = this.#plan ?? this.#board?.querySelector<HTMLElement>('.reachable [tabindex="0"]');
    target?.focus({ preventScroll: true });
    return target !== null && target !== undefined;
  }

  #find(): void {
    const { renderRoot } = this.host;
    for (const stage of renderRoot.querySelectorAll('moon-melee-stage, moon-arcane-stage')) {
      const on = stage.shadowRoot && firstBelow(stage.shadowRoot, '.after moon-button');
      if (on) return on.focus();
    }
    const end = renderRoot.querySelector('moon-match-end');
    if (end) return end.focus();
    for (const { section } of this.#questions) {
      const board = this.#plan;
      const target =
        firstBelow(section, CONFIRM) ??
        board ??
        ANSWERS.map((selector) => firstBelow(section, selector, LOOKED_UP)).find((candidate) => candidate !== null);
      if (target) return target.focus({ preventScroll: target === board });
    }
  }
}
