import type { Character } from '../../rules/terms/card-language.ts';
import { enchantedDagger } from '../library/daggers.ts';
import { cantHitMe } from '../library/signatures.ts';
import { weakling } from '../library/weakling.ts';

export const teetoe: Character = {
  id: 'teetoe',
  name: 'Teetoe',
  version: 1,
  factions: ['dominion'],
  keywords: ['faerie'],
  base: 30,
  health: 6,
  blueDots: [1, 2, 3, 4, 5, 6],
  melee: 4,
  meleeRange: 1,
  arcane: 5,
  evade: -2,
  abilities: [
    weakling,
    enchantedDagger,
    {
      kind: 'passive',
      id: 'arcane-reflection',
      name: 'Arcane Reflection',
      rules: [
        {
          when: { on: 'uses-arcane', who: { side: 'enemy' }, at: { only: 'self' } },
          may: true,
          do: [{ do: 'lose', to: 'self', energy: 3 }, { do: 'reverse' }],
        },
      ],
    },
    { kind: 'active', id: 'vigour', name: 'Vigour', cost: 1, do: [{ do: 'heal', to: 'self', by: 1 }] },
    {
      kind: 'active',
      id: 'misdirection',
      name: 'Misdirection',
      cost: 4,
      range: 6,
      target: { which: { side: 'enemy' } },
      do: [{ do: 'move', who: 'target', in: 3 }],
    },
  ],
  signature: cantHitMe,
};
