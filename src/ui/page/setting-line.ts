import { css, html, type TemplateResult } from 'lit';
import type { Segment } from '../kit/fields/segmented.ts';
import '../kit/fields/segmented.ts';
import '../kit/fields/stepper.ts';

export const settingLineStyles = css`
  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
  }
`;

/** A setting with a few choices, in a line with its name. */
export const choiceLine = <Id extends string>(
  label: string,
  selected: Id,
  segments: readonly (Segment & { id: Id })[],
  choose: (id: Id) => void,
): TemplateResult =>
  html`<div class="line">
    <span>${label}</span>
    <moon-segmented
      .label=${label}
      .selected=${selected}
      .segments=${segments}
      @chosen=${({ detail }: MoonEvent<'chosen', { id: Id }>) => choose(detail.id)}
    ></moon-segmented>
  </div>`;

/** A setting with a number, in a line with its name. */
export const numberLine = (
  label: string,
  value: number,
  { min, max, step = 1 }: { min: number; max: number; step?: number },
  change: (value: number) => void,
): TemplateResult =>
  html`<div class="line">
    <span>${label}</span>
    <moon-stepper
      .label=${label}
      .value=${value}
      .min=${min}
      .max=${max}
      .step=${step}
      @changed=${({ detail }: MoonEvent<'changed', { value: number }>) => change(detail.value)}
    ></moon-stepper>
  </div>`;
