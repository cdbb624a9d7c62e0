import type { Character } from '../../rules/terms/card-language.ts';
import { upUpAndAway } from '../library/airships.ts';
import { ramshackleArmour } from '../library/armour.ts';
import { selfWounds } from '../library/catastrophes.ts';

export const goblinAirship: Character = {
  id: 'goblin-airship',
  name: 'Goblin Airship',
  version: 3,
  factions: ['dominion'],
  keywords: ['goblin', 'machine', 'animal'],
  base: 40,
  health: 8,
  blueDots: [1, 3, 6],
  melee: 0,
  meleeRange: 0,
  arcane: 3,
  evade: 2,
  abilities: [
    upUpAndAway,
    ramshackleArmour,
    {
      kind: 'active',
      id: 'sticky-tongue',
      name: 'Sticky Tongue',
      cost: 2,
      range: 4,
      target: { which: { if: [{ compare: { of: 'each', the: 'evade' }, op: '<=', to: -1 }] } },
      do: [
        { do: 'damage', to: 'target', by: 1, type: 'impact' },
        { do: 'move', who: 'target', in: 4, way: { towards: 'self' } },
      ],
    },
    {
      kind: 'arcane',
      id: 'peashooter',
      name: 'Peashooter',
      cost: 1,
      range: 8,
      mods: [{ mod: 'ignore', what: ['cover'] }],
      target: {},
      outcomes: [{ on: { colour: ['green'], value: 'X' }, do: [{ do: 'damage', to: 'target', by: 'X', type: 'impact' }] }, selfWounds(2)],
    },
  ],
  signature: null,
};
