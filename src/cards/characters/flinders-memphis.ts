import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { harmless } from '../library/deal.ts';
import { theFaculty } from '../library/the-faculty.ts';

export const flindersMemphis: Character = {
  id: 'flinders-memphis',
  name: 'Flinders Memphis',
  version: 1,
  factions: ['commonwealth'],
  keywords: ['gnome', 'machine'],
  base: 30,
  health: 8,
  blueDots: [1, 2],
  melee: 2,
  meleeRange: 1,
  arcane: 3,
  evade: 0,
  abilities: [
    theFaculty,
    { kind: 'passive', id: 'augments', name: 'Augments', rules: [{ always: [{ mod: 'lends-keyword', add: 'machine' }] }] },
    {
      kind: 'passive',
      id: 'have-you-tried-turning-it-off-and-on-again',
      name: 'Have You Tried Turning it Off and On Again?',
      limit: { per: 'turn' },
      rules: [
        {
          when: { on: 'hands-drawn', who: { side: 'friendly', is: ['machine'] } },
          may: true,
          do: [{ do: 'wound', to: 'originator', by: 1 }, { do: 'redraw' }],
        },
      ],
    },
    {
      kind: 'active',
      id: 'overclock',
      name: 'Overclock',
      cost: 1,
      range: 4,
      target: { which: { side: 'friendly', other: true, is: ['machine'] }, oncePerTurn: true },
      do: [
        { do: 'wound', to: 'target', by: 1 },
        { do: 'if', cond: [{ who: 'target', slain: false }], then: [{ do: 'act', who: 'target', cost: 2 }] },
      ],
    },
    {
      kind: 'arcane',
      id: 'gnomish-air-rifle',
      name: 'Gnomish Air Rifle',
      cost: 2,
      range: 14,
      usableIf: [{ not: { who: 'self', engaged: true } }],
      target: {},
      outcomes: [
        { on: { colour: ['green'], value: 'X' }, do: [{ do: 'damage', to: 'target', by: { x: 1, plus: 1 }, type: 'impact' }] },
        selfWounds(4),
      ],
    },
  ],
  signature: {
    id: 'compressed-air',
    name: 'Compressed Air',
    upgrades: 'high-guard',
    types: [],
    deal: harmless,
    end: [
      { do: 'wound', to: 'self', by: 1 },
      {
        do: 'for-each',
        which: { other: true, within: { in: 1 } },
        effects: [
          { do: 'wound', to: 'each', by: 1 },
          { do: 'move', who: 'each', in: 2, way: { away: 'self' } },
        ],
      },
    ],
  },
};
