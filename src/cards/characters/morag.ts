import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { harmless } from '../library/deal.ts';
import { slow } from '../library/slow.ts';

/** @rule CHR-31 */
export const morag: Character = {
  id: 'morag',
  name: 'Morag',
  version: 1,
  factions: ['leshavult', 'shades'],
  keywords: ['faun', 'spirit'],
  base: 30,
  health: 7,
  blueDots: [1, 2, 4, 7],
  melee: 3,
  meleeRange: 1,
  arcane: 4,
  evade: -1,
  abilities: [
    slow,
    {
      kind: 'passive',
      id: 'eclipse',
      name: 'Eclipse',
      rules: [
        {
          when: { on: 'arcane-drawn' },
          reveal: { card: { colour: ['green', 'pink'], value: 2 }, n: 1 },
          do: [{ do: 'apply', to: 'self', mods: [{ mod: 'suffered', by: 'null' }], until: 'action' }],
        },
      ],
    },
    {
      kind: 'active',
      id: 'reclaim-life',
      name: 'Reclaim Life',
      cost: 0,
      range: 4,
      limit: { per: 'turn' },
      target: { which: { side: 'friendly' } },
      do: [
        {
          do: 'if',
          cond: [{ slainThisTurn: { side: 'friendly' }, orSpared: true }],
          then: [
            {
              do: 'one-of',
              options: [[{ do: 'wound', to: 'target', by: 2 }], [{ do: 'heal', to: 'target', by: 2 }]],
            },
          ],
          else: [{ do: 'wound', to: 'target', by: 2 }],
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'shadow-stride',
      name: 'Shadow Stride',
      cost: 2,
      outcomes: [
        {
          on: { colour: ['green', 'pink'], value: 'X' },
          do: [{ do: 'place', who: 'self', within: { in: { x: 1, plus: 1 }, of: 'self' } }],
        },
        selfWounds(3),
      ],
    },
    {
      kind: 'arcane',
      id: 'hunting-ritual',
      name: 'Hunting Ritual',
      cost: 3,
      range: 8,
      mods: [{ mod: 'ignore', what: ['evade'] }],
      target: {},
      outcomes: [
        {
          on: { colour: 'any', value: 3 },
          do: [{ do: 'wound', to: 'target', by: { half: { of: 'target', the: 'remaining' } } }],
        },
        { on: 'catastrophe', do: [{ do: 'move', who: 'target', in: 4, by: 'resisting', may: true }] },
      ],
    },
  ],
  signature: {
    id: 'shadow-form',
    name: 'Shadow Form',
    upgrades: 'high-guard',
    types: [],
    deal: harmless,
    mods: [
      { mods: [{ mod: 'suffered', by: -1 }], if: [{ compare: { of: 'enemy', the: 'remaining' }, op: '>', to: 4 }] },
      { mods: [{ mod: 'suffered', by: 'null' }], if: [{ compare: { of: 'enemy', the: 'remaining' }, op: '<=', to: 4 }] },
    ],
  },
};
