import type { Character } from '../../rules/terms/card-language.ts';
import { upUpAndAway } from '../library/airships.ts';
import { selfWounds } from '../library/catastrophes.ts';

export const gnomishAirship: Character = {
  id: 'gnomish-airship',
  name: 'Gnomish Airship',
  version: 3,
  factions: ['commonwealth'],
  keywords: ['gnome', 'machine', 'militia'],
  base: 40,
  health: 8,
  blueDots: [1, 2, 3],
  melee: 0,
  meleeRange: 0,
  arcane: 3,
  evade: 1,
  abilities: [
    upUpAndAway,
    {
      kind: 'active',
      id: 'reload-bolt-thrower',
      name: 'Reload [Bolt Thrower]',
      cost: 2,
      do: [{ do: 'reload', ability: 'bolt-thrower' }],
    },
    {
      kind: 'arcane',
      id: 'bolt-thrower',
      name: 'Bolt Thrower',
      cost: 1,
      range: 10,
      limit: { per: 'game', reloadable: true },
      mods: [{ mod: 'ignore', what: ['cover'] }],
      target: {},
      outcomes: [
        {
          on: { colour: ['green'], value: 'X' },
          do: [
            { do: 'damage', to: 'target', by: { x: 1, plus: 2 }, type: 'piercing' },
            { do: 'move', who: 'target', in: 1, way: { away: 'self' } },
          ],
        },
        {
          on: 'catastrophe',
          do: [
            { do: 'wound', to: 'self', by: 2 },
            { do: 'spend', ability: 'bolt-thrower', until: 'game' },
          ],
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'dropping-bombs',
      name: 'Dropping Bombs',
      cost: 2,
      pulse: 2,
      outcomes: [
        {
          on: { colour: ['green'], value: 'X' },
          do: [
            {
              do: 'pulse',
              in: 2,
              which: { other: true },
              effects: [
                { do: 'damage', to: 'each', by: { x: 1, plus: 1 }, type: 'magical' },
                { do: 'move', who: 'each', in: 'X', way: { away: 'self' } },
              ],
            },
          ],
        },
        selfWounds(4),
      ],
    },
  ],
  signature: null,
};
