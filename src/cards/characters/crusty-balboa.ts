import type { Character } from '../../rules/terms/card-language.ts';
import { NON_MAGICAL } from '../library/armour.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { deal } from '../library/deal.ts';
import { lookOut } from '../library/look-out.ts';

export const crustyBalboa: Character = {
  id: 'crusty-balboa',
  name: 'Crusty Balboa',
  version: 1,
  factions: ['dominion'],
  keywords: ['animal', 'goblin', 'pirate'],
  base: 40,
  health: 9,
  blueDots: [1, 3, 5],
  melee: 3,
  meleeRange: 2,
  arcane: 4,
  evade: 1,
  abilities: [
    {
      kind: 'passive',
      id: 'claw-and-hook',
      name: 'Claw and Hook',
      rules: [{ always: [{ mod: 'dealt', types: ['impact'], by: 1, scope: 'melee' }] }],
    },
    {
      kind: 'passive',
      id: 'barnacle-encrusted-shell',
      name: 'Barnacle Encrusted Shell',
      rules: [{ always: [{ mod: 'suffered', types: NON_MAGICAL, by: -1 }] }],
    },
    lookOut,
    {
      kind: 'arcane',
      id: 'pinch',
      name: 'Pinch',
      cost: 2,
      range: 2,
      target: {},
      outcomes: [{ on: { colour: 'any', value: 3 }, do: [{ do: 'take-stone', from: 'target', to: 'self' }] }, selfWounds(3)],
    },
    {
      kind: 'arcane',
      id: 'punch',
      name: 'Punch',
      cost: 1,
      range: 2,
      target: {},
      outcomes: [
        {
          on: { colour: ['blue', 'pink'], value: 2 },
          do: [
            {
              do: 'if',
              cond: [{ who: 'self', used: 'pinch' }],
              then: [{ do: 'damage', to: 'target', by: 3, type: 'impact' }],
              else: [{ do: 'damage', to: 'target', by: 2, type: 'impact' }],
            },
          ],
        },
        selfWounds(2),
      ],
    },
  ],
  signature: {
    id: 'first-of-the-month',
    name: 'First of the Month!',
    upgrades: 'rising-attack',
    types: ['impact'],
    deal: deal(2, 1, 2, 2, 1, null),
    end: [
      {
        do: 'if',
        cond: [
          { who: 'self', used: 'pinch' },
          { who: 'self', used: 'punch' },
        ],
        then: [
          { do: 'wound', to: 'enemy', by: 2 },
          { do: 'apply', to: 'enemy', mods: [{ mod: 'forbid', actions: ['melee'], against: 'self' }], until: 'turn' },
        ],
      },
    ],
  },
};
