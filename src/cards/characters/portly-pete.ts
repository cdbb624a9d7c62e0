import type { Character } from '../../rules/terms/card-language.ts';
import { ramshackleArmour } from '../library/armour.ts';
import { deal } from '../library/deal.ts';
import { closeBy } from '../library/signatures.ts';

export const portlyPete: Character = {
  id: 'portly-pete',
  name: 'Portly Pete',
  version: 1,
  factions: ['dominion'],
  keywords: ['goblin', 'soldier'],
  base: 30,
  health: 8,
  blueDots: [1, 3, 6],
  melee: 3,
  meleeRange: 2,
  arcane: 0,
  evade: 0,
  abilities: [
    {
      kind: 'passive',
      id: 'asleep-on-the-job',
      name: 'Asleep on the Job',
      rules: [
        { always: [{ mod: 'not-first' }] },
        {
          when: { on: 'activates' },
          do: [
            {
              do: 'apply',
              to: 'self',
              mods: [
                { mod: 'stat', stat: 'melee', by: 1 },
                { mod: 'stat', stat: 'evade', by: -1 },
              ],
              until: 'turn',
            },
          ],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'halberd',
      name: 'Halberd',
      rules: [{ always: [{ mod: 'dealt', types: ['piercing', 'impact'], by: 1, scope: 'melee' }] }],
    },
    ramshackleArmour,
    {
      kind: 'passive',
      id: 'secret-stash',
      name: 'Secret Stash',
      rules: [{ always: [{ mod: 'keeps-stones', from: 'enemy' }] }],
    },
    {
      kind: 'passive',
      id: 'goblin-city-guard',
      name: 'Goblin City Guard',
      limit: { per: 'turn' },
      rules: [
        {
          when: {
            on: 'would-suffer',
            who: { other: true, is: ['goblin'], within: { in: 4, los: true }, if: [{ who: 'each', holdsStone: true }] },
          },
          may: true,
          do: [{ do: 'redirect', to: 'self' }],
        },
      ],
    },
    {
      kind: 'active',
      id: 'stand-to-attention',
      name: 'Stand to Attention!',
      cost: 2,
      range: 4,
      limit: { per: 'turn' },
      target: { which: { side: 'friendly', other: true, is: ['goblin'] } },
      do: [
        { do: 'gain', to: 'target', energy: 1 },
        { do: 'if', cond: [{ who: 'target', is: ['soldier'] }], then: [{ do: 'move', who: 'target', in: 2, may: true }] },
      ],
    },
  ],
  signature: {
    id: 'crowd-control',
    name: 'Crowd Control',
    upgrades: 'thrust',
    types: ['impact'],
    deal: deal(null, 1, 0, 0, 1, null),
    mods: [closeBy],
    end: [
      {
        do: 'if',
        cond: [{ distance: ['self', 'enemy'], op: '<=', in: 1 }],
        then: [{ do: 'move', who: 'enemy', in: 1, way: { away: 'self' } }],
      },
    ],
  },
};
