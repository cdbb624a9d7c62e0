import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { concealedDagger } from '../library/daggers.ts';
import { faerieMischief } from '../library/faerie-mischief.ts';
import { mindControl } from '../library/mind-control.ts';
import { threatsAndPromises } from '../library/threats-and-promises.ts';
import { feeble } from '../library/weakling.ts';

export const silvertongue: Character = {
  id: 'silvertongue',
  name: 'Silvertongue',
  version: 2,
  factions: ['dominion'],
  keywords: ['faerie', 'rogue'],
  base: 30,
  health: 6,
  blueDots: [1, 2, 3, 4, 6],
  melee: 4,
  meleeRange: 1,
  arcane: 5,
  evade: -2,
  abilities: [
    feeble,
    faerieMischief,
    concealedDagger,
    mindControl,
    {
      kind: 'arcane',
      id: 'whispered-secrets',
      name: 'Whispered Secrets',
      cost: 2,
      range: 6,
      limit: { per: 'turn' },
      target: { which: { side: 'friendly', is: ['faerie'] } },
      outcomes: [
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            { do: 'gain', to: 'target', energy: 'X' },
            { do: 'heal', to: 'target', by: 1 },
          ],
        },
        selfWounds(2),
      ],
    },
  ],
  signature: threatsAndPromises,
};
