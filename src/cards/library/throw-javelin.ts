import type { Arcane } from '../../rules/terms/card-language.ts';
import { selfWounds } from './catastrophes.ts';

export const throwJavelin: Arcane = {
  kind: 'arcane',
  id: 'throw-javelin',
  name: 'Throw Javelin',
  cost: 2,
  range: 6,
  target: {},
  outcomes: [{ on: { colour: ['green'], value: 'X' }, do: [{ do: 'damage', to: 'target', by: 'X', type: 'piercing' }] }, selfWounds(1)],
};
