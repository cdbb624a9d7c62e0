import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { circled, deal } from '../library/deal.ts';
import { comesWith } from '../library/psychopomps.ts';
import { swift } from '../library/swift.ts';

export const jerryHeir: Character = {
  id: 'jerry-heir',
  name: 'Jerry Heir',
  version: 1,
  factions: ['shades'],
  keywords: ['spirit'],
  base: 30,
  health: 8,
  blueDots: [1, 3, 4, 7],
  melee: 3,
  meleeRange: 1,
  arcane: 4,
  evade: -1,
  abilities: [
    comesWith('summon-intermission-snacks', 'Summon Intermission Snacks', 'teacake-of-torment'),
    {
      kind: 'passive',
      id: 'stage-roll',
      name: 'Stage Roll',
      rules: [
        {
          when: { on: 'arcane-drawn' },
          may: true,
          do: [
            {
              do: 'show',
              card: { colour: ['pink'], value: 'X' },
              then: [{ do: 'later', then: [{ do: 'move', who: 'self', in: 'X', may: true }] }],
            },
          ],
        },
      ],
    },
    swift,
    {
      kind: 'arcane',
      id: 'stage-fright',
      name: 'Stage Fright',
      cost: 3,
      range: 8,
      target: { which: { side: 'enemy', if: [{ not: { who: 'each', hasAbility: 'frightened' } }] } },
      outcomes: [
        {
          on: { colour: 'any', value: 2 },
          do: [
            {
              do: 'give',
              to: 'target',
              ability: {
                kind: 'passive',
                id: 'frightened',
                name: 'Frightened',
                rules: [
                  {
                    when: { on: 'discard', at: 'start' },
                    do: [{ do: 'flip', then: [{ do: 'move', who: 'self', in: { x: 1, plus: 1 }, by: 'giver' }], catastrophe: [] }],
                  },
                ],
              },
              until: 'slain',
            },
          ],
        },
        selfWounds(2),
      ],
    },
  ],
  signature: {
    id: 'topsy-turvy',
    name: 'Topsy Turvy',
    upgrades: 'low-guard',
    types: [],
    deal: deal(null, null, null, null, circled(null), null),
    begin: [
      { do: 'draw-melee', n: 2 },
      { do: 'swap-card', for: 'high-guard' },
    ],
  },
};
