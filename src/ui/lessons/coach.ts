import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { lessonWords } from '../../words/match/lessons.ts';
import { icon } from '../art/icon.ts';
import type { BlowName } from '../art/blows.ts';
import '../cards/deck/melee-card.ts';
import '../kit/button.ts';
import '../kit/icon-button.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import { flat, phone } from '../theme/sizes.ts';

/** The card that the other side will play in a task, shown beside the task. */
const SHOWN: Readonly<Record<string, BlowName>> = { 'fighting lay': 'high-guard' };

/**
 * The words of the lesson, above the table.
 * @fires again
 * @fires go-on
 * @fires first-alone the first match against the computer, after the last lesson
 * @fires leave
 * @fires remark-read when its text has been read
 */
@customElement('moon-coach')
export class MoonCoach extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: flex-end;
        gap: var(--space-2) var(--space-3);
        padding: calc(var(--space-2) + env(safe-area-inset-top)) max(var(--space-3), env(safe-area-inset-right)) var(--space-2)
          max(var(--space-3), env(safe-area-inset-left));
        border-bottom: var(--pen) solid var(--outline);
        background: var(--panel);
        color: var(--ink);
      }
      .said {
        flex: 1 1 22rem;
      }
      moon-melee-card {
        flex: none;
        width: 74px;
      }
      .count {
        display: flex;
        align-items: center;
        gap: var(--space-1);
        color: var(--ink-soft);
        font-size: var(--text-s);
      }
      .count .icon {
        color: var(--heal);
      }
      .task {
        font-weight: 500;
        text-wrap: pretty;
      }
      .do {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: flex-end;
        gap: var(--space-2);
      }
      @media ${flat} {
        .said :is(p, .icon) {
          display: inline;
          line-height: 1.25;
        }
        moon-melee-card {
          width: 48px;
        }
      }
      /* this leaves room for the table: the buttons stand beside the number of the lesson, and the card beside its text */
      @media ${phone} {
        :host {
          display: grid;
          grid-template-columns: auto minmax(0, 1fr) auto;
          gap: 2px var(--space-2);
        }
        .said {
          display: contents;
        }
        .count {
          grid-area: 1 / 1 / 2 / 3;
        }
        .do {
          grid-area: 1 / 3;
          flex-wrap: nowrap;
        }
        .task {
          grid-area: 2 / 1 / 3 / 4;
        }
        moon-melee-card {
          grid-area: 2 / 1;
          width: 56px;
        }
        moon-melee-card ~ .said .task {
          grid-column-start: 2;
        }
        .do:has(> moon-button ~ moon-button, > moon-button[tone='question']) {
          grid-area: 3 / 1 / 4 / 4;
        }
        .task {
          font-size: min(1rem, 21px);
          line-height: 1.3;
        }
        .count {
          font-size: min(var(--text-s), 14px);
        }
        .do {
          gap: var(--space-1);
        }
      }
    `,
  ];
  @property() lesson = '';
  @property({ type: Number }) number = 1;
  @property({ type: Number }) count = 1;
  /** The name of the task; null when all are done. */
  @property() task: string | null = null;
  /** True if the task is done by reading it. */
  @property({ type: Boolean }) reading = false;

  override render() {
    const { lesson, task, number, count } = this;
    const title = lessonWords.title(lesson);
    const last = number === count;
    const shown = SHOWN[`${lesson} ${task}`];
    return html`${shown === undefined ? nothing : html`<moon-melee-card .card=${shown}></moon-melee-card>`}
      <div class="said">
        <p class="count">${task === null ? icon('check', '1.2em') : nothing} ${lessonWords.of(number, count, title)}</p>
        <p class="task" role="status">${task === null ? lessonWords.after(lesson) : lessonWords.task(lesson, task)}</p>
      </div>
      <div class="do">
        ${this.reading ? html`<moon-button tone="question" @click=${() => emit(this, 'remark-read')}>${lessonWords.seen()}</moon-button>` : nothing}
        <moon-icon-button icon="undo" .label=${lessonWords.again()} @click=${() => emit(this, 'again')}></moon-icon-button>
        ${
          last
            ? html`<moon-button tone=${task === null ? 'question' : 'quiet'} icon="hourglass" @click=${() => emit(this, 'first-alone')}
                >${lessonWords.firstAgainst()}</moon-button
              >`
            : nothing
        }
        <moon-button tone=${task === null ? 'question' : 'quiet'} icon=${last ? 'people' : 'skip-on'} @click=${() => emit(this, 'go-on')}
          >${last ? lessonWords.firstTogether() : task === null ? lessonWords.next() : lessonWords.skip()}</moon-button
        >
        <moon-icon-button icon="close" .label=${lessonWords.leave()} @click=${() => emit(this, 'leave')}></moon-icon-button>
      </div>`;
  }
}

declare global {
  interface MoonriseEvents {
    'remark-read': undefined;
  }
  interface HTMLElementTagNameMap {
    'moon-coach': MoonCoach;
  }
}
