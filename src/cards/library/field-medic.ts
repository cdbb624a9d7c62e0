import type { Arcane } from '../../rules/terms/card-language.ts';
import { selfWounds } from './catastrophes.ts';

/** Heals Soldiers and Nobles. */
export const fieldMedic: Arcane = {
  kind: 'arcane',
  id: 'field-medic',
  name: 'Field Medic',
  cost: 1,
  range: 4,
  target: { which: { is: ['soldier', 'noble'] } },
  outcomes: [{ on: { colour: ['blue'], value: 'X' }, do: [{ do: 'heal', to: 'target', by: 'X' }] }, selfWounds(2)],
};
