import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../rules/terms/ids.ts';
import '../kit/fields/segmented.ts';
import '../kit/fields/stepper.ts';
import '../kit/fields/toggle.ts';

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
      @changed=${({ detail }: MoonEvent<'changed', { value: number }>) => set(detail.value)}
    ></moon-stepper>
  </div>`;

/** Something that is so or not. */
export const flagField = (label: string, on: boolean, set: (on: boolean) => void): TemplateResult =>
  html`<moon-toggle
    .label=${label}
    ?on=${on}
    @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => set(detail.on)}
  ></moon-toggle>`;

const NOBODY = '-';

/** One of the players; `emptyLabel`: what it is called when it is nobody, if it can be. */
export const seatField = (
  label: string,
  selected: Seat | null,
  seats: readonly { seat: Seat; name: string }[],
  set: (seat: Seat | null) => unknown,
  emptyLabel?: string,
): TemplateResult =>
  html`<div class="field">
    <span>${label}</span>
    <moon-segmented
      .label=${label}
      .selected=${selected === null ? NOBODY : String(selected)}
      .segments=${[
        ...(emptyLabel === undefined ? [] : [{ id: NOBODY, label: emptyLabel }]),
        ...seats.map(({ seat, name }) => ({ id: String(seat), label: name })),
      ]}
      @chosen=${({ detail }: MoonEvent<'chosen'>) => set(detail.id === NOBODY ? null : Number(detail.id))}
    ></moon-segmented>
  </div>`;
