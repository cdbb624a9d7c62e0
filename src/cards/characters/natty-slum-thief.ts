import type { Character } from '../../rules/terms/card-language.ts';
import { concealedDagger } from '../library/daggers.ts';
import { harmless } from '../library/deal.ts';
import { lookOfInnocence } from '../library/look-of-innocence.ts';
import { swift } from '../library/swift.ts';
import { weakling } from '../library/weakling.ts';

export const nattySlumThief: Character = {
  id: 'natty-slum-thief',
  name: 'Natty, Slum Thief',
  version: 2,
  factions: ['commonwealth'],
  keywords: ['human', 'rogue'],
  base: 30,
  health: 6,
  blueDots: [1, 2, 4, 6],
  melee: 3,
  meleeRange: 1,
  arcane: 4,
  evade: 0,
  abilities: [
    weakling,
    concealedDagger,
    lookOfInnocence,
    {
      kind: 'passive',
      id: 'disappear-in-a-crowd',
      name: 'Disappear in a Crowd',
      rules: [
        {
          always: [{ mod: 'stat', stat: 'evade', by: { mul: [-1, { count: { other: true, but: 'originator', within: { in: 3 } } }] } }],
        },
      ],
    },
    swift,
    {
      kind: 'arcane',
      id: 'slingshot',
      name: 'Slingshot',
      cost: 2,
      range: 6,
      target: {},
      outcomes: [
        { on: { colour: ['green'], value: 'X' }, do: [{ do: 'damage', to: 'target', by: 'X', type: 'impact' }] },
        {
          on: 'catastrophe',
          do: [
            {
              do: 'apply',
              to: 'self',
              mods: [
                { mod: 'without', ability: 'look-of-innocence' },
                { mod: 'without', ability: 'disappear-in-a-crowd' },
                { mod: 'stat', stat: 'evade', by: 1 },
              ],
              until: 'turn',
            },
          ],
        },
      ],
    },
  ],
  signature: {
    id: 'cut-purse',
    name: 'Cut Purse',
    upgrades: 'sweeping-cut',
    types: [],
    deal: harmless,
    mods: [{ mods: [{ mod: 'suffered', by: -2 }] }],
    end: [{ do: 'may', then: [{ do: 'take-stone', from: 'enemy', to: 'self' }] }],
    unlessSlain: true,
  },
};
