import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { replayWords } from '../../words/replay.ts';
import type { Eyes, ReplayPort } from '../contexts/replay-port.ts';
import '../kit/choice-list.ts';
import '../kit/segmented.ts';

/** Whose eyes a match that is not over is first looked at with; `look` hears which. */
export const firstEyes = ({ seats }: ReplayPort, look: (id: string) => void): TemplateResult =>
  html`<p>${replayWords.whoseText()}</p>
    <moon-choice-list
      .label=${replayWords.whose()}
      .choices=${[
        { id: 'everybody', icon: 'eye' as const, label: replayWords.everybody() },
        ...seats.map(({ name }, seat) => ({ id: String(seat), icon: 'hand' as const, label: replayWords.asSeat(name) })),
      ]}
      @chosen=${({ detail }: CustomEvent<{ id: string }>) => look(detail.id)}
    ></moon-choice-list>`;

/** Other eyes to look with. */
export function otherEyes({ finished, seats }: ReplayPort, eyes: Eyes, look: (id: string) => void): TemplateResult {
  const segments = [
    { id: finished ? 'open' : 'everybody', label: finished ? replayWords.everything() : replayWords.everybody() },
    ...seats.map(({ name }, seat) => ({ id: String(seat), label: replayWords.asSeat(name) })),
  ];
  return html`<moon-segmented
    .label=${replayWords.eyes()}
    .segments=${segments}
    .selected=${String(eyes)}
    @chosen=${({ detail }: CustomEvent<{ id: string }>) => look(detail.id)}
  ></moon-segmented>`;
}
