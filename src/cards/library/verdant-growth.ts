import type { Arcane } from '../../rules/terms/card-language.ts';
import { selfWounds } from './catastrophes.ts';

/** Places a round wood near the model, in sight. @rule ABL-23 CHR-70 */
export const verdantGrowth: Arcane = {
  kind: 'arcane',
  id: 'verdant-growth',
  name: 'Verdant Growth',
  cost: 2,
  outcomes: [
    { on: { colour: ['green'], value: 'X' }, do: [{ do: 'grow-terrain', n: 1, kind: 'woods', across: 50, within: { x: 3 }, most: 3 }] },
    selfWounds(2),
  ],
};
