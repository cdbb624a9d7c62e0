import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { harmless } from '../library/deal.ts';

export const kaufman: Character = {
  id: 'kaufman',
  name: 'Kaufman',
  version: 2,
  factions: ['commonwealth'],
  keywords: ['human', 'noble'],
  base: 30,
  health: 9,
  blueDots: [1, 3, 6],
  melee: 2,
  meleeRange: 1,
  arcane: 4,
  evade: 1,
  abilities: [
    {
      kind: 'active',
      id: 'shower-of-gold',
      name: 'Shower of Gold',
      cost: 2,
      range: 6,
      do: [
        {
          do: 'pick-point',
          then: [
            {
              do: 'for-each',
              which: { other: true, nearMark: 4 },
              effects: [{ do: 'move', who: 'each', in: 2, way: 'to-mark' }],
            },
          ],
        },
      ],
    },
    {
      kind: 'active',
      id: 'money-bag',
      name: 'Money Bag',
      cost: 2,
      range: 6,
      do: [{ do: 'lay-lure', lure: 'bag-of-gold', across: 30, in: 6 }],
    },
    {
      kind: 'arcane',
      id: 'a-generous-offer',
      name: 'A Generous Offer',
      cost: 1,
      range: 2,
      limit: { per: 'turn' },
      mods: [{ mod: 'ignore', what: ['evade'] }],
      target: {},
      outcomes: [
        {
          on: { colour: ['green', 'pink'], value: 2 },
          do: [{ do: 'take-stone', from: 'target', to: 'self' }],
        },
        selfWounds(2),
      ],
    },
  ],
  signature: {
    id: 'gut-barge',
    name: 'Gut Barge',
    upgrades: 'thrust',
    types: [],
    deal: harmless,
    end: [{ do: 'move', who: 'enemy', in: 2, way: { away: 'self' } }],
  },
};
