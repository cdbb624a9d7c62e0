import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { harmless } from '../library/deal.ts';
import { protect } from '../library/protection.ts';
import { trickster } from '../library/trickster.ts';
import { weakling } from '../library/weakling.ts';

export const foxglove: Character = {
  id: 'foxglove',
  name: 'Foxglove',
  version: 1,
  factions: ['dominion'],
  keywords: ['faerie', 'rogue', 'wizard'],
  base: 30,
  health: 6,
  blueDots: [1, 2, 3, 5, 6],
  melee: 3,
  meleeRange: 1,
  arcane: 3,
  evade: -2,
  abilities: [
    weakling,
    trickster,
    {
      kind: 'arcane',
      id: 'shelter-of-the-shadowglade',
      name: 'Shelter of the Shadowglade',
      cost: 3,
      range: 6,
      target: {},
      outcomes: [{ on: { colour: ['pink'], value: 'X' }, do: [protect('target')] }, selfWounds(2)],
    },
    {
      kind: 'arcane',
      id: 'atrophy',
      name: 'Atrophy',
      cost: 3,
      range: 6,
      target: {},
      outcomes: [
        { on: { colour: ['pink'], value: 'X' }, do: [{ do: 'damage', to: 'target', by: { x: 2 }, type: 'magical' }] },
        selfWounds(2),
      ],
    },
  ],
  signature: {
    id: 'mirror-of-mischief',
    name: 'Mirror of Mischief',
    upgrades: 'low-guard',
    types: [],
    deal: harmless,
    mirrors: { other: true, is: ['faerie', 'rogue'], within: { in: 6 } },
  },
};
