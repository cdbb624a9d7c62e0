import { html, type TemplateResult } from 'lit';
import '../../kit/fields/stepper.ts';

/** A number with a stepper, after its name. `short`: a shorter name to show beside the stepper; `show`: how the number is written. */
export const measureField = (
  label: string,
  value: number,
  [min, max]: readonly [number, number],
  set: (value: number) => void,
  { short = label, show = String }: { short?: string; show?: (value: number) => string } = {},
): TemplateResult =>
  html`<div class="measure">
    <span>${short}</span>
    <moon-stepper
      .label=${label}
      .value=${value}
      .min=${min}
      .max=${max}
      .show=${show}
      @changed=${({ detail }: MoonEvent<'changed', { value: number }>) => set(detail.value)}
    ></moon-stepper>
  </div>`;
