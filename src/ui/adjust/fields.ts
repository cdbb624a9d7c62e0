import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../rules/terms/ids.ts';
import '../kit/fields/segmented.ts';
import '../kit/fields/stepper.ts';
import '../kit/fields/toggle.ts';

/** A field for a number. */
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

/** A field for a flag. */
export const flagField = (label: string, on: boolean, set: (on: boolean) => void): TemplateResult =>
  html`<moon-toggle
    .label=${label}
    ?on=${on}
    @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => set(detail.on)}
  ></moon-toggle>`;

const NOBODY = '-';

/** A field for a player; `emptyLabel`: the label of the choice without a player, if there is one. */
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
