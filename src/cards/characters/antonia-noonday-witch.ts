import type { Character } from '../../rules/terms/card-language.ts';
import { circled, deal } from '../library/deal.ts';
import { healing } from '../library/healing.ts';

export const antoniaNoondayWitch: Character = {
  id: 'antonia-noonday-witch',
  name: 'Antonia, Noonday Witch',
  version: 3,
  factions: ['leshavult'],
  keywords: ['spirit', 'witch'],
  base: 30,
  health: 8,
  blueDots: [1, 2, 4],
  melee: 3,
  meleeRange: 1,
  arcane: 4,
  evade: 0,
  abilities: [
    {
      kind: 'passive',
      id: 'link-to-the-past',
      name: 'Link to the Past',
      rules: [
        {
          always: [
            { mod: 'stat', stat: 'arcane', by: 1 },
            { mod: 'cost', of: ['arcane'], by: -1, first: { side: 'friendly', is: ['witch'] } },
          ],
          if: [{ inTroupe: 'danica-dusk-witch' }],
        },
      ],
    },
    healing,
    {
      kind: 'arcane',
      id: 'candy-apples',
      name: 'Candy Apples',
      cost: 3,
      range: 8,
      target: {},
      outcomes: [
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            { do: 'move', who: 'target', in: { x: 2 }, way: { towards: 'self' } },
            {
              do: 'if',
              cond: [{ distance: ['self', 'target'], op: '<=', in: 2 }],
              then: [{ do: 'wound', to: 'target', by: 4 }],
            },
          ],
        },
        { on: 'catastrophe', do: [{ do: 'pulse', in: 4, effects: [{ do: 'damage', to: 'each', by: 2, type: 'magical' }] }] },
      ],
    },
    {
      kind: 'arcane',
      id: 'visions-of-the-present',
      name: 'Visions of the Present',
      cost: 3,
      range: 6,
      target: {},
      outcomes: [
        {
          on: { colour: ['blue', 'pink'], value: 3 },
          do: [{ do: 'wound', to: 'target', by: { of: 'target', the: 'wounds' } }],
        },
        { on: 'catastrophe', do: [{ do: 'wound', to: 'self', by: { of: 'self', the: 'wounds' } }] },
      ],
    },
  ],
  signature: {
    id: 'deception',
    name: 'Deception',
    upgrades: 'falling-swing',
    types: [],
    deal: deal(null, circled(null), null, null, circled(null), null),
    mods: [{ mods: [{ mod: 'suffered', by: -2 }] }],
  },
};
