import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { harmless } from '../library/deal.ts';
import { healing } from '../library/healing.ts';
import { slow } from '../library/slow.ts';

/** @rule CHR-39 CHR-42 CHR-45 CHR-49 */
export const syrilSwampfoot: Character = {
  id: 'syril-swampfoot',
  name: 'Syril Swampfoot',
  version: 1,
  factions: ['dominion'],
  keywords: ['goblin', 'animal', 'wizard'],
  base: 30,
  health: 7,
  blueDots: [1, 3, 5, 6],
  melee: 2,
  meleeRange: 2,
  arcane: 4,
  evade: -1,
  abilities: [
    {
      kind: 'passive',
      id: 'mud-magic',
      name: 'Mud Magic',
      rules: [
        {
          when: { on: 'activates' },
          do: [
            {
              do: 'flip',
              outcomes: [
                {
                  on: { colour: ['green'], value: 'X' },
                  do: [{ do: 'pulse', in: 2, which: { is: ['goblin'] }, effects: [{ do: 'gain', to: 'each', energy: 1 }] }],
                },
                {
                  on: { colour: ['blue'], value: 'X' },
                  do: [
                    { do: 'pulse', in: 2, which: { side: 'enemy' }, effects: [{ do: 'give', to: 'each', ability: slow, until: 'turn' }] },
                  ],
                },
                {
                  on: { colour: ['pink'], value: 'X' },
                  do: [{ do: 'pulse', in: 2, which: { other: true }, effects: [{ do: 'wound', to: 'each', by: 'X' }] }],
                },
              ],
              catastrophe: [{ do: 'wound', to: 'self', by: 1 }],
            },
          ],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'wetland-wallower',
      name: 'Wetland Wallower',
      rules: [{ always: [{ mod: 'lends-terrain', terrain: 'water' }] }],
    },
    {
      kind: 'passive',
      id: 'goblin-mayhem',
      name: 'Goblin Mayhem',
      limit: { per: 'turn' },
      rules: [
        {
          when: { on: 'flips', who: { side: 'friendly', is: ['goblin'] } },
          may: true,
          do: [{ do: 'count-as-catastrophe' }],
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'sink-into-the-bog',
      name: 'Sink into the Bog',
      cost: 3,
      range: 8,
      target: {},
      outcomes: [
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            { do: 'damage', to: 'target', by: { x: 1, plus: 1 }, type: 'magical' },
            {
              do: 'if',
              cond: [{ who: 'target', slow: true }],
              then: [{ do: 'apply', to: 'target', mods: [{ mod: 'forbid', actions: ['jog'] }], until: 'turn' }],
              else: [{ do: 'give', to: 'target', ability: slow, until: 'turn' }],
            },
          ],
        },
        selfWounds(3),
      ],
    },
    healing,
  ],
  signature: {
    id: 'slippery-when-wet',
    name: 'Slippery When Wet',
    upgrades: 'high-guard',
    types: [],
    deal: harmless,
    mods: [{ mods: [{ mod: 'suffered', by: -2 }] }],
    end: [
      {
        do: 'if',
        cond: [{ who: 'enemy', slow: true }],
        then: [{ do: 'apply', to: 'enemy', mods: [{ mod: 'stat', stat: 'melee', by: -2 }], until: 'turn' }],
      },
    ],
  },
};
