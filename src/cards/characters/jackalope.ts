import type { Character } from '../../rules/terms/card-language.ts';
import { hippity } from '../library/hippity.ts';
import { gore } from '../library/signatures.ts';

export const jackalope: Character = {
  id: 'jackalope',
  name: 'Jackalope',
  version: 3,
  factions: ['commonwealth', 'leshavult'],
  keywords: ['animal'],
  base: 40,
  health: 10,
  blueDots: [1, 4, 8],
  melee: 3,
  meleeRange: 2,
  arcane: 0,
  evade: 1,
  abilities: [
    {
      kind: 'passive',
      id: 'razor-sharp-antlers',
      name: 'Razor Sharp Antlers',
      rules: [{ always: [{ mod: 'dealt', types: ['piercing'], by: 2, scope: 'melee' }] }],
    },
    { kind: 'passive', id: 'fluffy', name: 'Fluffy', rules: [{ always: [{ mod: 'suffered', types: ['impact'], by: -1 }] }] },
    hippity,
    {
      kind: 'active',
      id: 'burrowing-claws',
      name: 'Burrowing Claws',
      cost: 3,
      usableIf: [{ not: { who: 'self', engaged: true } }],
      do: [{ do: 'gather-stone', to: 'self' }],
    },
    {
      kind: 'active',
      id: 'hop',
      name: 'Hop',
      cost: 2,
      limit: { per: 'turn' },
      do: [{ do: 'move', who: 'self', in: 4, freely: ['obstacle', 'models'] }],
    },
  ],
  signature: gore,
};
