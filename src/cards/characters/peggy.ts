import type { Character } from '../../rules/terms/card-language.ts';
import { cutlass } from '../library/blades.ts';
import { deal } from '../library/deal.ts';
import { reload, shootPistol } from '../library/firearms.ts';
import { slow } from '../library/slow.ts';

export const peggy: Character = {
  id: 'peggy',
  name: 'Peggy',
  version: 1,
  factions: ['dominion'],
  keywords: ['human', 'pirate'],
  base: 30,
  health: 8,
  blueDots: [1, 3, 7],
  melee: 3,
  meleeRange: 2,
  arcane: 4,
  evade: 0,
  abilities: [
    slow,
    cutlass,
    {
      kind: 'passive',
      id: 'treasure-map',
      name: 'Treasure Map',
      rules: [
        {
          when: { on: 'deployed' },
          may: true,
          do: [
            {
              do: 'pick',
              which: { side: 'friendly', is: ['pirate'] },
              as: 'scout',
              then: [{ do: 'act', who: { picked: 'scout' }, actions: ['jog'], own: true }],
            },
          ],
        },
      ],
    },
    {
      kind: 'active',
      id: 'x-marks-the-spot',
      name: 'X Marks the Spot',
      cost: 2,
      range: 8,
      target: { what: { stoneOr: { side: 'enemy', if: [{ who: 'each', holdsStone: true }] } } },
      do: [
        {
          do: 'for-each',
          which: { side: 'friendly', is: ['pirate'], nearMark: 4 },
          effects: [{ do: 'move', who: 'each', in: 1, way: 'to-mark' }],
        },
      ],
    },
    reload(shootPistol),
    shootPistol,
  ],
  signature: {
    id: 'run-em-through',
    name: "Run 'em Through",
    upgrades: 'thrust',
    types: ['piercing'],
    deal: deal(1, 3, 4, null, 3, 1),
    end: [{ do: 'move', who: 'self', in: 2, way: { towards: 'enemy' } }],
  },
};
