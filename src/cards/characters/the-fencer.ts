import type { Character } from '../../rules/terms/card-language.ts';
import { deal } from '../library/deal.ts';
import { spiteful } from '../library/spiteful.ts';
import { swift } from '../library/swift.ts';
import { weakling } from '../library/weakling.ts';

export const theFencer: Character = {
  id: 'the-fencer',
  name: 'The Fencer',
  version: 3,
  factions: ['dominion'],
  keywords: ['faerie', 'rogue'],
  base: 30,
  health: 6,
  blueDots: [1, 2, 3, 4, 6],
  melee: 6,
  meleeRange: 1,
  arcane: 5,
  evade: -2,
  abilities: [
    weakling,
    {
      kind: 'passive',
      id: 'needle',
      name: 'Needle',
      rules: [{ always: [{ mod: 'dealt', types: ['piercing'], by: 1, scope: 'melee' }] }],
    },
    {
      kind: 'passive',
      id: 'volta',
      name: 'Volta',
      rules: [{ always: [{ mod: 'suffered', types: ['piercing'], by: -2 }] }],
    },
    swift,
    spiteful,
    {
      kind: 'arcane',
      id: 'enfeeble',
      name: 'Enfeeble',
      cost: 3,
      range: 4,
      target: {},
      outcomes: [
        {
          on: { colour: ['pink'], value: 'X' },
          do: [{ do: 'apply', to: 'target', mods: [{ mod: 'dealt', by: { x: -1 }, scope: 'melee' }], until: 'turn' }],
        },
        { on: 'catastrophe', do: [{ do: 'gain', to: 'target', energy: 1 }] },
      ],
    },
  ],
  signature: {
    id: 'needlepoint',
    name: 'Needlepoint',
    upgrades: 'thrust',
    types: ['piercing'],
    deal: deal(1, 2, 2, 1, 2, 2),
    mods: [{ mods: [{ mod: 'unreducible' }] }],
  },
};
