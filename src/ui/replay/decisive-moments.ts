import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { replayWords } from '../../words/match/replay.ts';
import { momentText } from '../../words/match/story.ts';
import type { ReplayPort } from '../contexts/replay-port.ts';
import { storyOf } from '../match/postcard/story-of.ts';
import { namesOf } from '../table/names.ts';

/** A step that decided the match, in words. */
export interface DecisiveMoment {
  step: number;
  sentence: string;
}

/** The steps that decided a match, among those that can be shown. */
export function decisiveMoments(replay: ReplayPort): DecisiveMoment[] {
  const last = replay.at(replay.last, 'everybody');
  return storyOf(last)
    .moments.map((moment) => ({ step: moment.at + 1, sentence: momentText(moment, namesOf(last)) }))
    .filter(({ step }) => step >= replay.first);
}

/** A list of the moments; a tap goes to a moment. Styled by `replayStyles`. */
export function momentList(moments: readonly DecisiveMoment[], step: number, leap: (to: number) => void): TemplateResult | typeof nothing {
  if (moments.length === 0) return nothing;
  return html`<ol class="decided" aria-label=${replayWords.moments()}>
    ${moments.map(
      (moment, nth) =>
        html`<li>
          <button class="press" aria-label=${moment.sentence} aria-current=${moment.step === step} @click=${() => leap(moment.step)}>
            <b>${nth + 1}</b><span>${moment.sentence}</span>
          </button>
        </li>`,
    )}
  </ol>`;
}
