import type { Character } from '../../rules/terms/card-language.ts';
import { deal } from '../library/deal.ts';
import { intimidate } from '../library/intimidate.ts';
import { roundabout } from '../library/signatures.ts';
import { standBack } from '../library/stand-back.ts';

export const fritz: Character = {
  id: 'fritz',
  name: 'Fritz',
  version: 3,
  factions: ['commonwealth'],
  keywords: ['human', 'mercenary', 'soldier'],
  base: 30,
  health: 9,
  blueDots: [1, 3, 5],
  melee: 4,
  meleeRange: 2,
  arcane: 0,
  evade: 1,
  abilities: [
    {
      kind: 'passive',
      id: 'great-sword',
      name: 'Great Sword',
      rules: [
        {
          always: [
            { mod: 'dealt', types: ['slicing'], by: 3, scope: 'melee' },
            { mod: 'dealt', types: ['impact', 'piercing'], by: 1, scope: 'melee' },
          ],
        },
      ],
    },
    intimidate,
    standBack,
  ],
  signature: {
    id: 'corn-cutter',
    name: 'Corn Cutter',
    upgrades: 'rising-attack',
    types: ['slicing'],
    deal: deal(2, 1, 1, 2, 1, null),
    end: [roundabout],
  },
};
