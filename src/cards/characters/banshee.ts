import type { Character } from '../../rules/terms/card-language.ts';
import { bleed } from '../library/bleed.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { deal } from '../library/deal.ts';
import { weakling } from '../library/weakling.ts';

/** @rule CHR-19 */
export const banshee: Character = {
  id: 'banshee',
  name: 'Banshee',
  version: 1,
  factions: ['dominion', 'shades'],
  keywords: ['faerie', 'spirit'],
  base: 30,
  health: 6,
  blueDots: [1, 2, 3, 5, 6],
  melee: 4,
  meleeRange: 1,
  arcane: 4,
  evade: -2,
  abilities: [
    weakling,
    {
      kind: 'passive',
      id: 'exsanguinating-claws',
      name: 'Exsanguinating Claws',
      rules: [{ always: [{ mod: 'dealt', types: ['slicing', 'piercing'], by: 1, scope: 'melee' }] }],
    },
    {
      kind: 'passive',
      id: 'leech',
      name: 'Leech',
      rules: [
        { when: { on: 'discard', at: 'end' }, do: [{ do: 'heal', to: 'self', by: { discarded: { side: 'enemy', within: { in: 6 } } } }] },
      ],
    },
    {
      kind: 'passive',
      id: 'weeping-miasma',
      name: 'Weeping Miasma',
      rules: [
        {
          always: [{ mod: 'stat', stat: 'evade', by: 1, facing: { side: 'friendly', is: ['faerie'] } }],
          to: { side: 'enemy', if: [{ who: 'each', hasAbility: 'bleed' }] },
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'ghastly-scream',
      name: 'Ghastly Scream',
      cost: 4,
      range: 6,
      target: { which: { side: 'enemy' } },
      outcomes: [
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            { do: 'drop-stone', from: 'target' },
            { do: 'move', who: 'target', in: 'X', way: { away: 'self' } },
          ],
        },
        selfWounds(2),
      ],
    },
    {
      kind: 'arcane',
      id: 'ear-splitting-screech',
      name: 'Ear Splitting Screech',
      cost: 3,
      range: 6,
      target: {},
      outcomes: [
        { on: { colour: ['pink'], value: 'X' }, do: [{ do: 'wound', to: 'target', by: { x: 1, plus: -1 } }, bleed('target')] },
        selfWounds(2),
      ],
    },
  ],
  signature: {
    id: 'lacerate',
    name: 'Lacerate',
    upgrades: 'rising-attack',
    types: ['slicing', 'magical'],
    deal: deal(2, 1, 2, 2, 1, null),
    mods: [{ mods: [{ mod: 'suffered', by: -2 }], if: [{ who: 'enemy', hasAbility: 'bleed' }] }],
    end: [{ do: 'if', cond: [{ did: 'caused-wounds' }], then: [bleed('enemy')] }],
  },
};
