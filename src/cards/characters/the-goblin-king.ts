import type { Character } from '../../rules/terms/card-language.ts';
import { deal } from '../library/deal.ts';
import { weakling } from '../library/weakling.ts';

/** @rule CHR-14 */
export const theGoblinKing: Character = {
  id: 'the-goblin-king',
  name: 'The Goblin King',
  version: 2,
  factions: ['dominion'],
  keywords: ['goblin', 'noble'],
  base: 30,
  health: 7,
  blueDots: [1, 3, 5],
  melee: 3,
  meleeRange: 2,
  arcane: 0,
  evade: 0,
  abilities: [
    weakling,
    {
      kind: 'passive',
      id: 'sceptre-of-almighty-power',
      name: 'Sceptre of Almighty Power',
      rules: [
        {
          always: [
            { mod: 'dealt', types: ['slicing'], by: 'null', scope: 'melee' },
            { mod: 'dealt', types: ['impact'], by: 2, scope: 'melee' },
          ],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'royal-privilege',
      name: 'Royal Privilege',
      limit: { per: 'turn' },
      rules: [
        {
          when: { on: 'would-suffer' },
          may: true,
          do: [
            {
              do: 'pick',
              which: { side: 'friendly', other: true, is: ['goblin'], within: { in: 4, los: true } },
              as: 'subjected',
              then: [{ do: 'redirect', to: { picked: 'subjected' } }],
            },
          ],
        },
      ],
    },
    {
      kind: 'active',
      id: 'rule-the-roost',
      name: 'Rule the Roost',
      cost: 2,
      range: 8,
      limit: { per: 'turn' },
      target: { which: { is: ['goblin'] } },
      do: [
        { do: 'wound', to: 'target', by: 2 },
        { do: 'gain', to: 'target', energy: 2 },
        { do: 'activate-next', who: 'target' },
      ],
    },
    {
      kind: 'active',
      id: 'gimme',
      name: 'Gimme!',
      cost: 1,
      range: 2,
      target: { which: { side: 'friendly', other: true, is: ['goblin'], if: [{ who: 'each', holdsStone: true }] } },
      do: [{ do: 'take-stone', from: 'target', to: 'self' }],
    },
  ],
  signature: {
    id: 'grovel-peasant',
    name: 'Grovel, Peasant!',
    upgrades: 'falling-swing',
    types: ['impact'],
    deal: deal(0, 2, 2, 2, 2, 4),
    mods: [
      {
        mods: [
          { mod: 'dealt', by: 1 },
          { mod: 'suffered', by: 'null' },
        ],
        if: [{ who: 'enemy', is: ['goblin'] }],
      },
    ],
  },
};
