import type { Character } from '../../rules/terms/card-language.ts';
import { mindControl } from '../library/mind-control.ts';
import { quiteTerrifying } from '../library/quite-terrifying.ts';
import { insatiableHunger } from '../library/signatures.ts';
import { sureFooted } from '../library/sure-footed.ts';

export const wendigo: Character = {
  id: 'wendigo',
  name: 'Wendigo',
  version: 1,
  factions: ['leshavult'],
  keywords: ['faun', 'spirit'],
  base: 40,
  health: 8,
  blueDots: [1, 3, 5, 7],
  melee: 4,
  meleeRange: 1,
  arcane: 0,
  evade: 0,
  abilities: [
    {
      kind: 'passive',
      id: 'rending-claws',
      name: 'Rending Claws',
      rules: [
        {
          always: [
            { mod: 'dealt', by: 1, scope: 'melee' },
            { mod: 'dealt-as', as: 'magical' },
          ],
        },
      ],
    },
    sureFooted,
    quiteTerrifying,
    mindControl,
  ],
  signature: insatiableHunger,
};
