import type { Character } from '../../rules/terms/card-language.ts';
import { harmless } from '../library/deal.ts';

/** @rule CHR-51 CHR-52 CHR-53 CHR-55 CHR-56 */
export const nancyPriston: Character = {
  id: 'nancy-priston',
  name: 'Nancy Priston',
  version: 1,
  factions: ['dominion'],
  keywords: ['goblin', 'rogue', 'cultist'],
  base: 30,
  health: 7,
  blueDots: [1, 2, 4, 6],
  melee: 2,
  meleeRange: 1,
  arcane: 3,
  evade: -1,
  abilities: [
    {
      kind: 'passive',
      id: 'stack-the-deck',
      name: 'Stack the Deck',
      rules: [
        {
          when: { on: 'replenish', at: 'start' },
          if: [{ compare: 'turn-number', op: '=', to: 1 }],
          do: [{ do: 'put-by' }],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'cards-up-our-sleeves',
      name: 'Cards Up Our Sleeves',
      limit: { per: 'turn' },
      rules: [
        {
          when: { on: 'adds-card', who: { side: 'friendly', is: ['rogue'] } },
          may: true,
          do: [{ do: 'later', then: [{ do: 'put-by', beside: 'subject' }] }],
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'streetwise-swindler',
      name: 'Streetwise Swindler',
      cost: 3,
      limit: { per: 'turn' },
      outcomes: [
        {
          on: { colour: ['green'], value: 'X' },
          do: [
            {
              do: 'pick',
              which: { side: 'friendly', is: ['rogue'], within: { in: 6 } },
              n: { x: -1, plus: 3 },
              upTo: true,
              as: 'partners',
              then: [{ do: 'gain', to: { picked: 'partners' }, energy: 'X' }],
            },
          ],
        },
        {
          on: { colour: ['blue'], value: 'X' },
          do: [
            {
              do: 'pick',
              which: { within: { in: 6 } },
              n: { x: -1, plus: 3 },
              upTo: true,
              as: 'patients',
              then: [{ do: 'heal', to: { picked: 'patients' }, by: { x: 1, plus: 1 } }],
            },
          ],
        },
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            {
              do: 'pick',
              which: { within: { in: 6 } },
              n: { x: -1, plus: 3 },
              upTo: true,
              as: 'victims',
              then: [{ do: 'damage', to: { picked: 'victims' }, by: { x: 1, plus: 1 }, type: 'magical' }],
            },
          ],
        },
        { on: 'catastrophe', do: [{ do: 'pulse', in: 3, effects: [{ do: 'wound', to: 'each', by: 2 }] }] },
      ],
    },
  ],
  signature: {
    id: 'cheat',
    name: 'CHEAT!',
    upgrades: 'thrust',
    types: [],
    deal: harmless,
    begin: [{ do: 'search-melee' }, { do: 'swap-card', for: 'any' }],
  },
};
