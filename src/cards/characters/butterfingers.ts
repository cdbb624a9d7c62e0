import type { Character } from '../../rules/terms/card-language.ts';
import { lettingSlip } from '../library/butterfingers.ts';
import { harmless } from '../library/deal.ts';
import { fizzlePop } from '../library/fizzle-pop.ts';
import { weakling } from '../library/weakling.ts';

export const butterfingers: Character = {
  id: 'butterfingers',
  name: 'Butterfingers',
  version: 2,
  factions: ['dominion'],
  keywords: ['faerie'],
  base: 30,
  health: 6,
  blueDots: [1, 2, 3, 4, 5],
  melee: 3,
  meleeRange: 1,
  arcane: 5,
  evade: -2,
  abilities: [
    weakling,
    {
      kind: 'active',
      id: 'clumsy-cluts',
      name: 'Clumsy Cluts',
      cost: 2,
      range: 6,
      target: {},
      do: [{ do: 'give', to: 'target', ability: weakling, until: 'turn' }],
    },
    fizzlePop,
    lettingSlip,
  ],
  signature: {
    id: 'faerie-dust',
    name: 'Faerie Dust',
    upgrades: 'high-guard',
    types: [],
    deal: harmless,
    mods: [{ mods: [{ mod: 'suffered', by: -2 }] }],
    end: [{ do: 'lose', to: 'enemy', energy: 2 }],
  },
};
