import type { Upgrade } from '../../rules/terms/card-language.ts';

export const fanatic: Upgrade = {
  id: 'fanatic',
  name: 'Fanatic',
  version: 1,
  factions: ['leshavult', 'dominion'],
  allowed: [],
  forbidden: ['noble'],
  abilities: [
    {
      kind: 'active',
      id: 'zeal',
      name: 'Zeal',
      cost: 0,
      limit: { per: 'turn' },
      do: [
        { do: 'wound', to: 'self', by: 3 },
        { do: 'gain', to: 'self', energy: 1 },
      ],
    },
  ],
};
