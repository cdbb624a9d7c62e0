import type { Character } from '../../rules/terms/card-language.ts';
import { verdantGrowth } from '../library/verdant-growth.ts';
import { harmless } from '../library/deal.ts';

export const raeganLeshavultPriestess: Character = {
  id: 'raegan-leshavult-priestess',
  name: 'Raegan, Leshavult Priestess',
  version: 3,
  factions: ['leshavult'],
  keywords: ['faun', 'cultist', 'cleric'],
  base: 30,
  health: 7,
  blueDots: [1, 3, 6],
  melee: 2,
  meleeRange: 1,
  arcane: 5,
  evade: 0,
  abilities: [
    {
      kind: 'passive',
      id: 'expel',
      name: 'Expel',
      rules: [{ when: { on: 'catastrophe', at: 'after', who: {} }, do: [{ do: 'later', then: [{ do: 'put-by', most: 'turn-number' }] }] }],
    },
    verdantGrowth,
    {
      kind: 'arcane',
      id: 'malachite-ritual',
      name: 'Malachite Ritual',
      cost: 3,
      range: 8,
      mods: [{ mod: 'unheeding' }],
      target: {},
      outcomes: [
        {
          on: { colour: ['green'], value: 'X' },
          do: [
            {
              do: 'if',
              cond: [
                {
                  any: [
                    { who: 'target', nearTerrain: 'tree', in: 2 },
                    { who: 'target', nearTerrain: 'woods', in: 2 },
                  ],
                },
              ],
              then: [{ do: 'gain', to: 'target', energy: 'X' }],
            },
          ],
        },
        { on: { colour: ['blue'], value: 'X' }, do: [{ do: 'heal', to: 'target', by: { x: 1, plus: 1 } }] },
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            {
              do: 'if',
              cond: [{ who: 'target', is: ['spirit'] }],
              then: [{ do: 'wound', to: 'target', by: { x: 1, plus: 1 } }],
              else: [{ do: 'wound', to: 'target', by: 'X' }],
            },
          ],
        },
        {
          on: 'catastrophe',
          do: [
            { do: 'wound', to: 'self', by: 2 },
            { do: 'pulse', in: 6, which: { other: true, is: ['spirit'] }, effects: [{ do: 'wound', to: 'each', by: 2 }] },
          ],
        },
      ],
    },
  ],
  signature: {
    id: 'mistform',
    name: 'Mistform',
    upgrades: 'low-guard',
    types: [],
    deal: harmless,
    mods: [{ mods: [{ mod: 'suffered', by: -2 }] }],
  },
};
