import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { replayWords } from '../../words/match/replay.ts';
import type { ReplayView, ReplayPort } from '../contexts/replay-port.ts';
import '../kit/fields/choice-list.ts';
import '../kit/fields/segmented.ts';

const words = (eyes: ReplayView, { seats }: ReplayPort): string => {
  if (eyes === 'open') return replayWords.everything();
  return eyes === 'everybody' ? replayWords.everybody() : replayWords.asSeat(seats[eyes]?.name ?? '');
};

/** Asks whose view of an unfinished match is shown first; `look` gets the answer. */
export const firstEyes = (replay: ReplayPort, look: (id: string) => void): TemplateResult =>
  html`<p>${replayWords.whoseText()}</p>
    <moon-choice-list
      .label=${replayWords.whose()}
      .choices=${replay.eyes.map((eyes) => ({
        id: String(eyes),
        icon: typeof eyes === 'number' ? ('hand' as const) : ('eye' as const),
        label: words(eyes, replay),
      }))}
      @chosen=${({ detail }: MoonEvent<'chosen'>) => look(detail.id)}
    ></moon-choice-list>`;

/** The choice of another view. */
export const otherEyes = (replay: ReplayPort, eyes: ReplayView, look: (id: string) => void): TemplateResult =>
  html`<moon-segmented
    .label=${replayWords.eyes()}
    .segments=${replay.eyes.map((eye) => ({ id: String(eye), label: words(eye, replay) }))}
    .selected=${String(eyes)}
    @chosen=${({ detail }: MoonEvent<'chosen'>) => look(detail.id)}
  ></moon-segmented>`;
