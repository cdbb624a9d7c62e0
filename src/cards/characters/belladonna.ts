import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { harmless } from '../library/deal.ts';
import { weakling } from '../library/weakling.ts';

export const belladonna: Character = {
  id: 'belladonna',
  name: 'Belladonna',
  version: 1,
  factions: ['dominion'],
  keywords: ['faerie', 'rogue'],
  base: 30,
  health: 6,
  blueDots: [1, 2, 3, 4, 5],
  melee: 4,
  meleeRange: 1,
  arcane: 3,
  evade: -2,
  abilities: [
    weakling,
    {
      kind: 'active',
      id: 'faerie-tricks',
      name: 'Faerie Tricks',
      cost: 2,
      range: 8,
      target: { which: { side: 'friendly', other: true, is: ['rogue'] } },
      do: [{ do: 'swap', a: 'self', b: 'target' }],
    },
    {
      kind: 'arcane',
      id: 'acid-flask',
      name: 'Acid Flask',
      cost: 3,
      range: 4,
      target: {},
      outcomes: [
        { on: { colour: ['blue'], value: 'X' }, do: [{ do: 'damage', to: 'target', by: { x: 1, plus: 1 }, type: 'magical' }] },
        selfWounds(2),
      ],
    },
    {
      kind: 'arcane',
      id: 'drop-of-nightshade',
      name: 'Drop of Nightshade',
      cost: 3,
      range: 1,
      target: { which: { side: 'enemy' } },
      outcomes: [
        { on: { colour: ['green'], value: 'X' }, do: [{ do: 'lose', to: 'target', energy: 'X' }] },
        { on: { colour: ['blue'], value: 'X' }, do: [{ do: 'wound', to: 'target', by: 'X' }] },
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            { do: 'move', who: 'target', in: { x: 2 } },
            { do: 'act', who: 'target', actions: ['melee'] },
          ],
        },
        { on: 'catastrophe', do: [{ do: 'slay', to: 'target', and: 'self' }] },
      ],
    },
  ],
  signature: {
    id: 'drop-of-delirium',
    name: 'Drop of Delirium',
    upgrades: 'high-guard',
    types: [],
    deal: harmless,
    end: [
      { do: 'move', who: 'enemy', in: 2 },
      { do: 'lose', to: 'enemy', energy: 1 },
      { do: 'wound', to: 'enemy', by: 1 },
    ],
  },
};
