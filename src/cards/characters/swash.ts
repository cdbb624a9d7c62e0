import type { Character } from '../../rules/terms/card-language.ts';
import { cutlass } from '../library/blades.ts';
import { buckler } from '../library/buckler.ts';
import { circled, deal } from '../library/deal.ts';
import { reload, shootPistol } from '../library/firearms.ts';

export const swash: Character = {
  id: 'swash',
  name: 'Swash',
  version: 1,
  factions: ['dominion'],
  keywords: ['human', 'pirate'],
  base: 30,
  health: 8,
  blueDots: [1, 3, 7],
  melee: 5,
  meleeRange: 2,
  arcane: 3,
  evade: 0,
  abilities: [
    buckler,
    cutlass,
    {
      kind: 'passive',
      id: 'inferiority-complex',
      name: 'Inferiority Complex',
      rules: [{ always: [{ mod: 'dealt', by: 1, scope: 'melee' }], if: [{ who: 'enemy', is: ['noble'] }] }],
    },
    reload(shootPistol),
    shootPistol,
  ],
  signature: {
    id: 'flashing-blades',
    name: 'Flashing Blades',
    upgrades: 'sweeping-cut',
    types: ['slicing'],
    deal: deal(null, circled(2), circled(0), circled(0), 2, null),
  },
};
