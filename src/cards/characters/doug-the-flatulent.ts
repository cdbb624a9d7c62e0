import type { Character } from '../../rules/terms/card-language.ts';
import { chaaarge } from '../library/charges.ts';
import { deal } from '../library/deal.ts';
import { foulGases } from '../library/foul-gases.ts';
import { closeBy } from '../library/signatures.ts';

export const dougTheFlatulent: Character = {
  id: 'doug-the-flatulent',
  name: 'Doug, the Flatulent',
  version: 3,
  factions: ['dominion'],
  keywords: ['goblin', 'soldier', 'animal'],
  base: 40,
  health: 8,
  blueDots: [1, 3, 5, 7],
  melee: 4,
  meleeRange: 3,
  arcane: 0,
  evade: 0,
  abilities: [
    {
      kind: 'passive',
      id: 'lance',
      name: 'Lance',
      rules: [
        {
          always: [
            { mod: 'dealt', types: ['slicing'], by: 'null', scope: 'melee' },
            { mod: 'dealt', types: ['piercing'], by: 1 },
          ],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'jousting-shield',
      name: 'Jousting Shield',
      rules: [{ always: [{ mod: 'suffered', types: ['impact', 'piercing'], by: -1 }] }],
    },
    {
      kind: 'passive',
      id: 'digger',
      name: 'Digger',
      rules: [
        {
          when: { on: 'harvests', instead: true },
          do: [
            {
              do: 'flip',
              then: [{ do: 'depth', by: { x: -1 } }],
              catastrophe: [
                { do: 'for-each', which: { within: { in: 3 } }, effects: [{ do: 'damage', to: 'each', by: 2, type: 'magical' }] },
              ],
            },
          ],
        },
      ],
    },
    foulGases,
    chaaarge,
  ],
  signature: {
    id: 'ankle-biter',
    name: 'Ankle Biter',
    upgrades: 'rising-attack',
    types: ['impact'],
    deal: deal(3, 3, 3, 3, 2, null),
    mods: [closeBy],
  },
};
