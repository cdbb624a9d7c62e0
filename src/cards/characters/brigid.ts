import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { harmless } from '../library/deal.ts';
import { reload } from '../library/firearms.ts';
import { feeble } from '../library/weakling.ts';

export const brigid: Character = {
  id: 'brigid',
  name: 'Brigid',
  version: 1,
  factions: ['dominion', 'shades'],
  keywords: ['faerie', 'pirate'],
  base: 30,
  health: 6,
  blueDots: [1, 2, 3, 5, 6],
  melee: 3,
  meleeRange: 1,
  arcane: 4,
  evade: -2,
  abilities: [
    feeble,
    {
      kind: 'passive',
      id: 'spirits-of-the-fallen',
      name: 'Spirits of the Fallen',
      limit: { per: 'turn' },
      rules: [{ always: [{ mod: 'channels-slain' }] }],
    },
    reload({ id: 'faerie-fire-pistol', name: 'Faerie Fire Pistol' }),
    {
      kind: 'arcane',
      id: 'faerie-fire-pistol',
      name: 'Faerie Fire Pistol',
      cost: 1,
      range: 8,
      limit: { per: 'game', reloadable: true },
      target: {},
      outcomes: [{ on: { colour: ['pink'], value: 'X' }, do: [{ do: 'damage', to: 'target', by: 'X', type: 'magical' }] }, selfWounds(2)],
    },
    {
      kind: 'arcane',
      id: 'poor-unfortunate-souls',
      name: 'Poor Unfortunate Souls',
      cost: 3,
      range: 6,
      limit: { per: 'turn' },
      target: {},
      outcomes: [
        {
          on: { colour: ['blue'], value: 'X' },
          do: [
            { do: 'heal', to: 'target', by: 'X' },
            { do: 'lose', to: 'target', energy: 'X' },
          ],
        },
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            {
              do: 'if',
              cond: [{ who: 'target', other: true, is: ['pirate'] }],
              then: [
                { do: 'gain', to: 'target', energy: 'X' },
                { do: 'wound', to: 'target', by: 'X' },
              ],
            },
          ],
        },
        selfWounds(3),
      ],
    },
  ],
  signature: {
    id: 'sink-to-the-deep',
    name: 'Sink to the Deep',
    upgrades: 'low-guard',
    types: [],
    deal: harmless,
    mods: [
      { mods: [{ mod: 'suffered', by: -1 }] },
      {
        mods: [{ mod: 'suffered', by: 'null' }],
        if: [{ exists: { side: 'friendly', slain: true, if: [{ who: 'each', thrall: false }] } }],
      },
    ],
  },
};
