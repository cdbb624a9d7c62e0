import type { Character } from '../../rules/terms/card-language.ts';

import { harmless } from '../library/deal.ts';

export const strigaAnya: Character = {
  id: 'striga-anya',
  name: 'Striga Anya',
  version: 2,
  factions: ['dominion', 'leshavult'],
  keywords: ['spirit'],
  base: 30,
  health: 7,
  blueDots: [1, 2, 4],
  melee: 5,
  meleeRange: 1,
  arcane: 0,
  evade: 1,
  abilities: [
    { kind: 'passive', id: 'summoned-being', name: 'Summoned Being', rules: [{ always: [{ mod: 'unchosen' }] }] },
    {
      kind: 'passive',
      id: 'supernatural-strength',
      name: 'Supernatural Strength',
      rules: [
        {
          always: [
            { mod: 'dealt', by: 2, scope: 'melee' },
            { mod: 'dealt-as', as: 'magical' },
          ],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'blood-drinker',
      name: 'Blood Drinker',
      rules: [
        {
          when: { on: 'slain', who: { side: 'enemy' }, by: 'self' },
          if: [{ who: 'self', fighting: true }],
          do: [{ do: 'gain', to: 'self', energy: 3 }],
        },
      ],
    },
    {
      kind: 'active',
      id: 'replace-necklace',
      name: 'Replace Necklace',
      cost: 4,
      do: [
        { do: 'gain', to: 'self', energy: 1 },
        { do: 'become', who: 'self', card: 'anya-bartol' },
      ],
    },
  ],
  signature: {
    id: 'regain-control',
    name: 'Regain Control',
    upgrades: 'low-guard',
    types: [],
    deal: harmless,
    end: [{ do: 'become', who: 'self', card: 'anya-bartol' }],
    unlessSlain: true,
  },
  unselectable: true,
};
