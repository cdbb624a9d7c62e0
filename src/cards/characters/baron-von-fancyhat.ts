import type { Character } from '../../rules/terms/card-language.ts';
import { plateArmour } from '../library/armour.ts';
import { longsword } from '../library/blades.ts';
import { circled, deal } from '../library/deal.ts';
import { reload, shootPistol } from '../library/firearms.ts';

export const baronVonFancyhat: Character = {
  id: 'baron-von-fancyhat',
  name: 'Baron von Fancyhat',
  version: 1,
  factions: ['commonwealth'],
  keywords: ['human', 'noble'],
  base: 30,
  health: 7,
  blueDots: [1, 4],
  melee: 5,
  meleeRange: 2,
  arcane: 3,
  evade: 0,
  abilities: [
    longsword,
    plateArmour,
    {
      kind: 'active',
      id: 'rallying-cry',
      name: 'Rallying Cry',
      cost: 0,
      pulse: 8,
      limit: { per: 'game' },
      do: [
        {
          do: 'pulse',
          in: 8,
          which: { side: 'friendly', other: true, is: ['human'] },
          effects: [{ do: 'refill', to: 'each', upTo: 'blue-dots' }],
        },
      ],
    },
    reload(shootPistol),
    shootPistol,
  ],
  signature: {
    id: 'master-strike',
    name: 'Master Strike',
    upgrades: 'falling-swing',
    types: ['slicing'],
    deal: deal(null, circled(0), circled(1), circled(2), 3, 2),
  },
};
