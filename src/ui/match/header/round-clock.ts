import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { clockWords } from '../../../words/match/round-clock.ts';
import { icon } from '../../art/icon.ts';
import '../../kit/button.ts';
import { emit } from '../../kit/emit.ts';
import { shared } from '../../kit/styles.ts';
import { Ticking } from '../../page/time/ticking.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** The time from the first call to the end, in milliseconds. */
const CALL = 10 * MINUTE;
/** The lengths of a round that are offered, in minutes. */
const ROUNDS = [30, 60, 90] as const;

/**
 * The clock of an organised round: the time that is left, the call ten minutes before the end, and the call at the end.
 * @fires show-menu when it is tapped
 */
@customElement('moon-round-clock')
export class MoonRoundClock extends LitElement {
  static override styles = [
    shared,
    css`
      button {
        display: flex;
        align-items: center;
        gap: var(--space-1);
        min-width: var(--touch);
        min-height: var(--touch);
        padding: 0 var(--space-1);
        border: 0;
        border-radius: var(--radius-small);
        background: none;
        font-weight: 650;
        line-height: 1.1;
        text-align: start;
      }
      :host([narrow]) button {
        flex-direction: column;
        justify-content: center;
        font-size: var(--text-s);
      }
      .called {
        background: var(--question);
        color: var(--on-question);
      }
    `,
  ];
  /** There is room for the time alone: an icon replaces the last call. */
  @property({ type: Boolean, reflect: true }) narrow = false;
  /** The end of the round, in milliseconds since 1970; null while no clock runs. */
  @property({ attribute: false }) endsAt: number | null = null;
  readonly #clock = new Ticking(this);

  override render() {
    if (this.endsAt === null) return nothing;
    const remaining = Math.max(0, this.endsAt - this.#clock.time);
    const minutes = Math.floor(remaining / MINUTE);
    const seconds = String(Math.floor((remaining % MINUTE) / SECOND)).padStart(2, '0');
    const call = remaining === 0 ? clockWords.sunrise() : remaining <= CALL ? clockWords.tenMinutes() : '';
    return html`<button type="button" class=${call === '' ? '' : 'called'} @click=${() => emit(this, 'show-menu')}>
        ${icon(remaining === 0 ? 'sun' : 'hourglass', '1.2em')}<span class="unseen">${clockWords.heading()}</span>
        ${remaining > 0 ? clockWords.left(minutes, seconds) : html`<span class=${this.narrow ? 'unseen' : ''}>${clockWords.sunrise()}</span>`}
      </button>
      <span class="unseen" role="status">${call}</span>`;
  }
}

/** The part of the menu that sets the clock, stops it, and ends the match by it. `set`: null if another device has the clock. */
export function clockSettings(endsAt: number | null, set: ((endsAt: number | null) => void) | null, sunrise: () => void): TemplateResult {
  return html`<h3>${clockWords.heading()}</h3>
    <p>${clockWords.text()}</p>
    <div style="display: flex; flex-wrap: wrap; gap: var(--space-2); margin-top: var(--space-2)">
      ${
        set === null
          ? nothing
          : endsAt === null
            ? ROUNDS.map(
                (minutes) =>
                  html`<moon-button tone="quiet" icon="hourglass" @click=${() => set(Date.now() + minutes * MINUTE)}
                    >${clockWords.minutes(minutes)}</moon-button
                  >`,
              )
            : html`<moon-button tone="quiet" icon="close" @click=${() => set(null)}>${clockWords.stop()}</moon-button>`
      }
      <moon-button tone="harm" icon="sun" @click=${sunrise}>${clockWords.endNow()}</moon-button>
    </div>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-round-clock': MoonRoundClock;
  }
}
