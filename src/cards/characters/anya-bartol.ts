import type { Character } from '../../rules/terms/card-language.ts';
import { healing } from '../library/healing.ts';
import { lookOfInnocence } from '../library/look-of-innocence.ts';
import { swift } from '../library/swift.ts';
import { weakling } from '../library/weakling.ts';
import { harmless } from '../library/deal.ts';

export const anyaBartol: Character = {
  id: 'anya-bartol',
  name: 'Anya Bartol',
  version: 2,
  factions: ['dominion', 'leshavult'],
  keywords: ['human', 'noble'],
  base: 30,
  health: 7,
  blueDots: [1, 2, 4],
  melee: 2,
  meleeRange: 1,
  arcane: 4,
  evade: -1,
  abilities: [
    weakling,
    lookOfInnocence,
    swift,
    {
      kind: 'active',
      id: 'remove-necklace',
      name: 'Remove Necklace',
      cost: 4,
      do: [
        { do: 'gain', to: 'self', energy: 4 },
        { do: 'become', who: 'self', card: 'striga-anya' },
      ],
    },
    healing,
  ],
  signature: {
    id: 'lose-control',
    name: 'Lose Control',
    upgrades: 'high-guard',
    types: [],
    deal: harmless,
    end: [{ do: 'become', who: 'self', card: 'striga-anya' }],
    unlessSlain: true,
  },
};
