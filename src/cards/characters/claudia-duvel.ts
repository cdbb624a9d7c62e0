import type { Character } from '../../rules/terms/card-language.ts';
import { harmless } from '../library/deal.ts';
import { reload, shootPistol } from '../library/firearms.ts';
import { robbery } from '../library/robbery.ts';
import { sureFooted } from '../library/sure-footed.ts';

export const claudiaDuvel: Character = {
  id: 'claudia-duvel',
  name: 'Claudia Duvel',
  version: 1,
  factions: ['dominion'],
  keywords: ['human', 'rogue'],
  base: 30,
  health: 8,
  blueDots: [1, 3, 7],
  melee: 4,
  meleeRange: 1,
  arcane: 3,
  evade: -1,
  abilities: [
    sureFooted,
    {
      kind: 'active',
      prints: 'passive',
      id: 'brace-of-pistols',
      name: 'Brace of Pistols',
      cost: 0,
      usableIf: [{ who: 'self', engaged: false }],
      limit: { per: 'game' },
      do: [{ do: 'act', who: 'self', actions: ['reload'] }],
    },
    robbery(),
    reload(shootPistol),
    shootPistol,
  ],
  signature: {
    id: 'stand-and-deliver',
    name: 'Stand & Deliver',
    upgrades: 'sweeping-cut',
    types: [],
    deal: harmless,
    end: [
      {
        do: 'if',
        cond: [{ who: 'enemy', holdsStone: true }],
        then: [
          {
            do: 'one-of',
            by: 'resisting',
            options: [[{ do: 'wound', to: 'enemy', by: 3 }], [{ do: 'take-stone', from: 'enemy', to: 'self' }]],
          },
        ],
      },
    ],
    unlessSlain: true,
  },
};
