import type { Upgrade } from '../../rules/terms/card-language.ts';

export const lockInTheFreshness: Upgrade = {
  id: 'lock-in-the-freshness',
  name: 'Lock in the Freshness',
  version: 1,
  factions: ['dominion', 'shades'],
  allowed: [],
  forbidden: [],
  abilities: [
    {
      kind: 'passive',
      id: 'lock-in-the-freshness',
      name: 'Lock in the Freshness',
      rules: [
        {
          when: { on: 'reanimates' },
          may: true,
          do: [{ do: 'one-of', options: [[{ do: 'heal', to: 'subject', by: 2 }], [{ do: 'gain', to: 'subject', energy: 1 }]] }],
        },
      ],
    },
  ],
};
