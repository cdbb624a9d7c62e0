import type { Arcane } from '../../rules/terms/card-language.ts';
import { slow } from './slow.ts';

/** Deals damage and makes the target Slow. */
export const eternalChill: Arcane = {
  kind: 'arcane',
  id: 'eternal-chill',
  name: 'Eternal Chill',
  cost: 2,
  range: 6,
  target: {},
  outcomes: [
    {
      on: { colour: ['blue'], value: 'X' },
      do: [
        { do: 'damage', to: 'target', by: 'X', type: 'magical' },
        { do: 'give', to: 'target', ability: slow, until: 'turn' },
      ],
    },
    {
      on: 'catastrophe',
      do: [
        { do: 'heal', to: 'self', by: 1 },
        { do: 'heal', to: 'target', by: 2 },
      ],
    },
  ],
};
