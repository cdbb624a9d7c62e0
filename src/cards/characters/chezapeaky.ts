import type { Character } from '../../rules/terms/card-language.ts';
import { NON_MAGICAL } from '../library/armour.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { deal } from '../library/deal.ts';
import { closeBy } from '../library/signatures.ts';

export const chezapeaky: Character = {
  id: 'chezapeaky',
  name: 'Chezapeaky',
  version: 1,
  factions: ['dominion', 'shades'],
  keywords: ['spirit', 'animal', 'pirate'],
  base: 40,
  health: 9,
  blueDots: [1, 3, 6],
  melee: 2,
  meleeRange: 2,
  arcane: 3,
  evade: 1,
  abilities: [
    {
      kind: 'passive',
      id: 'barnacle-encrusted-shell',
      name: 'Barnacle Encrusted Shell',
      rules: [{ always: [{ mod: 'suffered', types: NON_MAGICAL, by: -1 }] }],
    },
    {
      kind: 'active',
      id: 'stocked-to-the-gills',
      name: 'Stocked to the Gills',
      cost: 1,
      range: 4,
      limit: { per: 'turn' },
      target: { which: { is: ['pirate'], if: [{ who: 'each', reloads: true }] } },
      do: [{ do: 'act', who: 'target', actions: ['reload'] }],
    },
    {
      kind: 'arcane',
      id: 'junk-toss',
      name: 'Junk Toss',
      cost: 1,
      range: 4,
      limit: { per: 'turn' },
      target: {},
      outcomes: [
        { on: { colour: ['green'], value: 'X' }, do: [{ do: 'damage', to: 'target', by: 'X', type: 'piercing' }] },
        {
          on: { colour: ['blue'], value: 'X' },
          do: [
            { do: 'wound', to: 'target', by: 1 },
            { do: 'move', who: 'target', in: 'X', way: { away: 'self' } },
          ],
        },
        {
          on: { colour: ['pink'], value: 'X' },
          do: [{ do: 'apply', to: 'target', mods: [{ mod: 'forbid', actions: ['jog'] }], until: 'turn' }],
        },
        selfWounds(4),
      ],
    },
    {
      kind: 'arcane',
      id: 'gone-fishin',
      name: "Gone Fishin'",
      cost: 2,
      range: 4,
      mods: [{ mod: 'stat', stat: 'arcane', by: 2 }],
      modsIf: [{ who: 'self', nearTerrain: 'water', in: 4 }],
      target: {},
      outcomes: [{ on: { colour: ['blue'], value: 'X' }, do: [{ do: 'heal', to: 'target', by: 'X' }] }, selfWounds(3)],
    },
  ],
  signature: {
    id: 'crushing-pressure',
    name: 'Crushing Pressure',
    upgrades: 'thrust',
    types: ['impact'],
    deal: deal(1, 1, 1, 1, 1, 1),
    mods: [closeBy],
    end: [{ do: 'if', cond: [{ did: 'caused-wounds' }], then: [{ do: 'lose', to: 'enemy', energy: 1 }] }],
  },
};
