import type { Character } from '../../rules/terms/card-language.ts';
import { harmless } from '../library/deal.ts';
import { healing } from '../library/healing.ts';
import { weakling } from '../library/weakling.ts';

export const quack: Character = {
  id: 'quack',
  name: 'Quack',
  version: 1,
  factions: ['commonwealth'],
  keywords: ['human', 'wizard', 'cleric'],
  base: 30,
  health: 7,
  blueDots: [1, 2, 5],
  melee: 2,
  meleeRange: 1,
  arcane: 5,
  evade: 0,
  abilities: [
    weakling,
    {
      kind: 'passive',
      id: 'premonition',
      name: 'Premonition',
      rules: [
        {
          when: { on: 'targeted', by: 'enemy' },
          may: true,
          do: [
            { do: 'lose', to: 'self', energy: 1 },
            { do: 'reaction-step', who: 'self' },
          ],
        },
      ],
    },
    {
      kind: 'active',
      id: 'foresight',
      name: 'Foresight',
      cost: 1,
      range: 10,
      limit: { per: 'turn' },
      target: { which: { is: ['human'] } },
      do: [{ do: 'apply', to: 'target', mods: [{ mod: 'stat', stat: 'arcane', by: 2 }], until: 'turn' }],
    },
    healing,
    {
      kind: 'arcane',
      id: 'blinding-powder',
      name: 'Blinding Powder',
      cost: 1,
      range: 4,
      target: {},
      outcomes: [
        {
          on: { colour: ['blue'], value: 'X' },
          do: [
            {
              do: 'apply',
              to: 'target',
              mods: [
                { mod: 'stat', stat: 'melee', by: { x: -2 } },
                { mod: 'stat', stat: 'arcane', by: { x: -2 } },
              ],
              until: 'turn',
            },
          ],
        },
        { on: 'catastrophe', do: [{ do: 'lose', to: 'self', energy: 'all' }] },
      ],
    },
  ],
  signature: {
    id: 'gone-in-a-puff',
    name: 'Gone in a puff...',
    upgrades: 'low-guard',
    types: [],
    deal: harmless,
    end: [
      { do: 'apply', to: 'enemy', mods: [{ mod: 'stat', stat: 'melee', by: -2 }], until: 'turn' },
      { do: 'move', who: 'self', in: 4, may: true },
    ],
  },
};
