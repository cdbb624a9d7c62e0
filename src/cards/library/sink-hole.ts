import type { Arcane } from '../../rules/terms/card-language.ts';
import { selfWounds } from './catastrophes.ts';
import { slow } from './slow.ts';

/** Wounds the target and makes it Slow. */
export const sinkHole: Arcane = {
  kind: 'arcane',
  id: 'sink-hole',
  name: 'Sink Hole',
  cost: 2,
  range: 8,
  target: {},
  outcomes: [
    {
      on: { colour: ['pink'], value: 'X' },
      do: [
        { do: 'wound', to: 'target', by: 'X' },
        { do: 'give', to: 'target', ability: slow, until: 'turn' },
      ],
    },
    selfWounds(2),
  ],
};
