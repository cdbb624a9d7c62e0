import type { Character } from '../../rules/terms/card-language.ts';
import { deal } from '../library/deal.ts';
import { calling } from '../library/summon.ts';
import { longsword } from '../library/blades.ts';

export const negroli: Character = {
  id: 'negroli',
  name: 'Negroli',
  version: 1,
  factions: ['shades'],
  keywords: ['risen', 'soldier', 'noble'],
  base: 30,
  health: 8,
  blueDots: [1, 3, 5],
  melee: 5,
  meleeRange: 2,
  arcane: 4,
  evade: 0,
  abilities: [
    { kind: 'passive', id: 'ancient-armour', name: 'Ancient Armour', rules: [{ always: [{ mod: 'suffered', by: -1 }] }] },
    longsword,
    {
      kind: 'passive',
      id: 'a-bone-to-pick-with-you',
      name: 'A Bone to Pick with You',
      rules: [
        {
          always: [
            {
              mod: 'stat',
              stat: 'arcane',
              by: 1,
              facing: { side: 'enemy', if: [{ compare: { of: 'each', the: 'wounds' }, op: '>', to: 0 }] },
            },
            {
              mod: 'stat',
              stat: 'melee',
              by: 1,
              facing: { side: 'enemy', if: [{ compare: { of: 'each', the: 'wounds' }, op: '>', to: 0 }] },
            },
          ],
          to: { side: 'friendly', is: ['soldier', 'risen'], within: { in: 6 } },
        },
      ],
    },
    calling({
      id: 'summon-reinforcements',
      name: 'Summon Reinforcements',
      who: ['brave-sir-pidge', 'terrible-musician'],
      on: { colour: ['green', 'pink'], value: 1 },
      catastrophe: {
        on: 'catastrophe',
        do: [
          {
            do: 'if',
            cond: [{ exists: { side: 'friendly', is: ['psychopomp'], within: { in: 6 } } }],
            then: [
              {
                do: 'one-of',
                options: [
                  [{ do: 'wound', to: 'self', by: 3 }],
                  [
                    {
                      do: 'pick',
                      which: { side: 'friendly', is: ['psychopomp'], within: { in: 6 } },
                      as: 'victim',
                      then: [{ do: 'slay', to: { picked: 'victim' } }],
                    },
                  ],
                ],
              },
            ],
            else: [{ do: 'wound', to: 'self', by: 3 }],
          },
        ],
      },
    }),
  ],
  signature: {
    id: 'fracture',
    name: 'Fracture',
    upgrades: 'falling-swing',
    types: ['impact'],
    deal: deal(null, 1, 1, 3, 3, 2),
    end: [
      {
        do: 'if',
        cond: [{ did: 'caused-wounds' }],
        then: [
          {
            do: 'pick',
            which: { but: 'enemy', within: { in: 4, of: 'enemy' } },
            n: 1,
            upTo: true,
            as: 'splintered',
            then: [{ do: 'wound', to: { picked: 'splintered' }, by: 1 }],
          },
        ],
      },
    ],
  },
};
