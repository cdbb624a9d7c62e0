import type { Arcane } from '../../rules/terms/card-language.ts';
import { selfWounds } from './catastrophes.ts';

/** Patches up those who fight and those who pay them. */
export const fieldMedic: Arcane = {
  kind: 'arcane',
  id: 'field-medic',
  name: 'Field Medic',
  cost: 1,
  range: 4,
  target: { which: { is: ['soldier', 'noble'] } },
  outcomes: [{ on: { colour: ['blue'], value: 'X' }, do: [{ do: 'heal', to: 'target', by: 'X' }] }, selfWounds(2)],
};
