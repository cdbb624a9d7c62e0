import type { Character } from '../../rules/terms/card-language.ts';
import { dagger } from '../library/daggers.ts';
import { protect } from '../library/protection.ts';
import { slipIntoShadows } from '../library/signatures.ts';

export const kalistaLeshavultPriestess: Character = {
  id: 'kalista-leshavult-priestess',
  name: 'Kalista, Leshavult Priestess',
  version: 3,
  factions: ['leshavult'],
  keywords: ['human', 'cultist', 'cleric'],
  base: 30,
  health: 8,
  blueDots: [1, 2, 4],
  melee: 3,
  meleeRange: 1,
  arcane: 5,
  evade: 0,
  abilities: [
    dagger,
    {
      kind: 'passive',
      id: 'joy-of-entropy',
      name: 'Joy of Entropy',
      rules: [{ when: { on: 'slain', who: { other: true, within: { in: 4 } } }, do: [{ do: 'gain', to: 'self', energy: 1 }] }],
    },
    {
      kind: 'passive',
      id: 'conductor',
      name: 'Conductor',
      rules: [
        {
          always: [{ mod: 'stat', stat: 'arcane', by: 1 }],
          to: { side: 'friendly', other: true, is: ['cultist', 'spirit'], within: { in: 4 } },
        },
      ],
    },
    {
      kind: 'active',
      id: 'paroxysm',
      name: 'Paroxysm',
      cost: 4,
      pulse: 3,
      limit: { per: 'game' },
      do: [
        {
          do: 'pulse',
          in: 3,
          which: { other: true },
          effects: [
            { do: 'damage', to: 'each', by: 4, type: 'magical' },
            { do: 'move', who: 'each', in: 3, way: { away: 'self' } },
          ],
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'leshavits-caress',
      name: "Leshavit's Caress",
      cost: 3,
      range: 8,
      target: {},
      outcomes: [
        {
          on: { colour: ['pink'], value: 'X' },
          do: [{ do: 'heal', to: 'target', by: { x: 1, plus: 1 } }, protect('target')],
        },
        {
          on: 'catastrophe',
          do: [
            { do: 'wound', to: 'self', by: 2 },
            { do: 'pulse', in: 6, which: { other: true }, effects: [{ do: 'wound', to: 'each', by: 1 }] },
          ],
        },
      ],
    },
  ],
  signature: slipIntoShadows,
};
