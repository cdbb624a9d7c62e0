import type { Character } from '../../rules/terms/card-language.ts';
import { hippity } from '../library/hippity.ts';
import { weakling } from '../library/weakling.ts';

export const murderBunny: Character = {
  id: 'murder-bunny',
  name: 'Murder Bunny',
  version: 2,
  factions: ['commonwealth', 'leshavult'],
  keywords: ['animal'],
  base: 30,
  health: 4,
  blueDots: [],
  melee: 2,
  meleeRange: 1,
  arcane: 0,
  evade: -1,
  abilities: [
    {
      kind: 'passive',
      id: 'thrall-boris-the-bunny-summoner',
      name: 'Thrall [Boris, the Bunny Summoner]',
      rules: [{ always: [{ mod: 'thrall', of: 'boris-the-bunny-summoner' }] }],
    },
    {
      kind: 'passive',
      id: 'back-in-the-burrow',
      name: 'Back in the Burrow',
      rules: [
        {
          always: [
            { mod: 'at-most', n: 3 },
            { mod: 'falls-with', of: 'boris-the-bunny-summoner' },
          ],
        },
      ],
    },
    weakling,
    {
      kind: 'passive',
      id: 'razor-incisors',
      name: 'Razor Incisors',
      rules: [{ always: [{ mod: 'dealt', by: 2, scope: 'melee' }], if: [{ played: ['rising-attack'] }] }],
    },
    hippity,
  ],
  signature: null,
  unselectable: true,
};
