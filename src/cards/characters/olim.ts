import type { Character } from '../../rules/terms/card-language.ts';
import type { Cond } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { harmless } from '../library/deal.ts';

/** The models with which Olim runs. */
const hers: Cond = {
  any: [
    { who: 'each', is: ['norse'] },
    { who: 'each', named: 'young-jack' },
  ],
};

export const olim: Character = {
  id: 'olim',
  name: 'Olim',
  version: 2,
  factions: ['commonwealth'],
  keywords: ['gnome', 'animal', 'norse', 'noble'],
  base: 40,
  health: 8,
  blueDots: [1, 2, 4],
  melee: 3,
  meleeRange: 1,
  arcane: 4,
  evade: 0,
  abilities: [
    {
      kind: 'passive',
      id: 'valhalla',
      name: 'Valhalla!!',
      rules: [{ always: [{ mod: 'lunge', by: 2 }], to: { side: 'friendly', other: true, within: { in: 6 }, if: [hers] } }],
    },
    { kind: 'active', id: 'fortunate', name: 'Fortunate', cost: 1, limit: { per: 'turn' }, do: [{ do: 'look', top: 3 }] },
    {
      kind: 'arcane',
      id: 'buttermilk-elixir',
      name: 'Buttermilk Elixir',
      cost: 2,
      range: 6,
      target: {},
      outcomes: [
        { on: { colour: ['blue'], value: 'X' }, do: [{ do: 'heal', to: 'target', by: { x: 1, plus: 1 } }] },
        {
          on: { colour: ['pink'], value: 'X' },
          do: [{ do: 'if', cond: [{ who: 'target', is: ['norse', 'gnome'] }], then: [{ do: 'gain', to: 'target', energy: 1 }] }],
        },
        selfWounds(3),
      ],
    },
  ],
  signature: {
    id: 'fetch',
    name: 'Fetch!',
    upgrades: 'low-guard',
    types: [],
    deal: harmless,
    end: [
      {
        do: 'pick',
        which: { side: 'friendly', within: { in: 4, of: 'enemy' }, if: [hers] },
        as: 'fetcher',
        then: [
          { do: 'move', who: { picked: 'fetcher' }, in: 3, way: { towards: 'enemy' } },
          {
            do: 'if',
            cond: [{ engages: [{ picked: 'fetcher' }, 'enemy'] }],
            then: [{ do: 'move', who: 'self', in: 3, way: { away: 'enemy' }, may: true }],
          },
        ],
      },
    ],
  },
};
