import type { Character } from '../../rules/terms/card-language.ts';
import { ramshackleArmour } from '../library/armour.ts';
import { bodyguard } from '../library/bodyguard.ts';
import { deal } from '../library/deal.ts';

export const gotchgut: Character = {
  id: 'gotchgut',
  name: 'Gotchgut',
  version: 2,
  factions: ['commonwealth', 'dominion'],
  keywords: ['giant', 'mercenary'],
  base: 40,
  health: 14,
  blueDots: [1, 6],
  melee: 3,
  meleeRange: 2,
  arcane: 0,
  evade: 2,
  abilities: [
    ramshackleArmour,
    {
      kind: 'passive',
      id: 'brute-strength',
      name: 'Brute Strength',
      rules: [{ always: [{ mod: 'dealt', by: 2, scope: 'melee' }] }],
    },
    bodyguard,
    {
      kind: 'active',
      id: 'ooga-booga',
      name: 'Ooga-booga!',
      cost: 1,
      range: 4,
      target: { which: { side: 'enemy', is: ['goblin'] } },
      do: [{ do: 'move', who: 'target', in: 2, way: { away: 'self' } }],
    },
  ],
  signature: {
    id: 'kick-to-the-guts',
    name: 'Kick to the Guts',
    upgrades: 'rising-attack',
    types: ['impact'],
    deal: deal(0, 1, null, 1, 1, null),
    end: [
      {
        do: 'if',
        cond: [{ did: 'caused-wounds' }],
        then: [
          { do: 'lose', to: 'enemy', energy: 1 },
          { do: 'move', who: 'enemy', in: 1, way: { away: 'self' } },
        ],
      },
    ],
  },
};
