import type { Character } from '../../rules/terms/card-language.ts';
import { buckler } from '../library/buckler.ts';
import { deal } from '../library/deal.ts';
import { spiteful } from '../library/spiteful.ts';
import { weakling } from '../library/weakling.ts';
import { throwJavelin } from '../library/throw-javelin.ts';

export const wasp: Character = {
  id: 'wasp',
  name: 'Wasp',
  version: 2,
  factions: ['dominion'],
  keywords: ['faerie', 'soldier'],
  base: 30,
  health: 6,
  blueDots: [1, 2, 3, 4, 6],
  melee: 5,
  meleeRange: 2,
  arcane: 3,
  evade: -2,
  abilities: [
    weakling,
    spiteful,
    {
      kind: 'passive',
      id: 'javelin',
      name: 'Javelin',
      rules: [{ always: [{ mod: 'dealt', types: ['piercing'], by: 2, scope: 'melee' }] }],
    },
    buckler,
    {
      kind: 'active',
      id: 'rage',
      name: 'Rage',
      cost: 3,
      range: 8,
      target: { which: { is: ['faerie'] } },
      do: [{ do: 'apply', to: 'target', mods: [{ mod: 'without', ability: 'weakling' }], until: 'turn' }],
    },
    throwJavelin,
  ],
  signature: {
    id: 'diving-attack',
    name: 'Diving Attack',
    upgrades: 'falling-swing',
    types: ['piercing'],
    deal: deal(null, 3, 2, 3, 1, 0),
  },
};
