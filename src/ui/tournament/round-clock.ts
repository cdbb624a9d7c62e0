import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { longerClock, pausedClock, readClock, resumedClock, startedClock } from '../../tournament/round-clock.ts';
import type { RoundClock, Tournament } from '../../tournament/terms/tournament.ts';
import { roundWords } from '../../words/tournament/tournament.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import { pageStyles } from '../page/page-styles.ts';
import { Ticking } from '../page/time/ticking.ts';

const MORE_MINUTES = 5;
const SECOND = 1000;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `1:29:05`, `9:59`. `remaining`: milliseconds. */
export function clockText(remaining: number): string {
  const seconds = Math.ceil(remaining / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const end = `${twoDigits(minutes)}:${twoDigits(seconds % 60)}`;
  return hours > 0 ? `${hours}:${end}` : end.replace(/^0/, '');
}

/** The clock of the round under way, with its two calls. @rule campaign A.4 @fires decide `{ decision }` to start, pause or extend it */
@customElement('moon-tournament-clock')
export class MoonTournamentClock extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    css`
      .clock {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-3);
      }
      time {
        font: 700 var(--clock-size, var(--text-xl)) / 1 var(--title-face);
        --figures: tabular-nums;
        min-width: 5ch;
      }
      /* an empty status takes no room */
      [role='status']:empty {
        margin-inline-end: calc(-1 * var(--space-3));
      }
      .call {
        font-weight: 700;
        color: var(--harm-ink);
      }
    `,
  ];
  @property({ attribute: false }) tournament!: Tournament;
  /** True if the clock can only be read here. */
  @property({ type: Boolean }) readonly = false;
  readonly #clock = new Ticking(this);

  #set(clock: RoundClock) {
    emit(this, 'decide', { decision: { kind: 'clock', round: this.tournament.rounds.length, clock } });
  }

  #buttons(clock: RoundClock | null) {
    if (this.readonly) return nothing;
    const { minutes } = this.tournament.settings;
    if (!clock)
      return html`<moon-button icon="play" data-do="start" @click=${() => this.#set(startedClock(minutes, Date.now()))}
        >${roundWords.start()}</moon-button
      >`;
    return html`${
        clock.since === null
          ? html`<moon-button icon="play" data-do="go-on" @click=${() => this.#set(resumedClock(clock, Date.now()))}
              >${roundWords.goOn()}</moon-button
            >`
          : html`<moon-button icon="pause" data-do="pause" @click=${() => this.#set(pausedClock(clock, Date.now()))}
              >${roundWords.pause()}</moon-button
            >`
      }<moon-button tone="quiet" icon="plus" data-do="more" @click=${() => this.#set(longerClock(clock, MORE_MINUTES))}
        >${roundWords.more(MORE_MINUTES)}</moon-button
      >`;
  }

  #call(call: 'none' | 'last-minutes' | 'sunrise', minutes: number) {
    if (call === 'none') return nothing;
    return html`<span class="call">${call === 'sunrise' ? roundWords.sunrise() : roundWords.lastMinutes(minutes)}</span>`;
  }

  override render() {
    const { clock, settings } = this.tournament;
    const reading = clock && readClock(clock, settings.callMinutes, Math.max(this.#clock.time, clock.since ?? 0));
    const minutes = reading ? Math.ceil(reading.remaining / (60 * SECOND)) : 0;
    return html`<div class="clock" role="group" aria-label=${roundWords.clock()}>
      ${reading ? html`<time role="timer">${clockText(reading.remaining)}</time>` : nothing}
      <span role="status">${reading ? this.#call(reading.call, minutes) : nothing}</span>
      ${this.#buttons(clock)}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-tournament-clock': MoonTournamentClock;
  }
}
