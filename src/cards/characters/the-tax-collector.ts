import type { Character, Value } from '../../rules/terms/card-language.ts';
import { harmless } from '../library/deal.ts';
import { swift } from '../library/swift.ts';

const owed: Value = { of: 'target', the: 'stones' };

export const theTaxCollector: Character = {
  id: 'the-tax-collector',
  name: 'The Tax Collector',
  version: 1,
  factions: ['dominion'],
  keywords: ['goblin'],
  base: 30,
  health: 7,
  blueDots: [1, 3, 5],
  melee: 3,
  meleeRange: 1,
  arcane: 0,
  evade: -1,
  abilities: [
    {
      kind: 'passive',
      id: 'inheritance-tax',
      name: 'Inheritance Tax',
      limit: { per: 'game' },
      rules: [
        {
          when: { on: 'slain', who: { side: 'friendly', other: true, is: ['goblin'], within: { in: 4, los: true } } },
          if: [{ who: 'subject', holdsStone: true }],
          may: true,
          do: [{ do: 'inherit-stone', to: 'self', depth: 1 }],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'friskal-stimulus',
      name: 'Friskal Stimulus',
      rules: [
        {
          always: [
            { mod: 'stat', stat: 'melee', by: { mul: [1, { of: 'enemy', the: 'stones' }] } },
            { mod: 'suffered', by: { mul: [-1, { of: 'enemy', the: 'stones' }] }, scope: 'melee' },
          ],
        },
      ],
    },
    swift,
    {
      kind: 'active',
      id: 'rebate',
      name: 'Rebate',
      cost: 3,
      range: 8,
      target: { which: { other: true } },
      do: [
        {
          do: 'one-of',
          options: [
            [{ do: 'heal', to: 'target', by: { add: [2, owed] } }],
            [{ do: 'move', who: 'target', in: { add: [2, owed] }, way: { towards: 'self' } }],
          ],
        },
      ],
    },
    {
      kind: 'active',
      id: 'income-tax',
      name: 'Income Tax',
      cost: 0,
      range: 8,
      limit: { per: 'turn' },
      target: { which: { side: 'enemy', if: [{ who: 'each', holdsStone: true }] } },
      do: [
        {
          do: 'may-pay',
          who: 'target',
          energy: owed,
          then: [{ do: 'gain', to: 'self', energy: owed }],
          else: [{ do: 'apply', to: 'target', mods: [{ mod: 'forbid', actions: ['jog', 'step', 'reaction-step'] }], until: 'turn' }],
        },
      ],
    },
  ],
  signature: {
    id: 'pay-up',
    name: 'Pay Up!',
    upgrades: 'high-guard',
    types: [],
    deal: harmless,
    end: [
      {
        do: 'if',
        cond: [{ who: 'enemy', holdsStone: true }],
        then: [
          {
            do: 'may',
            then: [
              {
                do: 'may-pay',
                who: 'enemy',
                energy: 1,
                then: [{ do: 'gain', to: 'self', energy: { result: 'paid' } }],
                else: [{ do: 'take-stone', from: 'enemy', to: 'self' }],
              },
            ],
          },
        ],
      },
    ],
    unlessSlain: true,
  },
};
