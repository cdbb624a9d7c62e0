import type { Character } from '../../rules/terms/card-language.ts';
import { deal } from '../library/deal.ts';
import { predictableCombatant } from '../library/predictable-combatant.ts';

/** @rule CHR-9 */
export const loubard: Character = {
  id: 'loubard',
  name: 'Loubard',
  version: 2,
  factions: ['commonwealth', 'leshavult'],
  keywords: ['giant', 'cultist'],
  base: 40,
  health: 14,
  blueDots: [1, 6],
  melee: 3,
  meleeRange: 3,
  arcane: 3,
  evade: 2,
  abilities: [
    {
      kind: 'passive',
      id: 'blind-faith',
      name: 'Blind Faith',
      rules: [
        {
          always: [{ mod: 'forbid', actions: ['harvest', 'jog'] }],
          if: [{ not: { exists: { side: 'friendly', other: true, within: { in: 4 } } } }],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'censer-chain',
      name: 'Censer Chain',
      rules: [{ always: [{ mod: 'dealt', types: ['impact'], by: 2, scope: 'melee' }] }],
    },
    predictableCombatant,
    {
      kind: 'active',
      id: 'righteous-fury',
      name: 'Righteous Fury',
      cost: 3,
      limit: { per: 'turn' },
      do: [
        { do: 'gain', to: 'self', energy: 3 },
        {
          do: 'apply',
          to: 'self',
          mods: [
            { mod: 'stat', stat: 'melee', by: 1 },
            { mod: 'stat', stat: 'arcane', by: 1 },
            { mod: 'dealt', by: 1, scope: 'melee' },
          ],
          until: 'turn',
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'haul-in',
      name: 'Haul In',
      cost: 1,
      range: 3,
      target: {},
      outcomes: [
        { on: { colour: 'any', value: 2 }, do: [{ do: 'move', who: 'target', in: 2, way: { towards: 'self' } }] },
        {
          on: 'catastrophe',
          do: [
            { do: 'wound', to: 'self', by: 3 },
            {
              do: 'if',
              cond: [{ who: 'self', slain: false }],
              then: [
                {
                  do: 'for-each',
                  which: { other: true, within: { in: 3 } },
                  effects: [{ do: 'move', who: 'each', in: 2, way: { towards: 'self' } }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  signature: {
    id: 'entangle',
    name: 'Entangle',
    upgrades: 'sweeping-cut',
    types: ['impact'],
    deal: deal(null, 2, 0, 0, 2, null),
    begin: [
      {
        do: 'if',
        cond: [{ distance: ['self', 'enemy'], op: '<=', in: 1 }],
        then: [{ do: 'apply', to: 'enemy', mods: [{ mod: 'forbid', actions: ['end-step'] }], until: 'action' }],
      },
    ],
    end: [
      {
        do: 'if',
        cond: [{ distance: ['self', 'enemy'], op: '<=', in: 1 }],
        then: [
          { do: 'wound', to: 'enemy', by: 1 },
          { do: 'lose', to: 'enemy', energy: 1 },
          { do: 'apply', to: 'enemy', mods: [{ mod: 'stat', stat: 'melee', by: -2 }], until: 'turn' },
        ],
      },
    ],
  },
};
