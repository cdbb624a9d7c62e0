import type { Arcane } from '../../rules/terms/card-language.ts';
import { selfWounds } from './catastrophes.ts';

export const fizzlePop: Arcane = {
  kind: 'arcane',
  id: 'fizzle-pop',
  name: 'Fizzle-Pop',
  cost: 2,
  range: 6,
  target: {},
  outcomes: [
    {
      on: { colour: ['pink'], value: 'X' },
      do: [
        { do: 'damage', to: 'target', by: 'X', type: 'magical' },
        { do: 'move', who: 'target', in: 1, way: { away: 'self' } },
      ],
    },
    selfWounds(2),
  ],
};
