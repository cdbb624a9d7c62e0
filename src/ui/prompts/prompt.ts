import { consume } from '@lit/context';
import { LitElement, css } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Decision } from '../../rules/terms/decision.ts';
import type { ModelId, Seat } from '../../rules/terms/ids.ts';
import type { Opening, OpeningKind, OpeningOf } from '../../rules/terms/opening.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { emit } from '../kit/emit.ts';
import { lowHandContext } from '../kit/tray/low-hand-context.ts';
import { nextFrame } from '../kit/touch/next-frame.ts';
import { shared } from '../kit/styles.ts';
import { drawnAfterTouch } from '../kit/touch/touch-picture.ts';
import { Desk } from '../table/desk.ts';
import { modelName } from '../table/names.ts';
import { low } from '../theme/sizes.ts';

/** A decision without its seat. */
export type Unsigned = Decision extends infer D ? (D extends Decision ? Omit<D, 'seat'> : never) : never;

export const promptStyles = css`
  :host {
    display: block;
  }
  .say {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    margin-bottom: var(--space-2);
    font: 700 var(--text-l) / 1.2 var(--title-face);
    color: var(--question-ink);
    text-wrap: balance;
  }
  /* with two questions side by side on a phone, the signs have a line of their own */
  @container question (max-width: 16rem) {
    .say {
      clear: both;
    }
  }
  .note {
    margin-bottom: var(--space-2);
    font-size: var(--text-s);
    color: var(--ink);
  }
  /* the text of a card has lines of its own */
  .note[lang] {
    white-space: pre-line;
  }
  /* left out where there is little room */
  .spare {
    display: var(--spare, block);
  }
  .soft {
    color: var(--ink-soft);
  }
  /* on a long strip before a board, answers stand beside their words, so that the board stays visible */
  .long {
    display: var(--long, block);
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: var(--space-4);
    align-items: center;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
  }
  .row .end {
    margin-inline-start: auto;
  }
  .wrong {
    color: var(--harm-ink);
    font-weight: 600;
  }
  /* few answers stay in sight below a long text */
  .stay {
    position: sticky;
    z-index: 1;
    bottom: calc(-1 * var(--space-3));
    margin-bottom: calc(-1 * var(--space-3));
    padding-bottom: var(--space-3);
    background: var(--panel);
  }
  /* the text below them fades */
  .stay,
  .corner {
    box-shadow: 0 -6px 6px var(--panel);
  }
  /* two places that never move: the button to decline in the lower right corner, and the button to confirm beside it; both stay in sight below a question of any length */
  .corner {
    position: sticky;
    z-index: 1;
    bottom: calc(-1 * var(--space-3));
    display: grid;
    grid-template-columns: minmax(0, 1fr) repeat(2, minmax(min(9rem, 44%), 15rem));
    gap: var(--space-2);
    margin: var(--space-2) 0 calc(-1 * var(--space-3));
    padding-block: var(--space-1) var(--space-3);
    background: var(--panel);
  }
  /* a low screen has less space round its questions */
  @media ${low} {
    .stay {
      bottom: calc(-1 * var(--space-1));
      margin-bottom: calc(-1 * var(--space-1));
      padding-bottom: var(--space-1);
    }
    .corner {
      bottom: calc(-1 * var(--space-1));
      margin-bottom: calc(-1 * var(--space-1));
      padding-bottom: var(--space-1);
    }
  }
  /* it lies above a low hand */
  .corner.over {
    position: static;
    margin: 0 0 var(--space-2);
    padding: 0;
    box-shadow: none;
  }
  /* nothing stands between a low hand and the strip of its player */
  .lowest {
    position: var(--lowest, sticky);
    z-index: 1;
    bottom: calc(-1 * var(--space-3));
    margin-top: var(--space-2);
    background: var(--panel);
    box-shadow: 0 -6px 6px var(--panel);
  }
  @media ${low} {
    .lowest {
      bottom: calc(-1 * var(--space-1));
    }
  }
  .beside {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
  }
  .beside > :first-child {
    flex: 1 1 6rem;
    min-width: 0;
  }
  .beside > :is(slot, moon-look-up) {
    flex: none;
    max-width: 100%;
  }
  .beside > moon-look-up {
    margin-top: 0;
  }
  .beside > moon-look-up:not([open]) {
    container-type: normal;
  }
  .beside > moon-look-up[open] {
    flex: 1 0 100%;
  }
  /* the look-up takes the whole width, and scrolls with the rest */
  moon-secret-answer:has(> moon-look-up[open]),
  .lowest:has(moon-look-up[open]) {
    --beside: 1 / -1;
    --lowest: static;
  }
  .corner > * {
    grid-row: 1;
    grid-column: 2;
  }
  .corner > [tone='quiet'] {
    grid-column: 3;
  }
  .corner > span {
    grid-column: 1;
  }
  /* the text beside them has a line of its own where they leave no room */
  @container question (max-width: 36rem) {
    .corner > span {
      grid-column: 1 / -1;
    }
    .corner > span ~ moon-button {
      grid-row: 2;
    }
  }
  /* with large words in a narrow question, both share its whole width */
  @container question (max-width: 21rem) {
    .corner {
      --press-side: var(--space-2);
      --press-sign: none;
      grid-template-columns: 0 repeat(2, minmax(0, 1fr));
    }
    /* a single button grows with its words */
    .corner > moon-button:only-child {
      grid-column: 1 / -1;
      justify-self: end;
      min-width: calc(50% - var(--space-1));
    }
  }
`;

/**
 * A question to one seat. It gets its choices from the table when it renders, and sends the answer to the table.
 * @fires refusal `{ reason }` an answer was refused, or the player touched a choice that is not allowed
 */
export abstract class Prompt extends LitElement {
  static override styles = [shared, promptStyles];
  @property({ attribute: false }) table!: TablePort;
  @property({ attribute: false }) opening!: Opening;
  @property({ attribute: false }) desk: Desk = new Desk();
  /** True if hands lie low: below the question, at their player's edge. */
  @consume({ context: lowHandContext, subscribe: true }) @state() protected low = false;
  /** An answer is being sent. Only an attribute shows it: a render would delay the write to the disk. */
  #busy = false;

  protected override scheduleUpdate(): void | Promise<unknown> {
    return drawnAfterTouch(this, () => super.scheduleUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.desk.free(this);
  }

  protected get seat(): Seat {
    return this.opening.seat;
  }

  protected open<K extends OpeningKind>(kind: K): OpeningOf<K> | null {
    return this.opening.kind === kind ? (this.opening as OpeningOf<K>) : null; // the kind tells which opening it is
  }

  protected model(id: ModelId): string {
    return modelName(this.table, id);
  }

  /** `text`: a better sentence than the reason's. */
  protected refusal(reason: Reason, text?: string): void {
    emit(this, 'refusal', { reason, sentence: text });
  }

  /** Sends an answer of this seat; shows the reason if it is refused. */
  protected decide(answer: Unsigned | Decision): Promise<boolean> {
    return this.#sent(() => this.table.decide({ ...answer, seat: this.seat })); // an answer with its seat is a decision
  }

  /** Sends all decisions of one gesture, one after the other; shows the reason if the first is refused. */
  protected decideAll(decisions: readonly Decision[]): Promise<boolean> {
    return this.#sent(() => this.desk.ahead.gesture(this.table, decisions));
  }

  /** The openings of this seat as text. */
  get #questions(): string {
    return JSON.stringify(this.table.openings().filter(({ seat }) => seat === this.seat));
  }

  async #sent(send: () => Promise<Reason | null>): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    this.ariaBusy = 'true';
    const asked = this.#questions;
    try {
      await nextFrame();
      if (this.#questions !== asked) return false; // the question has changed in the meantime, so the answer would belong to another one
      const refused = await send();
      if (refused) this.refusal(refused);
      return refused === null;
    } finally {
      this.#busy = false;
      this.ariaBusy = null;
    }
  }
}
