import type { Character } from '../../rules/terms/card-language.ts';
import { harmless } from '../library/deal.ts';
import { intimidate } from '../library/intimidate.ts';
import { quiteTerrifying } from '../library/quite-terrifying.ts';

export const theBeast: Character = {
  id: 'the-beast',
  name: 'The Beast',
  version: 1,
  factions: ['dominion', 'leshavult'],
  keywords: ['human', 'noble', 'animal'],
  base: 30,
  health: 9,
  blueDots: [1, 3],
  melee: 5,
  meleeRange: 2,
  arcane: 0,
  evade: 1,
  abilities: [
    {
      kind: 'passive',
      id: 'razor-claws',
      name: 'Razor Claws',
      rules: [
        {
          always: [
            { mod: 'dealt', types: ['slicing'], by: 2, scope: 'melee' },
            { mod: 'dealt', types: ['impact', 'piercing'], by: 1, scope: 'melee' },
          ],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'awake-the-beast',
      name: 'Awake the Beast',
      limit: { per: 'turn' },
      rules: [
        {
          when: { on: 'targeted', by: 'enemy', with: ['melee', 'arcane'] },
          do: [
            { do: 'heal', to: 'self', by: 1 },
            { do: 'gain', to: 'self', energy: 2 },
          ],
        },
      ],
    },
    quiteTerrifying,
    intimidate,
  ],
  signature: {
    id: 'bellow',
    name: 'Bellow',
    upgrades: 'high-guard',
    types: [],
    deal: harmless,
    end: [{ do: 'move', who: 'enemy', in: 2, way: { away: 'self' } }],
  },
};
