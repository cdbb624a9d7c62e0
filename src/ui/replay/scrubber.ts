import { css, html } from 'lit';
import type { TemplateResult } from 'lit';
import { replayWords } from '../../words/match/replay.ts';
import type { ReplayPort } from '../contexts/replay-port.ts';

/** The width of the thumb, in CSS pixels; its middle stays half of it away from either end. */
const THUMB = 30;

/** The styles of the slider through a match, with a mark at the beginning of each turn. */
export const scrubberStyles = css`
  .scrubber {
    position: relative;
    padding-bottom: 1.3em;
  }
  .scrubber input {
    display: block;
    width: 100%;
    height: var(--touch);
    margin: 0;
    appearance: none;
    background: none;
    touch-action: pan-y;
    cursor: pointer;
  }
  .scrubber input::-webkit-slider-runnable-track {
    height: 8px;
    border-radius: 4px;
    background: linear-gradient(90deg, var(--touchable) var(--done), var(--line) var(--done));
  }
  .scrubber input::-moz-range-track {
    height: 8px;
    border-radius: 4px;
    background: linear-gradient(90deg, var(--touchable) var(--done), var(--line) var(--done));
  }
  .scrubber input::-webkit-slider-thumb {
    appearance: none;
    width: 30px;
    height: 30px;
    margin-top: -11px;
    border: var(--pen) solid var(--outline);
    border-radius: 50%;
    background: var(--touchable);
  }
  .scrubber input::-moz-range-thumb {
    box-sizing: border-box;
    width: 30px;
    height: 30px;
    border: var(--pen) solid var(--outline);
    border-radius: 50%;
    background: var(--touchable);
  }
  .moment {
    position: absolute;
    top: -0.6em;
    translate: -50% 0;
    min-width: 1.5em;
    border-radius: 1em;
    background: var(--question);
    color: var(--on-question);
    font-size: var(--text-s);
    font-weight: 700;
    line-height: 1.5;
    text-align: center;
    pointer-events: none;
  }
  .turning {
    position: absolute;
    top: -0.6em;
    translate: -50% 0;
    min-width: 1.5em;
    border: var(--pen) solid var(--outline);
    border-radius: 0.3em;
    background: var(--panel);
    color: var(--ink);
    font-size: var(--text-s);
    font-weight: 700;
    line-height: 1.4;
    text-align: center;
    pointer-events: none;
  }
  .begins {
    position: absolute;
    bottom: 0;
    translate: -50% 0;
    padding-top: 7px;
    border-inline-start: 2px solid transparent;
    background: linear-gradient(var(--line), var(--line)) center top / 2px 6px no-repeat;
    font-size: var(--text-s);
    line-height: 1.1;
    color: var(--ink-soft);
    pointer-events: none;
  }
`;

/** The share of the way to a step, from 0 to 1. */
const share = (step: number, { first, last }: Pick<ReplayPort, 'first' | 'last'>): number =>
  last > first ? (step - first) / (last - first) : 0;

/** The position of the thumb's middle for a share of the way, as a CSS length. */
const place = (fraction: number): string => `calc(${THUMB / 2}px + (100% - ${THUMB}px) * ${fraction.toFixed(4)})`;

/** The marks on the slider: the steps that decided the match, and those with a better decision. */
interface Marks {
  moments: readonly number[];
  turnings: readonly number[];
}

/** The slider through a match. */
export function scrubber(replay: ReplayPort, step: number, { moments, turnings }: Marks, leap: (to: number) => void): TemplateResult {
  return html`<div class="scrubber" style="--done: ${place(share(step, replay))}">
    <input
      type="range"
      aria-label=${replayWords.scrub()}
      aria-valuetext=${replayWords.where(step, replay.last)}
      min=${replay.first}
      max=${replay.last}
      .value=${String(step)}
      @input=${(event: Event) => event.target instanceof HTMLInputElement && leap(Number(event.target.value))}
    />
    ${moments.map((moment, nth) => html`<span class="moment" aria-hidden="true" style="left: ${place(share(moment, replay))}">${nth + 1}</span>`)}
    ${turnings.map((turning) => html`<span class="turning" aria-hidden="true" style="left: ${place(share(turning, replay))}">?</span>`)}
    ${replay.turns
      .filter(({ turn }) => turn > 0)
      .map(
        ({ step: begins, turn }) =>
          html`<span class="begins" aria-hidden="true" style="left: ${place(share(begins, replay))}">${turn}</span>`,
      )}
  </div>`;
}
