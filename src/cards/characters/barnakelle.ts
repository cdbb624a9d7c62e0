import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { deal } from '../library/deal.ts';
import { reanimate } from '../library/reanimate.ts';

export const barnakelle: Character = {
  id: 'barnakelle',
  name: 'Barnakelle',
  version: 1,
  factions: ['dominion', 'shades'],
  keywords: ['troll', 'spirit', 'pirate'],
  base: 40,
  health: 12,
  blueDots: [1, 6],
  melee: 2,
  meleeRange: 2,
  arcane: 4,
  evade: 2,
  abilities: [
    {
      kind: 'passive',
      id: 'rusty-anchor',
      name: 'Rusty Anchor',
      rules: [{ always: [{ mod: 'dealt', types: ['impact'], by: 2, scope: 'melee' }] }],
    },
    {
      kind: 'passive',
      id: 'bedeviled-seas',
      name: 'Bedeviled Seas',
      rules: [
        {
          when: { on: 'replenish', at: 'start' },
          if: [{ who: 'self', nearTerrain: 'water', in: 4 }],
          do: [{ do: 'gain', to: 'self', energy: 1 }],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'rise-from-the-deep',
      name: 'Rise From The Deep',
      rules: [
        { always: [{ mod: 'reanimates-into', terrain: 'water', in: 4 }] },
        {
          when: { on: 'reanimated', who: { side: 'friendly', if: [{ who: 'each', inTerrain: 'water' }] } },
          do: [
            { do: 'gain', to: 'subject', energy: 1 },
            { do: 'apply', to: 'subject', mods: [{ mod: 'move-freely', over: ['water'], during: ['jog'] }], until: 'turn' },
          ],
        },
      ],
    },
    reanimate,
    {
      kind: 'arcane',
      id: 'dead-trolls-finger',
      name: "Dead Troll's Finger",
      cost: 2,
      range: 4,
      limit: { per: 'turn' },
      target: { which: { is: ['pirate', 'troll'] } },
      outcomes: [
        {
          on: { colour: ['blue'], value: 'X' },
          do: [
            { do: 'gain', to: 'target', energy: 'X' },
            { do: 'apply', to: 'target', mods: [{ mod: 'stat', stat: 'arcane', by: { x: -1 } }], until: 'turn' },
          ],
        },
        selfWounds(3),
      ],
    },
  ],
  signature: {
    id: 'keelhaul',
    name: 'Keelhaul',
    upgrades: 'thrust',
    types: ['impact'],
    deal: deal(1, 2, 2, null, 2, 1),
    end: [{ do: 'if', cond: [{ did: 'caused-wounds' }], then: [{ do: 'place', who: 'enemy', contact: 'self' }] }],
  },
};
