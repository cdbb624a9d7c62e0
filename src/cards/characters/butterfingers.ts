import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { harmless } from '../library/deal.ts';
import { weakling } from '../library/weakling.ts';

export const butterfingers: Character = {
  id: 'butterfingers',
  name: 'Butterfingers',
  version: 2,
  factions: ['dominion'],
  keywords: ['faerie'],
  base: 30,
  health: 6,
  blueDots: [1, 2, 3, 4, 5],
  melee: 3,
  meleeRange: 1,
  arcane: 5,
  evade: -2,
  abilities: [
    weakling,
    {
      kind: 'active',
      id: 'clumsy-cluts',
      name: 'Clumsy Cluts',
      cost: 2,
      range: 6,
      target: {},
      do: [{ do: 'give', to: 'target', ability: weakling, until: 'turn' }],
    },
    {
      kind: 'arcane',
      id: 'fizzle-pop',
      name: 'Fizzle-Pop',
      cost: 2,
      range: 6,
      target: {},
      outcomes: [
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            { do: 'damage', to: 'target', by: 'X', type: 'magical' },
            { do: 'move', who: 'target', in: 1, way: { away: 'self' } },
          ],
        },
        selfWounds(2),
      ],
    },
    {
      kind: 'arcane',
      id: 'butterfingers',
      name: 'Butterfingers',
      cost: 2,
      range: 6,
      target: {},
      outcomes: [
        { on: { colour: 'any', value: 3 }, do: [{ do: 'drop-stone', from: 'target' }] },
        { on: 'catastrophe', do: [{ do: 'lose', to: 'self', energy: 'all' }] },
      ],
    },
  ],
  signature: {
    id: 'faerie-dust',
    name: 'Faerie Dust',
    upgrades: 'high-guard',
    types: [],
    deal: harmless,
    mods: [{ mods: [{ mod: 'suffered', by: -2 }] }],
    end: [{ do: 'lose', to: 'enemy', energy: 2 }],
  },
};
