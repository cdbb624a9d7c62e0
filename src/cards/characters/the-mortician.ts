import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { healing } from '../library/healing.ts';
import { reanimate } from '../library/reanimate.ts';
import { playDead } from '../library/signatures.ts';
import { slow } from '../library/slow.ts';

export const theMortician: Character = {
  id: 'the-mortician',
  name: 'The Mortician',
  version: 1,
  factions: ['dominion'],
  keywords: ['goblin', 'wizard'],
  base: 30,
  health: 7,
  blueDots: [1, 4],
  melee: 2,
  meleeRange: 1,
  arcane: 4,
  evade: -1,
  abilities: [
    slow,
    {
      kind: 'passive',
      id: 'spirit-link',
      name: 'Spirit Link',
      rules: [{ when: { on: 'replenish', at: 'during' }, do: [{ do: 'gain', to: 'self', energy: { count: 'friendly-slain' } }] }],
    },
    healing,
    {
      kind: 'arcane',
      id: 'rigor-mortis',
      name: 'Rigor Mortis',
      cost: 3,
      range: 6,
      target: {},
      outcomes: [
        {
          on: { colour: 'any', value: 2 },
          do: [
            { do: 'lose', to: 'target', energy: 'all' },
            { do: 'wound', to: 'target', by: 1 },
          ],
        },
        selfWounds(4),
      ],
    },
    reanimate,
  ],
  signature: playDead,
};
