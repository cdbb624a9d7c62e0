import type { Upgrade } from '../../rules/terms/card-language.ts';

export const spordOfHonour: Upgrade = {
  id: 'spord-of-honour',
  name: 'Spord of Honour',
  version: 1,
  factions: ['commonwealth', 'shades'],
  allowed: [],
  forbidden: ['giant', 'troll'],
  abilities: [
    {
      kind: 'passive',
      id: 'perseverance',
      name: 'Perseverance',
      rules: [
        {
          always: [{ mod: 'stat', stat: 'melee', by: 2 }],
          if: [{ compare: { mul: [2, { of: 'self', the: 'remaining' }] }, op: '<=', to: { of: 'self', the: 'health' } }],
        },
      ],
    },
  ],
};
