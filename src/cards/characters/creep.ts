import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { concealedDagger } from '../library/daggers.ts';
import { slipIntoShadows } from '../library/signatures.ts';

export const creep: Character = {
  id: 'creep',
  name: 'Creep',
  version: 1,
  factions: ['dominion'],
  keywords: ['human', 'rogue'],
  base: 30,
  health: 7,
  blueDots: [1, 3, 6],
  melee: 2,
  meleeRange: 1,
  arcane: 3,
  evade: -1,
  abilities: [
    concealedDagger,
    {
      kind: 'active',
      id: 'victimise',
      name: 'Victimise',
      cost: 2,
      range: 8,
      target: {},
      do: [{ do: 'apply', to: 'target', mods: [{ mod: 'stat', stat: 'evade', by: 2 }], until: 'turn' }],
    },
    {
      kind: 'arcane',
      id: 'vitality-draw',
      name: 'Vitality Draw',
      cost: 2,
      range: 8,
      limit: { per: 'turn' },
      target: {},
      outcomes: [
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            { do: 'lose', to: 'target', energy: 'X', bind: 'drawn' },
            {
              do: 'pick',
              which: { side: 'friendly', within: { in: 8, los: true } },
              as: 'friend',
              then: [{ do: 'gain', to: { picked: 'friend' }, energy: { result: 'drawn' } }],
            },
          ],
        },
        selfWounds(3),
      ],
    },
    {
      kind: 'arcane',
      id: 'incubus',
      name: 'Incubus',
      cost: 2,
      range: 8,
      target: { which: { side: 'enemy' } },
      outcomes: [
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            { do: 'wound', to: 'target', by: 'X', bind: 'drawn' },
            {
              do: 'pick',
              which: { side: 'friendly', within: { in: 8, los: true } },
              as: 'friend',
              then: [{ do: 'heal', to: { picked: 'friend' }, by: { result: 'drawn' } }],
            },
          ],
        },
        selfWounds(3),
      ],
    },
  ],
  signature: slipIntoShadows,
};
