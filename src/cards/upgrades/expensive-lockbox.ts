import type { Upgrade } from '../../rules/terms/card-language.ts';

export const expensiveLockbox: Upgrade = {
  id: 'expensive-lockbox',
  name: 'Expensive Lockbox',
  version: 1,
  factions: ['commonwealth', 'shades'],
  allowed: ['noble'],
  forbidden: [],
  abilities: [
    {
      kind: 'passive',
      id: 'lockbox',
      name: 'Lockbox',
      rules: [
        {
          always: [
            { mod: 'keeps-stones', from: 'enemy' },
            { mod: 'lays-stone', depth: 3 },
          ],
        },
      ],
    },
  ],
};
