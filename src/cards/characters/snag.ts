import type { Character } from '../../rules/terms/card-language.ts';
import { curse } from '../library/deadwood-cursed.ts';
import { woodfoot } from '../library/woodfoot.ts';
import { deal } from '../library/deal.ts';

/** @rule CHR-11 */
export const snag: Character = {
  id: 'snag',
  name: 'Snag',
  version: 1,
  factions: ['leshavult', 'shades'],
  keywords: ['treefolk', 'spirit'],
  base: 40,
  health: 11,
  blueDots: [1, 4, 10],
  melee: 4,
  meleeRange: 2,
  arcane: 3,
  evade: 2,
  abilities: [
    woodfoot,
    {
      kind: 'passive',
      id: 'splintered-branches',
      name: 'Splintered Branches',
      rules: [{ always: [{ mod: 'dealt', types: ['impact', 'piercing'], by: 1, scope: 'melee' }] }],
    },
    {
      kind: 'passive',
      id: 'accursed',
      name: 'Accursed',
      rules: [
        {
          when: { on: 'arcane-drawn' },
          may: true,
          do: [
            {
              do: 'show',
              card: { colour: ['green'], value: 'X', from: 2 }, // a 1 would wound by 0
              then: [{ do: 'later', then: [{ do: 'wound', to: 'originator', by: { x: 1, plus: -1 } }] }],
            },
          ],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'vengeance',
      name: 'Vengeance',
      rules: [
        {
          always: [{ mod: 'cost', of: ['arcane'], set: 'nothing' }],
          if: [
            { slainThisTurn: { side: 'friendly' }, orSpared: true },
            { who: 'self', usedArcane: false },
          ],
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'deadwood-curse',
      name: 'Deadwood Curse',
      cost: 3,
      range: 8,
      target: {},
      outcomes: [
        { on: { colour: ['green'], value: 'X' }, do: [curse('target')] },
        {
          on: 'catastrophe',
          do: [
            { do: 'wound', to: 'self', by: 2 },
            { do: 'pulse', in: 3, which: { other: true }, effects: [{ do: 'wound', to: 'each', by: 2 }] },
          ],
        },
      ],
    },
  ],
  signature: {
    id: 'hex',
    name: 'Hex',
    upgrades: 'rising-attack',
    types: ['magical'],
    deal: deal(0, 0, 0, 1, 1, 1),
    end: [{ do: 'if', cond: [{ not: { did: 'caused-wounds' } }], then: [curse('enemy')] }],
  },
};
