import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { concealedDagger } from '../library/daggers.ts';
import { harmless } from '../library/deal.ts';
import { mindControl } from '../library/mind-control.ts';
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
    {
      kind: 'passive',
      id: 'faerie-mischief',
      name: 'Faerie Mischief',
      rules: [
        {
          when: { on: 'bluffed', who: { side: 'friendly', is: ['faerie'], within: { in: 6 } } },
          may: true,
          do: [
            { do: 'gain', to: 'self', energy: 2 },
            { do: 'heal', to: 'self', by: 'all' },
          ],
        },
      ],
    },
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
  signature: {
    id: 'threats-and-promises',
    name: 'Threats & Promises',
    upgrades: 'rising-attack',
    types: [],
    deal: harmless,
    mods: [{ mods: [{ mod: 'suffered', by: -3 }] }],
    end: [
      { do: 'gain', to: 'enemy', energy: 3 },
      { do: 'apply', to: 'enemy', mods: [{ mod: 'forbid', actions: ['any'], against: 'self' }], until: 'turn' },
    ],
    worksOutOfRange: true,
  },
};
