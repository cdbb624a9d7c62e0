import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { deal } from '../library/deal.ts';

export const youngJack: Character = {
  id: 'young-jack',
  name: 'Young Jack',
  version: 2,
  factions: ['commonwealth'],
  keywords: ['gnome', 'noble', 'militia'],
  base: 30,
  health: 7,
  blueDots: [1, 2, 3],
  melee: 4,
  meleeRange: 1,
  arcane: 2,
  evade: 0,
  abilities: [
    {
      kind: 'passive',
      id: 'ancestral-sword',
      name: 'Ancestral Sword',
      rules: [
        {
          always: [
            { mod: 'dealt', types: ['slicing'], by: 2, scope: 'melee' },
            { mod: 'dealt', types: ['piercing'], by: 1, scope: 'melee' },
          ],
        },
      ],
    },
    { kind: 'passive', id: 'ancestral-shield', name: 'Ancestral Shield', rules: [{ always: [{ mod: 'suffered', by: -1 }] }] },
    { kind: 'active', id: 'lucky', name: 'Lucky', cost: 1, limit: { per: 'turn' }, do: [{ do: 'look', top: 5 }] },
    {
      kind: 'arcane',
      id: 'magic-brew',
      name: 'Magic Brew',
      cost: 1,
      limit: { per: 'turn' },
      outcomes: [
        { on: { colour: ['blue'], value: 'X' }, do: [{ do: 'heal', to: 'self', by: 'X' }] },
        { on: { colour: ['pink'], value: 'X' }, do: [{ do: 'gain', to: 'self', energy: 'X' }] },
        selfWounds(3),
      ],
    },
  ],
  signature: {
    id: 'shield-bash',
    name: 'Shield Bash',
    upgrades: 'low-guard',
    types: ['impact'],
    deal: deal(1, 2, 0, 2, 2, 1),
    end: [
      { do: 'move', who: 'self', in: 1, way: { towards: 'enemy' } },
      {
        do: 'if',
        cond: [{ contact: ['self', 'enemy'] }],
        then: [{ do: 'move', who: 'enemy', in: 1, way: { away: 'self' } }],
      },
    ],
  },
};
