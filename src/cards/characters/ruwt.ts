import type { Character } from '../../rules/terms/card-language.ts';
import { verdantGrowth } from '../library/verdant-growth.ts';
import { deal } from '../library/deal.ts';

export const ruwt: Character = {
  id: 'ruwt',
  name: 'Ruwt',
  version: 1,
  factions: ['leshavult'],
  keywords: ['treefolk', 'spirit'],
  base: 30,
  health: 7,
  blueDots: [1, 4, 7],
  melee: 2,
  meleeRange: 1,
  arcane: 4,
  evade: 0,
  abilities: [
    {
      kind: 'passive',
      id: 'woodspirit',
      name: 'Woodspirit',
      rules: [
        { always: [{ mod: 'move-freely', over: ['woods'], during: ['jog'] }] },
        {
          always: [{ mod: 'looks-past', terrain: ['woods'], models: { side: 'friendly', is: ['treefolk'] } }],
          to: { side: 'friendly', is: ['treefolk'], within: { in: 12 } },
        },
      ],
    },
    {
      kind: 'passive',
      id: 'we-are-ruwt',
      name: 'We are Ruwt',
      rules: [
        {
          when: { on: 'would-be-slain' },
          may: true,
          do: [
            {
              do: 'pick-piece',
              terrain: 'woods',
              made: true,
              in: 12,
              then: [
                { do: 'drop-stone', from: 'self', n: 'all', as: 'slain' },
                { do: 'remain', who: 'self', boxes: { half: { of: 'self', the: 'health' } } },
                { do: 'place', who: 'self', into: 'target' },
                { do: 'uproot' },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'new-growth',
      name: 'New Growth',
      limit: { per: 'turn' },
      rules: [
        {
          when: { on: 'uses-arcane' },
          may: true,
          do: [
            { do: 'refund', energy: 'all' },
            {
              do: 'if',
              cond: [{ compare: { of: 'self', the: 'remaining' }, op: '>', to: 3 }],
              then: [{ do: 'wound', to: 'self', by: 3 }],
              else: [
                { do: 'wound', to: 'self', by: 3, bind: 'paid' },
                { do: 'if', cond: [{ did: 'paid' }], then: [{ do: 'cancel' }] },
              ],
            },
          ],
        },
      ],
    },
    verdantGrowth,
  ],
  signature: {
    id: 'encroaching-roots',
    name: 'Encroaching Roots',
    upgrades: 'rising-attack',
    types: ['impact', 'piercing'],
    deal: deal(2, 1, 1, 2, 1, null),
    end: [
      {
        do: 'if',
        cond: [{ did: 'caused-wounds' }],
        then: [{ do: 'apply', to: 'enemy', mods: [{ mod: 'forbid', actions: ['jog'] }], until: 'turn' }],
      },
    ],
  },
};
