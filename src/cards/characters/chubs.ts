import type { Character } from '../../rules/terms/card-language.ts';
import { harmless } from '../library/deal.ts';
import { healing } from '../library/healing.ts';
import { bow } from '../library/shots.ts';
import { weakling } from '../library/weakling.ts';

export const chubs: Character = {
  id: 'chubs',
  name: 'Chubs',
  version: 2,
  factions: ['leshavult'],
  keywords: ['faun'],
  base: 30,
  health: 6,
  blueDots: [1, 3, 4, 6],
  melee: 3,
  meleeRange: 1,
  arcane: 4,
  evade: -1,
  abilities: [
    weakling,
    {
      kind: 'active',
      id: 'rouse',
      name: 'Rouse',
      cost: 3,
      range: 6,
      target: { which: { is: ['faun', 'animal'] } },
      do: [
        { do: 'heal', to: 'target', by: 1 },
        { do: 'gain', to: 'target', energy: 2 },
      ],
    },
    {
      kind: 'active',
      id: 'misdirection',
      name: 'Misdirection',
      cost: 4,
      range: 6,
      target: { which: { side: 'enemy' } },
      do: [{ do: 'move', who: 'target', in: 3 }],
    },
    bow('shoot-shortbow', 'Shoot Shortbow', 8, 'X'),
    healing,
  ],
  signature: {
    id: 'love-potion',
    name: 'Love Potion',
    upgrades: 'low-guard',
    types: [],
    deal: harmless,
    mods: [{ mods: [{ mod: 'suffered', by: -1, scope: 'melee' }] }],
    end: [
      {
        do: 'pick',
        which: { side: 'friendly' },
        as: 'beloved',
        then: [
          { do: 'move', who: 'enemy', in: 3, way: { towards: { picked: 'beloved' } } },
          { do: 'apply', to: 'enemy', mods: [{ mod: 'forbid', actions: ['any'], against: { picked: 'beloved' } }], until: 'turn' },
        ],
      },
    ],
  },
};
