import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { concealedDagger } from '../library/daggers.ts';
import { deal } from '../library/deal.ts';

/** @rule CHR-50 CHR-54 CHR-59 */
export const skuggi: Character = {
  id: 'skuggi',
  name: 'Skuggi',
  version: 1,
  factions: ['leshavult'],
  keywords: ['faun', 'rogue', 'cultist'],
  base: 30,
  health: 8,
  blueDots: [1, 3, 5],
  melee: 4,
  meleeRange: 1,
  arcane: 3,
  evade: -1,
  abilities: [
    concealedDagger,
    {
      kind: 'passive',
      id: 'midnight-miscreants',
      name: 'Midnight Miscreants',
      rules: [
        {
          always: [{ mod: 'cost', of: ['any'], by: -1, priced: 4 }],
          to: { side: 'friendly' },
          if: [{ compare: 'turn-number', op: '=', to: 1 }],
        },
      ],
    },
    {
      kind: 'active',
      id: 'shadow-fade',
      name: 'Shadow Fade',
      cost: 1,
      limit: { per: 'turn' },
      do: [
        {
          do: 'one-of',
          options: [
            [{ do: 'place', who: 'self', within: { in: 1, of: 'self' } }],
            [
              {
                do: 'pick',
                which: { side: 'enemy', within: { in: 1 } },
                as: 'neighbour',
                then: [{ do: 'place', who: 'self', contact: { picked: 'neighbour' } }],
              },
            ],
          ],
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'trick-knives',
      name: 'Trick Knives',
      cost: 1,
      range: 6,
      limit: { per: 'game', unlessAdded: true },
      target: {},
      outcomes: [
        { on: { colour: ['green'], value: 'X' }, do: [{ do: 'damage', to: 'target', by: { x: 1, plus: 1 }, type: 'piercing' }] },
        selfWounds(2),
      ],
    },
  ],
  signature: {
    id: 'cut-and-run',
    name: 'Cut and Run',
    upgrades: 'sweeping-cut',
    types: ['slicing'],
    deal: deal(0, 2, 1, 1, 2, 0),
    end: [
      { do: 'if', cond: [{ did: 'caused-wounds' }], then: [{ do: 'may', then: [{ do: 'take-stone', from: 'enemy', to: 'self' }] }] },
      { do: 'place', who: 'self', within: { in: 1, of: 'self' }, may: true },
    ],
    unlessSlain: true,
  },
};
