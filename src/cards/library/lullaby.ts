import type { Arcane } from '../../rules/terms/card-language.ts';
import { selfWounds } from './catastrophes.ts';

export const lullaby: Arcane = {
  kind: 'arcane',
  id: 'lullaby',
  name: 'Lullaby',
  cost: 1,
  range: 6,
  limit: { per: 'turn' },
  target: {},
  outcomes: [
    {
      on: { colour: ['blue', 'pink'], value: 2 },
      do: [
        { do: 'lose', to: 'target', energy: { half: { of: 'target', the: 'energy' } } },
        { do: 'heal', to: 'target', by: 2 },
      ],
    },
    selfWounds(2),
  ],
};
