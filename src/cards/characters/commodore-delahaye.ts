import type { Character } from '../../rules/terms/card-language.ts';
import { cutlass } from '../library/blades.ts';
import { deal } from '../library/deal.ts';
import { reload, shootPistol } from '../library/firearms.ts';

export const commodoreDelahaye: Character = {
  id: 'commodore-delahaye',
  name: 'Commodore Delahaye',
  version: 1,
  factions: ['dominion', 'shades'],
  keywords: ['spirit', 'pirate'],
  base: 30,
  health: 7,
  blueDots: [1, 3, 5],
  melee: 3,
  meleeRange: 2,
  arcane: 3,
  evade: -1,
  abilities: [
    {
      kind: 'passive',
      id: 'worlds-old-and-new',
      name: 'Worlds Old & New',
      limit: { per: 'turn' },
      rules: [
        {
          when: { on: 'enters', deployed: true },
          if: [{ faction: 'shades' }],
          do: [{ do: 'grow-terrain', n: 1, kind: 'water', across: 50, within: 6 }],
        },
        {
          always: [{ mod: 'unslowed' }],
          to: { side: 'friendly', is: ['pirate'], within: { in: 6 } },
          if: [{ faction: 'dominion' }],
        },
      ],
    },
    cutlass,
    {
      kind: 'active',
      id: 'old-pirate-curse',
      name: 'Old Pirate Curse',
      cost: 1,
      range: 8,
      limit: { per: 'turn' },
      target: { which: { if: [{ not: { who: 'each', hasAbility: 'the-black-spot' } }] } },
      do: [
        {
          do: 'give',
          to: 'target',
          ability: {
            kind: 'passive',
            id: 'the-black-spot',
            name: 'The Black Spot',
            rules: [
              {
                always: [{ mod: 'stat', stat: 'arcane', by: 1, facing: { only: 'self' } }],
                to: { side: 'enemy', is: ['pirate'] },
              },
              { when: { on: 'discard', at: 'start' }, do: [{ do: 'wound', to: 'self', by: 1 }] },
            ],
          },
          until: 'game',
        },
        {
          do: 'for-each',
          which: { side: 'enemy', but: 'target', if: [{ who: 'each', hasAbility: 'the-black-spot' }] },
          effects: [{ do: 'lapse', of: 'each', ability: 'the-black-spot' }],
        },
      ],
    },
    reload(shootPistol),
    shootPistol,
  ],
  signature: {
    id: '21-ghoul-salute',
    name: '21 Ghoul Salute',
    upgrades: 'thrust',
    types: ['impact'],
    deal: deal(0, 1, 1, 0, 1, 0),
    mods: [
      {
        mods: [
          { mod: 'ignore', what: ['melee-range'] },
          {
            mod: 'dealt',
            by: {
              mul: [
                1,
                { count: { side: 'friendly', other: true, is: ['pirate'], within: { in: 4 }, if: [{ who: 'each', reloads: true }] } },
              ],
            },
          },
        ],
      },
    ],
  },
};
