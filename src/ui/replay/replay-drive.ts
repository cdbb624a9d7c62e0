import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { replayWords } from '../../words/match/replay.ts';
import type { ReplayPort } from '../contexts/replay-port.ts';
import '../kit/button.ts';
import '../kit/icon-button.ts';
import type { DecisiveMoment } from './decisive-moments.ts';
import type { Playhead } from './playhead.ts';
import { scrubber } from './scrubber.ts';

/** The slider through a match with its marks, and the buttons that move along it. Styled by `replayStyles`. */
export function replayDrive(replay: ReplayPort, head: Playhead, moments: readonly DecisiveMoment[]): TemplateResult {
  const { step, playing } = head;
  const key = (sign: 'skip-back' | 'skip-on' | 'chevron-left' | 'chevron-right', label: string, to: number, off: boolean): TemplateResult =>
    html`<moon-icon-button icon=${sign} .label=${label} ?disabled=${off} @click=${() => head.leap(to)}></moon-icon-button>`;
  const atFirst = step <= replay.first;
  const atLast = step >= replay.last;
  return html`<div class="drive">
    ${scrubber(
      replay,
      step,
      { moments: moments.map((moment) => moment.step), turnings: (replay.lookingBack?.known ?? []).map(({ at }) => at) },
      (to) => head.leap(to),
    )}
    <div class="keys">
      ${key('skip-back', replayWords.turnBack(), head.turn(-1), atFirst)} ${key('chevron-left', replayWords.stepBack(), step - 1, atFirst)}
      <moon-button tone="question" icon=${playing ? 'pause' : 'play'} @click=${() => head.toggle()}
        >${playing ? replayWords.pause() : replayWords.play()}</moon-button
      >
      ${key('chevron-right', replayWords.stepOn(), step + 1, atLast)} ${key('skip-on', replayWords.turnOn(), head.turn(1), atLast)}
      <button class="press speed" aria-label=${replayWords.speed(head.speed)} @click=${() => head.faster()}>
        ${replayWords.times(head.speed)}
      </button>
    </div>
  </div>`;
}
