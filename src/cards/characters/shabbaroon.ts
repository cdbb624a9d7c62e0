import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { harmless } from '../library/deal.ts';
import { weakling } from '../library/weakling.ts';

export const shabbaroon: Character = {
  id: 'shabbaroon',
  name: 'Shabbaroon',
  version: 3,
  factions: ['dominion'],
  keywords: ['goblin', 'wizard'],
  base: 30,
  health: 6,
  blueDots: [1, 2, 3, 6],
  melee: 1,
  meleeRange: 1,
  arcane: 7,
  evade: -1,
  abilities: [
    weakling,
    {
      kind: 'arcane',
      id: 'goblin-mischief',
      name: 'Goblin Mischief',
      cost: 2,
      pulse: 6,
      limit: { per: 'turn' },
      dealtTo: { is: ['goblin'] },
      outcomes: [
        { on: { colour: ['green'], value: 'X' }, do: [{ do: 'gain', to: 'each', energy: 'X' }] },
        { on: { colour: ['pink'], value: 'X' }, do: [{ do: 'gain', to: 'each', energy: 1 }] },
        { on: 'catastrophe', do: [{ do: 'wound', to: 'each', by: 2 }] },
      ],
    },
    {
      kind: 'arcane',
      id: 'goblin-luck',
      name: 'Goblin Luck',
      cost: 2,
      range: 8,
      target: {
        which: {
          if: [
            {
              any: [
                { who: 'each', side: 'enemy' },
                { who: 'each', is: ['goblin'] },
              ],
            },
          ],
        },
      },
      outcomes: [{ on: { colour: 'any', value: 3 }, do: [{ do: 'catastrophe-of', of: 'target' }] }, selfWounds(3)],
    },
    {
      kind: 'arcane',
      id: 'transconbobulate',
      name: 'Transconbobulate',
      cost: 3,
      range: 8,
      target: { which: { is: ['goblin'] } },
      outcomes: [
        {
          on: { colour: ['blue', 'pink'], value: 3 },
          do: [
            { do: 'heal', to: 'target', by: 'all' },
            { do: 'refill', to: 'target', upTo: 'printed' },
            { do: 'place', who: 'target', within: { in: 8, of: 'self' } },
          ],
        },
        selfWounds(4),
      ],
    },
  ],
  signature: {
    id: 'fuddlemuddle',
    name: 'Fuddlemuddle',
    upgrades: 'high-guard',
    types: [],
    deal: harmless,
    end: [
      {
        do: 'if',
        cond: [{ role: 'defender' }],
        then: [
          { do: 'heal', to: 'self', by: 'all' },
          { do: 'refill', to: 'self', upTo: 'printed' },
          { do: 'place', who: 'self', within: { in: 8, of: 'self' } },
        ],
      },
    ],
    unlessSlain: true,
  },
};
