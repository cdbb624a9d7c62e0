import type { Character } from '../../rules/terms/card-language.ts';
import { psychopomp } from '../library/psychopomps.ts';

export const terribleMusician: Character = psychopomp({
  id: 'terrible-musician',
  name: 'Terrible Musician',
  keywords: ['soldier', 'musician'],
  arcane: 3,
  abilities: [
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
});
