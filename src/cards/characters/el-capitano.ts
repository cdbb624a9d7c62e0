import type { Character } from '../../rules/terms/card-language.ts';
import { cutlass } from '../library/blades.ts';
import { deal } from '../library/deal.ts';
import { reload, shootPistol } from '../library/firearms.ts';

export const elCapitano: Character = {
  id: 'el-capitano',
  name: 'El Capitano',
  version: 2,
  factions: ['dominion'],
  keywords: ['goblin', 'pirate'],
  base: 40,
  health: 7,
  blueDots: [1, 3, 5, 7],
  melee: 4,
  meleeRange: 1,
  arcane: 3,
  evade: 0,
  abilities: [
    cutlass,
    {
      kind: 'passive',
      id: 'ye-scurvy-dogs',
      name: 'Ye Scurvy Dogs',
      rules: [
        {
          when: { on: 'replenish', at: 'during' },
          do: [
            {
              do: 'for-each',
              which: { side: 'friendly', other: true, is: ['goblin'], within: { in: 4 }, if: [{ who: 'each', is: ['pirate'] }] },
              effects: [{ do: 'gain', to: 'each', energy: 1 }],
            },
          ],
        },
      ],
    },
    {
      kind: 'active',
      id: 'hit',
      name: 'Hit',
      cost: 1,
      limit: { per: 'turn' },
      do: [{ do: 'apply', to: 'self', mods: [{ mod: 'dealt', by: 2, scope: 'melee' }], until: 'next-attack' }],
    },
    {
      kind: 'active',
      id: 'run',
      name: 'Run',
      cost: 2,
      range: 8,
      target: { which: { side: 'friendly', if: [{ who: 'each', engaged: true }] } },
      do: [{ do: 'move', who: 'target', in: 3 }],
    },
    reload(shootPistol),
    shootPistol,
  ],
  signature: {
    id: 'jolly-roger',
    name: 'Jolly Roger',
    upgrades: 'rising-attack',
    types: ['piercing'],
    deal: deal(1, 2, 2, 2, 2, 0),
    mods: [{ mods: [{ mod: 'unreducible' }] }],
  },
};
