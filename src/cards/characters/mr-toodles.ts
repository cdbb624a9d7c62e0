import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { healing } from '../library/healing.ts';
import { panicAndFlee } from '../library/signatures.ts';
import { driveBack } from '../library/stand-back.ts';
import { lullaby } from '../library/lullaby.ts';

export const mrToodles: Character = {
  id: 'mr-toodles',
  name: 'Mr Toodles',
  version: 3,
  factions: ['commonwealth', 'leshavult'],
  keywords: ['faun', 'cleric'],
  base: 30,
  health: 7,
  blueDots: [1, 3, 5],
  melee: 2,
  meleeRange: 1,
  arcane: 5,
  evade: -1,
  abilities: [
    driveBack('goblin-jazz-funk-solo', 'Goblin Jazz Funk Solo'),
    healing,
    lullaby,
    {
      kind: 'arcane',
      id: 'blighted-elixir',
      name: 'Blighted Elixir',
      cost: 1,
      range: 2,
      limit: { per: 'turn' },
      target: {},
      outcomes: [
        { on: { colour: ['green'], value: 'X' }, do: [{ do: 'move', who: 'target', in: 'X', way: { away: 'self' } }] },
        { on: { colour: ['blue'], value: 'X' }, do: [{ do: 'gain', to: 'target', energy: { x: 1, plus: -1 } }] },
        { on: { colour: ['pink'], value: 'X' }, do: [{ do: 'wound', to: 'target', by: 'X' }] },
        selfWounds(2),
      ],
    },
  ],
  signature: panicAndFlee,
};
