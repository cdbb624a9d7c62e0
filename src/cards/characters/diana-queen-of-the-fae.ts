import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { enchantedDagger } from '../library/daggers.ts';
import { circled, deal } from '../library/deal.ts';
import { weakling } from '../library/weakling.ts';

export const dianaQueenOfTheFae: Character = {
  id: 'diana-queen-of-the-fae',
  name: 'Diana, Queen of the Fae',
  version: 1,
  factions: ['dominion'],
  keywords: ['faerie', 'noble'],
  base: 30,
  health: 6,
  blueDots: [1, 2, 4, 5],
  melee: 4,
  meleeRange: 1,
  arcane: 4,
  evade: -2,
  abilities: [
    weakling,
    enchantedDagger,
    {
      kind: 'passive',
      id: 'for-the-good-of-the-glade',
      name: 'For the Good of the Glade',
      rules: [
        {
          when: { on: 'uses-arcane' },
          may: true,
          do: [
            {
              do: 'pick',
              which: { side: 'friendly', is: ['faerie'], within: { in: 6 } },
              n: 3,
              upTo: true,
              as: 'given',
              then: [
                { do: 'wound', to: { picked: 'given' }, by: 1, bind: 'inflicted' },
                {
                  do: 'repeat',
                  times: { result: 'inflicted' },
                  then: [{ do: 'apply', to: 'self', mods: [{ mod: 'stat', stat: 'arcane-cards', by: 2 }], until: 'action' }],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'feed-on-fear',
      name: 'Feed on Fear',
      cost: 1,
      range: 6,
      limit: { per: 'turn' },
      target: {},
      outcomes: [
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            { do: 'lose', to: 'target', energy: 'X', bind: 'fear' },
            {
              do: 'repeat',
              times: { result: 'fear' },
              then: [
                {
                  do: 'pick',
                  which: { is: ['faerie'], within: { in: 6, of: 'target' } },
                  as: 'fed',
                  then: [{ do: 'gain', to: { picked: 'fed' }, energy: 1 }],
                },
              ],
            },
          ],
        },
        selfWounds(2),
      ],
    },
    {
      kind: 'arcane',
      id: 'horrifying-visions',
      name: 'Horrifying Visions',
      cost: 2,
      range: 6,
      target: {},
      outcomes: [
        { on: { colour: ['pink'], value: 'X' }, do: [{ do: 'damage', to: 'target', by: { x: 1, plus: 1 }, type: 'magical' }] },
        selfWounds(3),
      ],
    },
  ],
  signature: {
    id: 'dance-with-death',
    name: 'Dance with Death',
    upgrades: 'sweeping-cut',
    types: ['magical'],
    deal: deal(null, 2, circled(0), 0, 2, null),
    end: [
      {
        do: 'if',
        cond: [{ who: 'self', slain: false }],
        then: [{ do: 'move', who: 'self', in: 2, may: true }],
        else: [{ do: 'wound', to: 'enemy', by: 2 }],
      },
    ],
  },
};
