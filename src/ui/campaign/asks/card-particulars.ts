import { html, nothing, type TemplateResult } from 'lit';
import type { OwnPlay } from '../../../campaign/terms/decision.ts';
import type { PlayerId } from '../../../campaign/terms/parts.ts';
import type { PlayAsk } from '../../../campaign/terms/view.ts';
import { askWords } from '../../../words/campaign/campaign-asks.ts';
import '../../kit/fields/segmented.ts';
import '../../kit/fields/stepper.ts';
import '../../kit/fields/toggle.ts';

const MANY = 30;

/** A play of this card with nothing entered yet. */
export const begunPlay = ({ card, asks }: PlayAsk): OwnPlay => ({
  card,
  ...(asks.includes('count') ? { count: 0 } : {}),
  ...(asks.includes('active') ? { active: 0 } : {}),
  ...(asks.includes('happened') ? { happened: false } : {}),
});

/** The fields that a played card asks for: the named player, counts, markers, whether it happened. */
export function cardParticulars(
  { asks, named, mostCount, mostActive }: PlayAsk,
  play: OwnPlay,
  nameOf: (player: PlayerId) => string,
  change: (play: OwnPlay) => void,
): TemplateResult {
  const number = (label: string, value: number, max: number, set: (value: number) => OwnPlay): TemplateResult =>
    html`<div class="measure">
      <span>${label}</span>
      <moon-stepper
        .label=${label}
        .value=${value}
        .max=${max}
        @changed=${({ detail }: MoonEvent<'changed', { value: number }>) => change(set(detail.value))}
      ></moon-stepper>
    </div>`;
  return html`${
    asks.includes('named')
      ? html`<div class="measure">
          <span>${askWords.named()}</span>
          <moon-segmented
            .label=${askWords.named()}
            .selected=${play.named ?? ''}
            .segments=${named.map((id) => ({ id, label: nameOf(id) }))}
            @chosen=${({ detail }: MoonEvent<'chosen', { id: PlayerId }>) => change({ ...play, named: detail.id })}
          ></moon-segmented>
        </div>`
      : nothing
  }${
    asks.includes('happened')
      ? html`<moon-toggle
          .label=${askWords.happened()}
          .on=${play.happened ?? false}
          @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => change({ ...play, happened: detail.on })}
        ></moon-toggle>`
      : nothing
  }${asks.includes('count') ? number(askWords.count(), play.count ?? 0, mostCount ?? MANY, (count) => ({ ...play, count })) : nothing}${
    asks.includes('active') ? number(askWords.active(), play.active ?? 0, mostActive, (active) => ({ ...play, active })) : nothing
  }`;
}
