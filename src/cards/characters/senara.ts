import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { deal } from '../library/deal.ts';
import { comesWith } from '../library/psychopomps.ts';

export const senara: Character = {
  id: 'senara',
  name: "Sen'Ara",
  version: 2,
  factions: ['shades'],
  keywords: ['spirit', 'merfolk'],
  base: 40,
  health: 7,
  blueDots: [1, 3, 5, 6],
  melee: 3,
  meleeRange: 1,
  arcane: 4,
  evade: -1,
  abilities: [
    {
      kind: 'passive',
      id: 'oceanic',
      name: 'Oceanic',
      rules: [{ always: [{ mod: 'slow' }, { mod: 'move-freely', over: ['water'], during: ['jog'] }] }],
    },
    comesWith('summon-from-the-depths', 'Summon from the Depths', 'jeremy-lord-of-the-deep'),
    {
      kind: 'active',
      id: 'merfolk-magic',
      name: 'Merfolk Magic',
      cost: 2,
      range: 10,
      limit: { per: 'turn' },
      usableIf: [{ who: 'self', inTerrain: 'water' }],
      target: { what: { terrain: 'water' } },
      do: [{ do: 'place', who: 'self', into: 'target' }],
    },
    {
      kind: 'arcane',
      id: 'torrential-surge',
      name: 'Torrential Surge',
      cost: 2,
      outcomes: [
        {
          on: { colour: ['blue'], value: 'X' },
          do: [{ do: 'grow-terrain', n: 1, kind: 'water', across: 50, within: { x: 3 }, most: 3 }],
        },
        selfWounds(2),
      ],
    },
    {
      kind: 'arcane',
      id: 'siren-song',
      name: 'Siren Song',
      cost: 3,
      range: 12,
      target: {},
      outcomes: [
        {
          on: { colour: ['blue'], value: 'X' },
          do: [
            { do: 'move', who: 'target', in: { x: 1, plus: 2 }, way: { towards: 'self' } },
            {
              do: 'if',
              cond: [{ who: 'target', nearTerrain: 'water', in: 2 }],
              then: [{ do: 'damage', to: 'target', by: 4, type: 'magical' }],
            },
          ],
        },
        selfWounds(3),
      ],
    },
  ],
  signature: {
    id: 'vicious-claws',
    name: 'Vicious Claws',
    upgrades: 'sweeping-cut',
    types: ['slicing'],
    deal: deal(null, 3, 2, 2, 3, null),
  },
};
