import type { Character, Eff } from '../../rules/terms/card-language.ts';
import { ramshackleArmour } from '../library/armour.ts';
import { harmless } from '../library/deal.ts';
import { slow } from '../library/slow.ts';

const explosion: Eff[] = [
  { do: 'wound', to: 'self', by: 3 },
  {
    do: 'for-each',
    which: { other: true, within: { in: 2 } },
    effects: [
      { do: 'damage', to: 'each', by: 3, type: 'magical' },
      { do: 'move', who: 'each', in: 1, way: { away: 'self' } },
    ],
  },
];

export const ribald: Character = {
  id: 'ribald',
  name: 'Ribald',
  version: 1,
  factions: ['dominion'],
  keywords: ['goblin', 'troll'],
  base: 40,
  health: 11,
  blueDots: [1, 7],
  melee: 2,
  meleeRange: 2,
  arcane: 3,
  evade: 2,
  abilities: [
    slow,
    {
      kind: 'passive',
      id: 'ironclad-knuckles',
      name: 'Ironclad Knuckles',
      rules: [
        {
          always: [
            { mod: 'dealt', types: ['slicing', 'piercing'], by: 'null', scope: 'melee' },
            { mod: 'dealt', types: ['impact'], by: 2, scope: 'melee' },
          ],
        },
      ],
    },
    ramshackleArmour,
    {
      kind: 'arcane',
      id: 'fire-cannon',
      name: 'Fire Cannon!',
      cost: 2,
      range: 8,
      target: {},
      outcomes: [
        {
          on: { colour: ['green'], value: 'X' },
          do: [
            { do: 'damage', to: 'target', by: { x: 3, plus: -1 }, type: 'impact' },
            { do: 'move', who: 'target', in: 'X', way: { away: 'self' } },
          ],
        },
        { on: 'catastrophe', do: explosion },
      ],
    },
  ],
  signature: {
    id: 'short-fuse',
    name: 'Short Fuse',
    upgrades: 'high-guard',
    types: [],
    deal: harmless,
    end: explosion,
  },
};
