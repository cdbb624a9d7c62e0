import type { Character } from '../../rules/terms/card-language.ts';
import { NON_MAGICAL } from '../library/armour.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { circled, deal } from '../library/deal.ts';

/** @rule CHR-39 CHR-40 CHR-44 CHR-57 */
export const wendaWetbones: Character = {
  id: 'wenda-wetbones',
  name: 'Wenda Wetbones',
  version: 1,
  factions: ['dominion'],
  keywords: ['goblin', 'wizard'],
  base: 30,
  health: 7,
  blueDots: [1, 3, 5, 7],
  melee: 2,
  meleeRange: 1,
  arcane: 4,
  evade: 0,
  abilities: [
    {
      kind: 'passive',
      id: 'clutter-chaos',
      name: 'Clutter Chaos',
      rules: [
        {
          when: { on: 'catastrophe', at: 'after', who: { side: 'friendly' }, from: 'flip' },
          may: true,
          do: [{ do: 'gain', to: 'subject', energy: { mul: [1, { result: 'brought' }] } }],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'junk-armour',
      name: 'Junk Armour',
      rules: [{ always: [{ mod: 'suffered', types: NON_MAGICAL, by: -1 }] }],
    },
    {
      kind: 'active',
      id: 'everything-you-need-right-here',
      name: 'Everything You Need Right Here',
      cost: 2,
      do: [
        {
          do: 'flip',
          outcomes: [
            {
              on: { colour: ['green'], value: 'X' },
              do: [
                { do: 'pick', which: { within: { in: 6 } }, as: 'receiver', then: [{ do: 'gain', to: { picked: 'receiver' }, energy: 1 }] },
              ],
            },
            {
              on: { colour: ['blue'], value: 'X' },
              do: [
                {
                  do: 'pick',
                  which: { within: { in: 6 } },
                  as: 'patient',
                  then: [{ do: 'heal', to: { picked: 'patient' }, by: { x: 1, plus: 1 } }],
                },
              ],
            },
            {
              on: { colour: ['pink'], value: 'X' },
              do: [
                {
                  do: 'pick',
                  which: { within: { in: 6 } },
                  as: 'victim',
                  then: [{ do: 'damage', to: { picked: 'victim' }, by: 'X', type: 'impact' }],
                },
              ],
            },
          ],
          catastrophe: [{ do: 'wound', to: 'self', by: 2 }],
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'priceless-treasures-of-bone-refuge',
      name: 'Priceless Treasures of Bone Refuge',
      cost: 3,
      range: 6,
      target: {},
      outcomes: [
        {
          on: { colour: ['green'], value: 'X' },
          do: [
            {
              do: 'if',
              cond: [{ who: 'target', is: ['goblin', 'troll', 'animal'] }],
              then: [{ do: 'move', who: 'target', in: { x: 1, plus: 1 } }],
            },
          ],
        },
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            { do: 'heal', to: 'target', by: 'X' },
            {
              do: 'if',
              cond: [{ who: 'target', is: ['goblin', 'animal'] }],
              then: [{ do: 'gain', to: 'target', energy: 'X' }],
            },
          ],
        },
        selfWounds(3),
      ],
    },
  ],
  signature: {
    id: 'junk-in-m-trunk',
    name: "Junk in m' Trunk",
    upgrades: 'high-guard',
    types: [],
    deal: deal(null, circled(null), null, null, null, null),
    end: [
      {
        do: 'flip',
        then: [{ do: 'damage', to: 'enemy', by: 'X', type: 'impact' }],
        catastrophe: [{ do: 'wound', to: 'self', by: 1 }],
      },
    ],
  },
};
