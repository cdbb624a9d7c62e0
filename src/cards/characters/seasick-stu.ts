import type { Character } from '../../rules/terms/card-language.ts';
import { deal } from '../library/deal.ts';

export const seasickStu: Character = {
  id: 'seasick-stu',
  name: 'Seasick Stu',
  version: 4,
  factions: ['dominion'],
  keywords: ['goblin', 'pirate'],
  base: 30,
  health: 7,
  blueDots: [1, 3, 5, 7],
  melee: 2,
  meleeRange: 3,
  arcane: 4,
  evade: -1,
  abilities: [
    {
      kind: 'passive',
      id: 'harpoon',
      name: 'Harpoon',
      rules: [
        {
          always: [
            { mod: 'dealt', types: ['impact', 'slicing'], by: -1, scope: 'melee' },
            { mod: 'dealt', types: ['piercing'], by: 1, scope: 'melee' },
          ],
        },
      ],
    },
    {
      kind: 'active',
      id: 'bawdy-jokes',
      name: 'Bawdy Jokes',
      cost: 2,
      pulse: 4,
      limit: { per: 'turn' },
      do: [
        { do: 'pulse', in: 4, which: { is: ['goblin'] }, effects: [{ do: 'move', who: 'each', in: 1, way: { towards: 'self' } }] },
        { do: 'for-each', which: { other: true, is: ['goblin'], within: { in: 1 } }, effects: [{ do: 'gain', to: 'each', energy: 1 }] },
      ],
    },
    {
      kind: 'arcane',
      id: 'rough-tides',
      name: 'Rough Tides',
      cost: 2,
      range: 6,
      target: { which: { other: true } },
      outcomes: [
        { on: { colour: ['blue'], value: 'X' }, do: [{ do: 'move', who: 'target', in: 'X', way: { away: 'self' } }] },
        {
          on: 'catastrophe',
          do: [
            { do: 'wound', to: 'self', by: 1 },
            { do: 'lose', to: 'self', energy: 'all' },
          ],
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'seasick',
      name: 'Seasick',
      cost: 2,
      range: 6,
      target: {},
      outcomes: [
        { on: { colour: ['blue'], value: 'X' }, do: [{ do: 'lose', to: 'target', energy: 'X' }] },
        {
          on: 'catastrophe',
          do: [
            { do: 'wound', to: 'self', by: 2 },
            { do: 'lose', to: 'self', energy: 'all' },
          ],
        },
      ],
    },
  ],
  signature: {
    id: 'its-a-bigun',
    name: "It's a big'un!",
    upgrades: 'thrust',
    types: ['piercing'],
    deal: deal(0, 3, 3, null, 2, 1),
    end: [
      {
        do: 'if',
        cond: [{ did: 'caused-wounds' }],
        then: [{ do: 'apply', to: 'enemy', mods: [{ mod: 'forbid', actions: ['jog'] }], until: 'turn' }],
      },
    ],
  },
};
