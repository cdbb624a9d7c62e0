import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { concealedDagger } from '../library/daggers.ts';
import { circled, deal } from '../library/deal.ts';

export const agathaTavernfrau: Character = {
  id: 'agatha-tavernfrau',
  name: 'Agatha, Tavernfrau',
  version: 3,
  factions: ['commonwealth'],
  keywords: ['human'],
  base: 30,
  health: 8,
  blueDots: [1, 3, 6],
  melee: 3,
  meleeRange: 1,
  arcane: 3,
  evade: 0,
  abilities: [
    {
      kind: 'passive',
      id: 'deutsche-courage',
      name: 'Deutsche Courage',
      limit: { per: 'turn' },
      rules: [
        {
          when: { on: 'attacks', who: { side: 'friendly', is: ['soldier', 'mercenary'], within: { in: 6 } } },
          may: true,
          do: [{ do: 'gain', to: 'subject', energy: 1 }],
        },
      ],
    },
    concealedDagger,
    {
      kind: 'arcane',
      id: 'enticing-offer',
      name: 'Enticing Offer',
      cost: 2,
      range: 10,
      target: {},
      outcomes: [{ on: { colour: 'any', value: 2 }, do: [{ do: 'move', who: 'target', in: 4, way: { towards: 'self' } }] }, selfWounds(2)],
    },
    {
      kind: 'arcane',
      id: 'drink-your-fill',
      name: 'Drink Your Fill',
      cost: 1,
      range: 2,
      limit: { per: 'turn' },
      target: {},
      outcomes: [
        { on: { colour: ['green'], value: 'X' }, do: [{ do: 'lose', to: 'target', energy: 'X' }] },
        {
          on: { colour: ['blue'], value: 'X' },
          do: [
            { do: 'gain', to: 'target', energy: 'X' },
            { do: 'apply', to: 'target', mods: [{ mod: 'stat', stat: 'arcane', by: { x: -1 } }], until: 'turn' },
          ],
        },
        {
          on: { colour: ['pink'], value: 'X' },
          do: [{ do: 'apply', to: 'target', mods: [{ mod: 'stat', stat: 'melee', by: 'X' }], until: 'turn' }],
        },
        { on: 'catastrophe', do: [{ do: 'drop-stone', from: 'target', upTo: true }] },
      ],
    },
  ],
  signature: {
    id: 'hell-hath-no-fury',
    name: 'Hell hath no fury...',
    upgrades: 'high-guard',
    types: [],
    deal: deal(null, circled(null), circled(null), circled(null), circled(null), null),
  },
};
