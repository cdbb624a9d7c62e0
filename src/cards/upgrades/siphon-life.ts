import type { Upgrade } from '../../rules/terms/card-language.ts';

export const siphonLife: Upgrade = {
  id: 'siphon-life',
  name: 'Siphon Life',
  version: 1,
  factions: ['leshavult', 'shades'],
  allowed: [],
  forbidden: [],
  abilities: [
    {
      kind: 'active',
      id: 'siphon-life',
      name: 'Siphon Life',
      cost: 0,
      pulse: 3,
      limit: { per: 'turn' },
      do: [
        {
          do: 'pulse',
          in: 3,
          which: { side: 'friendly', other: true },
          effects: [{ do: 'wound', to: 'each', by: 1, bind: 'drained' }],
        },
        { do: 'heal', to: 'self', by: { result: 'drained' } },
      ],
    },
  ],
};
