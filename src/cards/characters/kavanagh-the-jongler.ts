import type { Character } from '../../rules/terms/card-language.ts';
import { lettingSlip } from '../library/butterfingers.ts';
import { deal } from '../library/deal.ts';

export const kavanaghTheJongler: Character = {
  id: 'kavanagh-the-jongler',
  name: 'Kavanagh, the Jongler',
  version: 3,
  factions: ['leshavult'],
  keywords: ['gnome', 'cultist', 'rogue'],
  base: 30,
  health: 8,
  blueDots: [1, 2, 3],
  melee: 3,
  meleeRange: 1,
  arcane: 4,
  evade: 0,
  abilities: [
    {
      kind: 'active',
      id: 'roley-poley',
      name: 'Roley-Poley',
      cost: 2,
      do: [
        { do: 'move', who: 'self', in: 2 },
        { do: 'apply', to: 'self', mods: [{ mod: 'stat', stat: 'evade', by: -2 }], until: 'turn' },
      ],
    },
    {
      kind: 'active',
      id: 'black-comedy',
      name: 'Black Comedy',
      cost: 0,
      range: 6,
      limit: { per: 'turn' },
      target: { which: { side: 'friendly', other: true } },
      do: [
        { do: 'wound', to: 'target', by: 2 },
        { do: 'gain', to: 'target', energy: 1 },
      ],
    },
    {
      kind: 'active',
      id: 'juggling-fate',
      name: 'Juggling Fate',
      cost: 4,
      do: [
        { do: 'gain', to: 'self', energy: 2 },
        { do: 'set-aside', of: 3 },
      ],
    },
    lettingSlip,
  ],
  signature: {
    id: 'vanishing-balls-trick',
    name: 'Vanishing Balls Trick',
    upgrades: 'rising-attack',
    types: ['impact'],
    deal: deal(2, 1, 1, 2, 1, null),
    end: [
      { do: 'lose', to: 'enemy', energy: 1 },
      {
        do: 'pick',
        which: { side: 'friendly', within: { in: 6, los: true } },
        as: 'friend',
        then: [{ do: 'gain', to: { picked: 'friend' }, energy: 1 }],
      },
    ],
  },
};
