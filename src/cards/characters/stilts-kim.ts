import type { Character } from '../../rules/terms/card-language.ts';
import { deal } from '../library/deal.ts';

/** @rule CHR-43 CHR-46 */
export const stiltsKim: Character = {
  id: 'stilts-kim',
  name: 'Stilts Kim',
  version: 1,
  factions: ['dominion'],
  keywords: ['goblin'],
  base: 40,
  health: 7,
  blueDots: [1, 3, 5, 7],
  melee: 3,
  meleeRange: 2,
  arcane: 0,
  evade: -1,
  abilities: [
    {
      kind: 'passive',
      id: 'stilt-walker',
      name: 'Stilt Walker',
      rules: [
        {
          when: { on: 'activates' },
          do: [
            {
              do: 'flip',
              then: [{ do: 'move', who: 'self', in: 'X' }],
              catastrophe: [{ do: 'wound', to: 'self', by: 2 }],
            },
          ],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'pond-wader',
      name: 'Pond Wader',
      rules: [{ always: [{ mod: 'move-freely', over: ['water'], during: ['jog'] }] }],
    },
    {
      kind: 'passive',
      id: 'cant-quite-reach-it',
      name: "Can't Quite Reach It",
      rules: [
        { always: [{ mod: 'cost', of: ['harvest'], by: 1 }] },
        { always: [{ mod: 'stat', stat: 'melee-range', by: -1, facing: { only: 'self' } }], to: { side: 'enemy' } },
      ],
    },
    {
      kind: 'active',
      id: 'gribblebog-grub',
      name: 'Gribblebog Grub',
      cost: 1,
      pulse: 6,
      limit: { per: 'turn' },
      do: [
        {
          do: 'deal-each',
          in: 6,
          which: { is: ['animal', 'troll'] },
          outcomes: [
            { on: { colour: ['green'], value: 'X' }, do: [{ do: 'move', who: 'each', in: 'X', way: { towards: 'self' } }] },
            { on: { colour: ['blue'], value: 'X' }, do: [{ do: 'heal', to: 'each', by: { x: 1, plus: 1 } }] },
            { on: { colour: ['pink'], value: 'X' }, do: [{ do: 'gain', to: 'each', energy: 1 }] },
          ],
          catastrophe: [{ do: 'wound', to: 'each', by: 2 }],
        },
      ],
    },
  ],
  signature: {
    id: 'punt',
    name: 'Punt!',
    upgrades: 'rising-attack',
    types: ['impact'],
    deal: deal(null, 1, 1, 1, 1, null),
    end: [{ do: 'move', who: 'enemy', in: 1, way: { away: 'self' } }],
  },
};
