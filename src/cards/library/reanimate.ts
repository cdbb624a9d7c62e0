import type { Arcane } from '../../rules/terms/card-language.ts';
import { selfWounds } from './catastrophes.ts';

/** Brings back a friend who has been slain. @rule SLN-6 ABL-20 */
export const reanimate: Arcane = {
  kind: 'arcane',
  id: 'reanimate',
  name: 'Reanimate',
  cost: 3,
  usableIf: [{ exists: { side: 'friendly', slain: true, if: [{ who: 'each', returns: true }] } }],
  outcomes: [
    {
      on: { colour: 'any', value: 2 },
      do: [
        {
          do: 'pick',
          which: { side: 'friendly', slain: true, if: [{ who: 'each', returns: true }] },
          as: 'fallen',
          then: [{ do: 'return', who: { picked: 'fallen' }, contact: 'self' }],
        },
      ],
    },
    selfWounds(4),
  ],
};
