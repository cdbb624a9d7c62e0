import type { Character } from '../../rules/terms/card-language.ts';
import { deal } from '../library/deal.ts';
import { call } from '../library/summon.ts';
import { lullaby } from '../library/lullaby.ts';

export const nanny: Character = {
  id: 'nanny',
  name: 'Nanny',
  version: 1,
  factions: ['shades'],
  keywords: ['risen'],
  base: 30,
  health: 9,
  blueDots: [1, 3, 6],
  melee: 3,
  meleeRange: 1,
  arcane: 4,
  evade: 1,
  abilities: [
    {
      kind: 'passive',
      id: 'you-protect-me-like-the-babe',
      name: 'You Protect Me Like the Babe',
      rules: [
        {
          always: [{ mod: 'suffered', by: { mul: [-1, { count: { side: 'friendly', is: ['babeling'], within: { in: 6 } } }] } }],
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'milkies',
      name: 'Milkies',
      cost: 2,
      range: 6,
      target: { which: { side: 'friendly' } },
      outcomes: [
        { on: { colour: ['blue'], value: 'X' }, do: [{ do: 'heal', to: 'target', by: 'X' }] },
        { on: { colour: ['pink'], value: 'X' }, do: [{ do: 'gain', to: 'target', energy: 1 }] },
        { on: 'catastrophe', do: [{ do: 'wound', to: 'target', by: 2 }] },
      ],
    },
    {
      kind: 'arcane',
      id: 'summon-the-nursery',
      name: 'Summon the Nursery',
      cost: 1,
      limit: { per: 'turn' },
      usableIf: [{ any: ['sprog', 'pookie', 'urchin'].map((child) => ({ not: { exists: { side: 'friendly', named: [child] } } })) }],
      outcomes: [
        { on: { colour: ['green'], value: 1 }, do: [call(['sprog'])] },
        { on: { colour: ['blue'], value: 1 }, do: [call(['pookie'])] },
        { on: { colour: ['pink'], value: 1 }, do: [call(['urchin'])] },
        {
          on: 'catastrophe',
          do: [
            { do: 'wound', to: 'self', by: 2 },
            { do: 'pulse', in: 6, which: { is: ['babeling'] }, effects: [{ do: 'wound', to: 'each', by: 2 }] },
          ],
        },
      ],
    },
    lullaby,
  ],
  signature: {
    id: 'nap-time',
    name: 'Nap Time!',
    upgrades: 'falling-swing',
    types: ['impact'],
    deal: deal(null, 2, 2, 2, 2, 2),
    end: [{ do: 'if', cond: [{ did: 'caused-wounds' }], then: [{ do: 'lose', to: 'enemy', energy: 1 }] }],
  },
};
