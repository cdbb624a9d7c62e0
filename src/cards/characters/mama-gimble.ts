import type { Character } from '../../rules/terms/card-language.ts';
import { healing } from '../library/healing.ts';
import { youllRegretThat } from '../library/signatures.ts';
import { slow } from '../library/slow.ts';

export const mamaGimble: Character = {
  id: 'mama-gimble',
  name: 'Mama Gimble',
  version: 3,
  factions: ['commonwealth'],
  keywords: ['gnome'],
  base: 30,
  health: 6,
  blueDots: [1, 2, 3],
  melee: 2,
  meleeRange: 1,
  arcane: 6,
  evade: 0,
  abilities: [
    slow,
    {
      kind: 'passive',
      id: 'my-boys',
      name: 'My Boys',
      rules: [
        {
          always: [
            {
              mod: 'suffered',
              by: { mul: [-1, { count: { side: 'friendly', other: true, is: ['gnome'], within: { in: 4 } }, max: 2 }] },
            },
          ],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'luck-charms',
      name: 'Luck Charms',
      rules: [
        {
          always: [
            { mod: 'stat', stat: 'melee', by: 1 },
            { mod: 'stat', stat: 'arcane', by: 1 },
          ],
          to: { side: 'friendly', other: true, is: ['gnome'], within: { in: 4 } },
        },
      ],
    },
    {
      kind: 'active',
      id: 'mothers-love',
      name: "Mother's Love",
      cost: 1,
      range: 10,
      limit: { per: 'turn' },
      target: { which: { is: ['gnome'] } },
      do: [
        { do: 'move', who: 'self', in: 2, way: { towards: 'target' } },
        { do: 'move', who: 'target', in: 2, way: { towards: 'self' } },
        { do: 'heal', to: 'target', by: 2 },
      ],
    },
    {
      kind: 'active',
      id: 'mothers-wrath',
      name: "Mother's Wrath",
      cost: 1,
      pulse: 3,
      limit: { per: 'game' },
      usableIf: [{ who: 'self', engaged: true }],
      do: [
        { do: 'pulse', in: 3, which: { side: 'friendly', other: true, is: ['gnome'] }, effects: [{ do: 'gain', to: 'each', energy: 1 }] },
        { do: 'pulse', in: 3, which: { side: 'enemy' }, effects: [{ do: 'wound', to: 'each', by: 2 }] },
      ],
    },
    healing,
  ],
  signature: youllRegretThat,
};
