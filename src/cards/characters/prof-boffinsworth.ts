import type { Character } from '../../rules/terms/card-language.ts';
import { guardOf } from '../library/bodyguard.ts';
import { harmless } from '../library/deal.ts';
import { healing } from '../library/healing.ts';
import { protect } from '../library/protection.ts';
import { theFaculty } from '../library/the-faculty.ts';

export const profBoffinsworth: Character = {
  id: 'prof-boffinsworth',
  name: 'Prof. Boffinsworth',
  version: 1,
  factions: ['commonwealth'],
  keywords: ['gnome', 'cleric'],
  base: 30,
  health: 8,
  blueDots: [1, 2, 3],
  melee: 3,
  meleeRange: 1,
  arcane: 4,
  evade: 0,
  abilities: [
    theFaculty,
    {
      kind: 'passive',
      id: 'explorers-handbook',
      name: "Explorer's Handbook",
      limit: { per: 'turn' },
      rules: [
        {
          when: { on: 'uses-arcane' },
          if: [
            { who: 'target', side: 'friendly', is: ['animal'] },
            { compare: { of: 'target', the: 'remaining' }, op: '<', to: { of: 'target', the: 'health' } },
          ],
          may: true,
          do: [{ do: 'refund', energy: 1 }],
        },
      ],
    },
    guardOf('conservation', 'Conservation', 'animal'),
    healing,
    {
      kind: 'arcane',
      id: 'symbiosis',
      name: 'Symbiosis',
      cost: 4,
      range: 8,
      target: {},
      outcomes: [
        { on: { colour: ['blue'], value: 1 }, do: [{ do: 'one-of', options: [[protect('target')], [protect('self')]] }] },
        { on: { colour: ['blue'], value: 2 }, do: [protect('target'), protect('self')] },
        { on: { colour: ['blue'], value: 3 }, do: [protect('target'), protect('self')] },
        {
          on: 'catastrophe',
          do: [
            { do: 'for-each', which: { other: true, only: 'target' }, effects: [{ do: 'wound', to: 'each', by: 2 }] },
            { do: 'wound', to: 'self', by: 2 },
          ],
        },
      ],
    },
  ],
  signature: {
    id: 'boffs-bestiary',
    name: "Boff's Bestiary",
    upgrades: 'low-guard',
    types: [],
    deal: harmless,
    mods: [{ mods: [{ mod: 'suffered', by: { mul: [-1, { count: { is: ['animal'], within: { in: 4 } } }] } }] }],
  },
};
