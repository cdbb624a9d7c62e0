import type { Upgrade } from '../../rules/terms/card-language.ts';

export const toweringPresence: Upgrade = {
  id: 'towering-presence',
  name: 'Towering Presence',
  version: 1,
  factions: ['leshavult', 'shades'],
  allowed: ['spirit'],
  forbidden: [],
  abilities: [
    {
      kind: 'active',
      id: 'growth-spurt',
      name: 'Growth Spurt',
      cost: 0,
      limit: { per: 'game' },
      do: [
        {
          do: 'if',
          cond: [{ compare: { of: 'self', the: 'melee-range' }, op: '<', to: 3 }],
          then: [{ do: 'apply', to: 'self', mods: [{ mod: 'stat', stat: 'melee-range', by: 1 }], until: 'turn' }],
        },
        { do: 'apply', to: 'self', mods: [{ mod: 'stat', stat: 'evade', by: 1 }], until: 'turn' },
      ],
    },
  ],
};
