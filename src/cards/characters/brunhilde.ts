import type { Character } from '../../rules/terms/card-language.ts';
import { bodyguard } from '../library/bodyguard.ts';
import { deal } from '../library/deal.ts';

const kin = ['giant', 'noble'];

export const brunhilde: Character = {
  id: 'brunhilde',
  name: 'Brunhilde',
  version: 3,
  factions: ['commonwealth'],
  keywords: ['giant', 'mercenary', 'norse'],
  base: 40,
  health: 13,
  blueDots: [1, 6],
  melee: 4,
  meleeRange: 2,
  arcane: 0,
  evade: 2,
  abilities: [
    {
      kind: 'passive',
      id: 'giant-forged-blades',
      name: 'Giant-Forged Blades',
      rules: [{ always: [{ mod: 'dealt', types: ['piercing', 'slicing'], by: 2 }] }],
    },
    bodyguard,
    {
      kind: 'passive',
      id: 'loyalty',
      name: 'Loyalty',
      rules: [{ always: [{ mod: 'reaction-step', in: 3, towards: { side: 'friendly', is: ['noble'] } }] }],
    },
    {
      kind: 'active',
      id: 'epic-ballads-of-giant-heros',
      name: 'Epic Ballads of Giant Heros!',
      cost: 1,
      pulse: 6,
      limit: { per: 'turn' },
      do: [{ do: 'pulse', in: 6, which: { other: true, is: ['giant'] }, effects: [{ do: 'gain', to: 'each', energy: 1 }] }],
    },
  ],
  signature: {
    id: 'shattering-oathstone',
    name: 'Shattering Oathstone',
    upgrades: 'falling-swing',
    types: ['slicing'],
    deal: deal(null, 0, 0, 3, 3, 2),
    end: [
      {
        do: 'if',
        cond: [{ who: 'self', slain: true }],
        then: [
          {
            do: 'for-each',
            which: {
              other: true,
              within: { in: 8 },
              if: [
                {
                  any: [
                    { who: 'each', side: 'enemy' },
                    { who: 'each', isNot: kin },
                  ],
                },
              ],
            },
            effects: [{ do: 'wound', to: 'each', by: 1 }],
          },
          {
            do: 'for-each',
            which: { side: 'friendly', other: true, is: kin, within: { in: 8 } },
            effects: [{ do: 'heal', to: 'each', by: 'all' }],
          },
        ],
      },
    ],
  },
};
