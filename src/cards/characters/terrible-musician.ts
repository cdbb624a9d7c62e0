import type { Character } from '../../rules/terms/card-language.ts';
import { summonersDelight, thrall } from '../library/psychopomps.ts';
import { feeble } from '../library/weakling.ts';

export const terribleMusician: Character = {
  id: 'terrible-musician',
  name: 'Terrible Musician',
  version: 1,
  factions: ['shades'],
  keywords: ['psychopomp', 'soldier', 'musician'],
  base: 30,
  health: 2,
  blueDots: [],
  melee: 1,
  meleeRange: 1,
  arcane: 3,
  evade: -1,
  abilities: [
    thrall,
    summonersDelight,
    feeble,
    {
      kind: 'arcane',
      id: 'dreadful-din',
      name: 'Dreadful Din',
      cost: 1,
      range: 6,
      limit: { per: 'turn' },
      target: {},
      outcomes: [
        {
          on: { colour: ['green'], value: 'X' },
          do: [{ do: 'apply', to: 'target', mods: [{ mod: 'stat', stat: 'melee', by: -1 }], until: 'turn' }],
        },
        {
          on: { colour: ['blue'], value: 'X' },
          do: [{ do: 'apply', to: 'target', mods: [{ mod: 'stat', stat: 'arcane', by: -1 }], until: 'turn' }],
        },
        { on: { colour: ['pink'], value: 'X' }, do: [{ do: 'move', who: 'target', in: 'X', way: { away: 'self' } }] },
        { on: 'catastrophe', do: [{ do: 'move', who: 'self', in: 2, by: 'resisting', may: true }] },
      ],
    },
  ],
  signature: null,
  unselectable: true,
};
