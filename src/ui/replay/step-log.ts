import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { replayWords } from '../../words/match/replay.ts';
import type { ReplayView, ReplayPort } from '../contexts/replay-port.ts';
import '../kit/figures/pennant.ts';

/** The turn of a step. */
export function turnAt({ turns }: ReplayPort, index: number): string {
  const turn = turns.findLast(({ step }) => step <= index);
  if (!turn) return replayWords.setup();
  return turn.suddenDeath ? replayWords.suddenDeath() : replayWords.turn(turn.turn);
}

/**
 * The player whose decision led to a step, and its events; `turned`: the turning point with the better decision. While the replay runs, the
 * log is not announced to screen readers.
 */
export function stepLog(
  replay: ReplayPort,
  step: number,
  eyes: ReplayView,
  { lines, turned }: { lines: readonly string[]; turned: readonly string[] },
  playing: boolean,
): TemplateResult {
  const seat = replay.entry(step, eyes)?.seat ?? null;
  return html`<div class="told" role="log" aria-live=${playing ? 'off' : 'polite'} tabindex="0" aria-label=${replayWords.scrub()}>
    ${turned.length === 0 ? nothing : html`<div class="turned">${turned.map((line) => html`<p>${line}</p>`)}</div>`}
    ${
      seat === null
        ? nothing
        : html`<p class="who">
            <moon-pennant aria-hidden="true" .seat=${seat}></moon-pennant>${replayWords.decided(replay.seats[seat]?.name ?? '')}
          </p>`
    }
    ${lines.length === 0 ? html`<p class="soft">${replayWords.quiet()}</p>` : lines.map((line) => html`<p>${line}</p>`)}
  </div>`;
}
