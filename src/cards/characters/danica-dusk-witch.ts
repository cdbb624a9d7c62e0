import type { Character, Passive } from '../../rules/terms/card-language.ts';
import { harmless } from '../library/deal.ts';

const ID = 'danica-dusk-witch';

const puppet: Passive = {
  kind: 'passive',
  id: 'puppet',
  name: 'Puppet',
  rules: [{ always: [{ mod: 'puppet', of: ID, in: 8, not: ['jog'] }] }],
};

export const danicaDuskWitch: Character = {
  id: ID,
  name: 'Danica, Dusk Witch',
  version: 2,
  factions: ['leshavult'],
  keywords: ['spirit', 'witch'],
  base: 30,
  health: 7,
  blueDots: [1, 3],
  melee: 2,
  meleeRange: 1,
  arcane: 5,
  evade: 0,
  abilities: [
    {
      kind: 'passive',
      id: 'link-to-the-future',
      name: 'Link to the Future',
      rules: [{ when: { on: 'replenish', at: 'start' }, if: [{ inTroupe: 'zorya-dawn-witch' }], do: [{ do: 'heal', to: 'self', by: 2 }] }],
    },
    {
      kind: 'active',
      id: 'meddle-with-fate',
      name: 'Meddle with Fate',
      cost: 3,
      limit: { per: 'game' },
      do: [
        { do: 'keep', n: { mul: [2, { count: { side: 'friendly', is: ['spirit'] } }] }, bind: 'kept' },
        { do: 'wound', to: 'self', by: { mul: [2, { result: 'kept' }] } },
      ],
    },
    {
      kind: 'arcane',
      id: 'puppeteer',
      name: 'Puppeteer',
      cost: 2,
      range: 8,
      target: {},
      outcomes: [
        { on: { colour: ['green', 'pink'], value: 2 }, do: [{ do: 'give', to: 'target', ability: puppet, until: 'game' }] },
        {
          on: 'catastrophe',
          do: [
            { do: 'wound', to: 'self', by: 4 },
            { do: 'gain', to: 'target', energy: 2 },
          ],
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'visions-of-the-past',
      name: 'Visions of the Past',
      cost: 2,
      range: 6,
      target: {},
      outcomes: [
        {
          on: { colour: ['green', 'pink'], value: 3 },
          do: [
            { do: 'heal', to: 'target', by: 'all' },
            { do: 'refill', to: 'target', upTo: 'printed' },
          ],
        },
        {
          on: 'catastrophe',
          do: [
            {
              do: 'pulse',
              in: 4,
              effects: [
                { do: 'wound', to: 'each', by: 2 },
                { do: 'gain', to: 'each', energy: 1 },
              ],
            },
          ],
        },
      ],
    },
  ],
  signature: {
    id: 'illusion',
    name: 'Illusion',
    upgrades: 'thrust',
    types: [],
    deal: harmless,
    mods: [{ mods: [{ mod: 'suffered', by: 'null' }] }],
    end: [
      {
        do: 'pick',
        which: { side: 'friendly', other: true, is: ['spirit'], within: { in: 8 } },
        as: 'other',
        then: [{ do: 'swap', a: 'self', b: { picked: 'other' } }],
      },
    ],
  },
};
