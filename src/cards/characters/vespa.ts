import type { Character } from '../../rules/terms/card-language.ts';
import { deal } from '../library/deal.ts';
import { throwJavelin } from '../library/throw-javelin.ts';

export const vespa: Character = {
  id: 'vespa',
  name: 'Vespa',
  version: 1,
  factions: ['dominion'],
  keywords: ['faerie', 'animal', 'soldier'],
  base: 40,
  health: 8,
  blueDots: [1, 4, 7],
  melee: 3,
  meleeRange: 2,
  arcane: 4,
  evade: 0,
  abilities: [
    {
      kind: 'passive',
      id: 'stinger',
      name: 'Stinger',
      rules: [{ always: [{ mod: 'dealt', types: ['piercing'], by: 2, scope: 'melee' }] }],
    },
    {
      kind: 'active',
      id: 'antagonise',
      name: 'Antagonise',
      cost: 1,
      range: 6,
      target: {},
      do: [
        {
          do: 'apply',
          to: 'target',
          mods: [
            { mod: 'stat', stat: 'melee', by: 1 },
            { mod: 'stat', stat: 'evade', by: 1 },
          ],
          until: 'turn',
        },
      ],
    },
    {
      kind: 'active',
      id: 'out-of-reach',
      name: 'Out of Reach',
      cost: 1,
      do: [
        {
          do: 'apply',
          to: 'self',
          mods: [
            { mod: 'untargetable', actions: ['melee'] },
            { mod: 'presence', covered: false },
          ],
          until: 'turn',
        },
      ],
    },
    throwJavelin,
  ],
  signature: {
    id: 'strike-from-above',
    name: 'Strike from Above',
    upgrades: 'falling-swing',
    types: ['piercing'],
    deal: deal(null, 2, 2, 2, 1, 0),
  },
};
