import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Choices } from '../../../rules/terms/choices.ts';
import type { Decision } from '../../../rules/terms/decision.ts';
import type { ModelId } from '../../../rules/terms/ids.ts';
import { switchCost } from '../../../rules/terms/marker-energy.ts';
import type { Reason } from '../../../rules/terms/reason.ts';
import { matchWords } from '../../../words/match/match.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import { icon } from '../../art/icon.ts';

/** The choices of the seat, the acting model, whether it pays nothing, and what a touch of a marker does. */
interface MarkerRow {
  choices: Choices;
  actor: ModelId;
  isFree: () => boolean;
  decide: (decision: Decision) => unknown;
  refuse: (reason: Reason) => unknown;
}

/** The objective markers that the acting model touches, as buttons that switch them. */
export function markerRow(
  port: TablePort,
  { choices: { decisions, refused }, actor, isFree, decide, refuse }: MarkerRow,
): TemplateResult[] {
  const isOwn = (decision: { kind: string; ability?: string; model?: string }) =>
    decision.kind === 'use' && decision.ability === 'objective-marker' && decision.model === actor;
  const { table, order } = port.view(null);
  const button = (id: string, press: () => unknown, disabled: boolean) => {
    const active = table.markers?.find((marker) => marker.id === id)?.active ?? false;
    const cost = isFree() ? 0 : (switchCost(order.options, active) ?? 0);
    return html`<button type="button" class="press" data-id=${`marker ${id}`} aria-disabled=${disabled ? 'true' : nothing} @click=${press}>
      ${icon('flag', '1.5em')}<span
        >${active ? matchWords.switchOff() : matchWords.switchOn()}<span class="facts"
          ><span class="drop" aria-label=${matchWords.cost(cost)} role="img">${icon('drop', '1.1em')}${cost}</span></span
        ></span
      >
    </button>`;
  };
  return [
    ...decisions.flatMap((decision) =>
      isOwn(decision) && decision.kind === 'use' ? [button(decision.terrain ?? '', () => decide(decision), false)] : [],
    ),
    ...refused.flatMap(({ decision, reason }) => (isOwn(decision) ? [button(decision.terrain ?? '', () => refuse(reason), true)] : [])),
  ];
}
