import type { Character } from '../../rules/terms/card-language.ts';
import { deal } from '../library/deal.ts';
import { healing } from '../library/healing.ts';

export const friarFlavious: Character = {
  id: 'friar-flavious',
  name: 'Friar Flavious',
  version: 2,
  factions: ['commonwealth'],
  keywords: ['human', 'cleric'],
  base: 30,
  health: 9,
  blueDots: [1, 3, 5],
  melee: 4,
  meleeRange: 2,
  arcane: 3,
  evade: 1,
  abilities: [
    {
      kind: 'passive',
      id: 'natural-padding',
      name: 'Natural Padding',
      rules: [{ always: [{ mod: 'suffered', types: ['impact'], by: -2 }] }],
    },
    {
      kind: 'passive',
      id: 'bludgeon',
      name: 'Bludgeon',
      rules: [
        {
          always: [
            { mod: 'dealt', types: ['slicing', 'piercing'], by: 'null', scope: 'melee' },
            { mod: 'dealt', types: ['impact'], by: 1, scope: 'melee' },
          ],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'divine-intervention',
      name: 'Divine Intervention',
      rules: [
        {
          when: { on: 'arcane-drawn', within: 4 },
          may: true,
          reveal: { card: 'catastrophe', n: 2 },
          do: [{ do: 'cancel' }, { do: 'catastrophe-of' }],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'rub-it-better',
      name: 'Rub It Better',
      rules: [
        {
          when: { on: 'caused-wounds', to: 'enemy' },
          may: true,
          do: [
            {
              do: 'pick',
              which: { side: 'friendly', is: ['human', 'cleric'], within: { in: 4 } },
              as: 'patient',
              then: [{ do: 'heal', to: { picked: 'patient' }, by: 1 }],
            },
          ],
        },
      ],
    },
    healing,
  ],
  signature: {
    id: 'spank',
    name: 'Spank',
    upgrades: 'sweeping-cut',
    types: ['impact'],
    deal: deal(1, 1, 1, 0, 0, null),
    end: [{ do: 'heal', to: 'self', by: 1 }],
    unlessSlain: true,
  },
};
