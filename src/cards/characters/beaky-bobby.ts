import type { Character } from '../../rules/terms/card-language.ts';
import { deal } from '../library/deal.ts';
import { foulGases } from '../library/foul-gases.ts';
import { healing } from '../library/healing.ts';
import { standBack } from '../library/stand-back.ts';
import { weakling } from '../library/weakling.ts';

export const beakyBobby: Character = {
  id: 'beaky-bobby',
  name: 'Beaky Bobby',
  version: 1,
  factions: ['dominion'],
  keywords: ['goblin', 'wizard'],
  base: 30,
  health: 7,
  blueDots: [1, 2, 4, 6],
  melee: 2,
  meleeRange: 1,
  arcane: 5,
  evade: -1,
  abilities: [
    weakling,
    {
      kind: 'passive',
      id: 'magic-resistance',
      name: 'Magic Resistance',
      rules: [{ always: [{ mod: 'suffered', types: ['magical'], by: -1 }] }],
    },
    standBack,
    foulGases,
    healing,
  ],
  signature: {
    id: 'take-your-medicine',
    name: 'Take your medicine',
    upgrades: 'thrust',
    types: ['magical'],
    deal: deal(3, 3, 3, null, 3, 3),
  },
};
