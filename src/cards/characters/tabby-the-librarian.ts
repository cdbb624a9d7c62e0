import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { deal } from '../library/deal.ts';
import { protect } from '../library/protection.ts';

export const tabbyTheLibrarian: Character = {
  id: 'tabby-the-librarian',
  name: 'Tabby, the Librarian',
  version: 2,
  factions: ['commonwealth'],
  keywords: ['human', 'cleric'],
  base: 40,
  health: 8,
  blueDots: [1, 4],
  melee: 3,
  meleeRange: 3,
  arcane: 5,
  evade: 1,
  abilities: [
    {
      kind: 'passive',
      id: 'poking-stick',
      name: 'Poking Stick',
      rules: [{ always: [{ mod: 'dealt', types: ['slicing'], by: 'null', scope: 'melee' }] }],
    },
    {
      kind: 'active',
      id: 'energy-syphon',
      name: 'Energy Syphon',
      cost: 0,
      range: 8,
      limit: { per: 'turn' },
      target: { which: { side: 'friendly' } },
      do: [
        {
          do: 'flip',
          then: [{ do: 'share', from: 'target', energy: 'X', among: { within: { in: 8 } } }],
          catastrophe: [
            { do: 'lose', to: 'target', energy: 2 },
            { do: 'wound', to: 'self', by: 2 },
          ],
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'caustic-contract',
      name: 'Caustic Contract',
      cost: 1,
      range: 6,
      target: {},
      outcomes: [
        { on: { colour: ['blue'], value: 'X' }, do: [{ do: 'wound', to: 'target', by: { x: 1, plus: -1 } }, protect('target')] },
        selfWounds(2),
      ],
    },
    {
      kind: 'arcane',
      id: 'librarians-scorn',
      name: "Librarian's Scorn",
      cost: 1,
      range: 6,
      target: {},
      outcomes: [
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            { do: 'move', who: 'target', in: 'X', way: { away: 'self' } },
            { do: 'wound', to: 'target', by: { x: 1, plus: -1 } },
          ],
        },
        selfWounds(3),
      ],
    },
  ],
  signature: {
    id: 'shhhhh',
    name: 'Shhhhh!',
    upgrades: 'thrust',
    types: ['impact'],
    deal: deal(1, 1, 1, null, 1, 1),
    end: [{ do: 'if', cond: [{ did: 'caused-wounds' }], then: [{ do: 'lose', to: 'enemy', energy: 1 }] }],
  },
};
