import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { harmless } from '../library/deal.ts';
import { reanimate } from '../library/reanimate.ts';

/** @rule ABL-21 CHR-62 */
export const igorTheServant: Character = {
  id: 'igor-the-servant',
  name: 'Igor, the Servant',
  version: 1,
  factions: ['dominion', 'shades'],
  keywords: ['spirit'],
  base: 30,
  health: 7,
  blueDots: [1, 3, 5],
  melee: 2,
  meleeRange: 1,
  arcane: 3,
  evade: -1,
  abilities: [
    {
      kind: 'passive',
      id: 'strength-from-beyond',
      name: 'Strength from Beyond',
      rules: [{ always: [{ mod: 'stat', stat: 'arcane', by: 2 }], if: [{ slainThisTurn: { side: 'friendly' } }] }],
    },
    {
      kind: 'arcane',
      id: 'eternal-servitude',
      name: 'Eternal Servitude',
      cost: 2,
      range: 4,
      target: {},
      outcomes: [
        {
          on: { colour: ['green'], value: 'X' },
          do: [{ do: 'if', cond: [{ who: 'target', is: ['human', 'noble'] }], then: [{ do: 'gain', to: 'target', energy: 1 }] }],
        },
        {
          on: { colour: ['blue'], value: 'X' },
          do: [{ do: 'if', cond: [{ who: 'target', is: ['risen', 'noble'] }], then: [{ do: 'heal', to: 'target', by: 'X' }] }],
        },
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            {
              do: 'if',
              cond: [{ who: 'target', is: ['elrich', 'noble'] }],
              then: [{ do: 'one-of', options: [[{ do: 'heal', to: 'target', by: 'X' }], [{ do: 'gain', to: 'target', energy: 1 }]] }],
            },
          ],
        },
        selfWounds(3),
      ],
    },
    {
      kind: 'arcane',
      id: 'summon-the-forgotten-king',
      name: 'Summon the Forgotten King',
      cost: 3,
      usableIf: [{ faction: 'shades' }, { not: { exists: { side: 'friendly', named: ['echo-of-the-forgotten-king'] } } }],
      outcomes: [
        {
          on: { colour: 'any', value: 3 },
          do: [
            { do: 'summon', what: 'echo-of-the-forgotten-king', contact: 'self', ready: true },
            { do: 'slay', to: 'self' },
          ],
        },
        selfWounds(3),
      ],
    },
    reanimate,
  ],
  signature: {
    id: 'save-me-my-liege',
    name: 'Save me, my Liege!',
    upgrades: 'high-guard',
    types: [],
    deal: harmless,
    end: [
      {
        do: 'pick',
        which: { side: 'friendly', other: true, is: ['noble'], nearest: true },
        as: 'liege',
        then: [{ do: 'move', who: 'self', in: 4, way: { towards: { picked: 'liege' } } }],
      },
    ],
  },
};
