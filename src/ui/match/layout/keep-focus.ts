import type { LitElement, ReactiveController } from 'lit';
import { firstBelow } from '../../kit/tray/first-below.ts';
import { byKeys } from '../../kit/touch/by-keys.ts';

/** The number of frames in which an answer has to bring the next question. */
const FRAMES = 40;

/** The button that confirms a planned or picked answer. */
const CONFIRM = '.corner moon-button[tone="question"]:not([disabled])';
/** The answers to a question, the likeliest first: an answer, one of the ten cards, the hand. Pressing Enter repeatedly never declines anything. */
const ANSWERS = [
  '.press:not([aria-disabled], :disabled, .quiet, .decline)',
  '.ten button',
  '.tray > button',
  'moon-button:not([disabled])',
  'button:not(:disabled)',
];
/** An element that only helps to answer. */
const LOOKED_UP = 'moon-look-up';

const meets = (event: Event, selector: string): boolean =>
  event.composedPath().some((target) => target instanceof Element && target.matches(selector));

/**
 * Keeps a focus for players without a pointer: when the focused answer has gone, or was given on the board, the focus goes to the next question: to
 * the board if something has to be placed there, otherwise to the likeliest answer. F6 switches between the question and the board; Escape goes from
 * a thing on the board to the question. After a touch of a pointer the focus is left alone.
 */
export class KeepFocus implements ReactiveController {
  #remaining = 0;
  #frame = 0;
  /** The questions that were open when an answer was last given on the board; null: no such answer waits. */
  #before: readonly unknown[] | null = null;
  /** True if nothing was planned when a thing was last chosen on the board: then a plan that begins now gets the focus. */
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
    this.#stop();
  }
  hostUpdated(): void {
    this.#watch();
  }

  readonly #key = (event: KeyboardEvent): void => {
    // a held key must not answer the next question as well
    if (event.repeat && event.key === 'Enter') event.preventDefault();
    const onBoard = meets(event, 'moon-board');
    if (event.key === 'F6' || (event.key === 'Escape' && meets(event, '.reachable'))) {
      event.preventDefault();
      if (onBoard || event.key === 'Escape' || !this.toBoard()) this.#find();
      return;
    }
    // with Tab the player may leave the page on purpose
    if (event.key === 'Tab') return this.#stop();
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

  #stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = this.#remaining = 0;
  }
  /** Watches for some frames whether the focus is lost; `chosen`: something was just chosen or planned on the board. */
  #watch(chosen = false): void {
    if (!byKeys()) return;
    this.#remaining = FRAMES;
    if (chosen) this.#frame = requestAnimationFrame(() => requestAnimationFrame(() => this.#confirm()));
    this.#frame ||= requestAnimationFrame(() => this.#look());
  }
  #look(): void {
    this.#frame = 0;
    this.#remaining -= 1;
    if (!byKeys() || !this.host.isConnected) return;
    const lost = document.hasFocus() && (document.activeElement === null || document.activeElement === document.body);
    if (lost || this.#answered) this.#find();
    else if (this.#unplanned && this.#plan && this.#board?.querySelector('.reachable :focus')) {
      this.#unplanned = false;
      this.#plan.focus({ preventScroll: true });
    }
    if (this.#remaining > 0) this.#frame = requestAnimationFrame(() => this.#look());
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

  /** True if a choice on the board has led to another question while the focus is still on the board. */
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

  /** Focuses the button that confirms a planned answer. */
  #confirm(): void {
    this.#frame = 0;
    const ready = this.#questions.map(({ section }) => firstBelow(section, CONFIRM)).find((candidate) => candidate !== null);
    ready?.focus();
    this.#watch();
  }

  /** Focuses the plan on the board, or the things on it; false if there is nothing to focus. */
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
