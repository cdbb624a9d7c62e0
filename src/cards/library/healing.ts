import type { Arcane } from '../../rules/terms/card-language.ts';
import { selfWounds } from './catastrophes.ts';

export const healing: Arcane = {
  kind: 'arcane',
  id: 'healing',
  name: 'Healing',
  cost: 2,
  range: 8,
  target: {},
  outcomes: [{ on: { colour: ['blue'], value: 'X' }, do: [{ do: 'heal', to: 'target', by: { x: 1, plus: 1 } }] }, selfWounds(2)],
};
