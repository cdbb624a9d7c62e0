import type { Character } from '../../rules/terms/card-language.ts';
import { deal } from '../library/deal.ts';

export const dimAndDimmer: Character = {
  id: 'dim-and-dimmer',
  name: 'Dim & Dimmer',
  version: 3,
  factions: ['commonwealth', 'dominion'],
  keywords: ['giant', 'mercenary'],
  base: 40,
  health: 14,
  blueDots: [6],
  melee: 2,
  meleeRange: 2,
  arcane: 0,
  evade: 2,
  abilities: [
    {
      kind: 'passive',
      id: 'constant-bickering',
      name: 'Constant Bickering',
      rules: [
        {
          when: { on: 'activates' },
          do: [{ do: 'flip', then: [{ do: 'gain', to: 'self', energy: 'X' }], catastrophe: [{ do: 'wound', to: 'self', by: 3 }] }],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'cleaver-and-club',
      name: 'Cleaver & Club',
      rules: [{ always: [{ mod: 'dealt', types: ['impact', 'slicing'], by: 2, scope: 'melee' }] }],
    },
    {
      kind: 'passive',
      id: 'natural-padding',
      name: 'Natural Padding',
      rules: [{ always: [{ mod: 'suffered', types: ['impact'], by: -2 }] }],
    },
    {
      kind: 'passive',
      id: 'two-heads-are-better-than-one',
      name: 'Two Heads are Better than One',
      rules: [{ when: { on: 'melee-drawn' }, may: true, do: [{ do: 'lose', to: 'self', energy: 1 }, { do: 'lay-two' }] }],
    },
  ],
  signature: {
    id: 'packed-lunch',
    name: 'Packed Lunch',
    upgrades: 'rising-attack',
    types: ['impact'],
    deal: deal(null, 1, 1, 1, 1, null),
    end: [
      {
        do: 'if',
        cond: [{ did: 'caused-wounds' }, { compare: { the: 'evade', of: 'enemy' }, op: '<=', to: -1 }],
        then: [{ do: 'remove', who: 'enemy' }],
      },
    ],
  },
};
