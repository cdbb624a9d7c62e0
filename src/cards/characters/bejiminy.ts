import type { Character } from '../../rules/terms/card-language.ts';
import { deal } from '../library/deal.ts';
import { slow } from '../library/slow.ts';

/** @rule CHR-47 CHR-48 */
export const bejiminy: Character = {
  id: 'bejiminy',
  name: 'Bejiminy',
  version: 1,
  factions: ['dominion'],
  keywords: ['goblin', 'animal'],
  base: 40,
  health: 9,
  blueDots: [1, 3, 5, 8],
  melee: 3,
  meleeRange: 1,
  arcane: 0,
  evade: -1,
  abilities: [
    {
      kind: 'passive',
      id: 'jaw-sprung-gnashers',
      name: 'Jaw-Sprung Gnashers',
      rules: [{ always: [{ mod: 'dealt', types: ['impact', 'piercing'], by: 2, scope: 'melee' }] }],
    },
    {
      kind: 'passive',
      id: 'whoooa-there-slow-down-boy',
      name: 'Whoooa There, Slow Down Boy!',
      rules: [
        {
          always: [
            { mod: 'move-freely', over: ['woods'], during: ['jog'] },
            { mod: 'cost', of: ['harvest'], by: 1, first: true },
          ],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'jitterbug',
      name: 'Jitterbug',
      rules: [
        { always: [{ mod: 'keeps-off' }] },
        { when: { on: 'fights' }, do: [{ do: 'give', to: 'enemy', ability: slow, until: 'turn' }] },
      ],
    },
    {
      kind: 'active',
      id: 'branch-hopper',
      name: 'Branch Hopper',
      cost: 2,
      do: [
        {
          do: 'flip',
          then: [{ do: 'place', who: 'self', within: { in: { x: 1, plus: 1 }, of: 'self', los: true } }],
          catastrophe: [
            { do: 'move', who: 'self', in: 1, by: 'resisting', may: true },
            { do: 'wound', to: 'self', by: 2 },
          ],
        },
      ],
    },
  ],
  signature: {
    id: 'spring-loaded',
    name: 'Spring Loaded',
    upgrades: 'rising-attack',
    types: ['piercing'],
    deal: deal(1, 1, 1, 2, 1, null),
    end: [{ do: 'move', who: 'self', in: 2, may: true }],
  },
};
