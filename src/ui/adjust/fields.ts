import { html } from 'lit';
import type { TemplateResult } from 'lit';
import '../kit/stepper.ts';
import '../kit/toggle.ts';

/** A number that is set right. */
export const numberField = (
  label: string,
  value: number,
  { min = 0, max }: { min?: number; max: number },
  set: (value: number) => void,
): TemplateResult =>
  html`<div class="field">
    <span>${label}</span>
    <moon-stepper
      .label=${label}
      .value=${value}
      .min=${min}
      .max=${max}
      @changed=${({ detail }: CustomEvent<{ value: number }>) => set(detail.value)}
    ></moon-stepper>
  </div>`;

/** Something that is so or not. */
export const flagField = (label: string, on: boolean, set: (on: boolean) => void): TemplateResult =>
  html`<moon-toggle .label=${label} ?on=${on} @changed=${({ detail }: CustomEvent<{ on: boolean }>) => set(detail.on)}></moon-toggle>`;
