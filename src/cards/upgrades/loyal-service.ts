import type { Upgrade } from '../../rules/terms/card-language.ts';

export const loyalService: Upgrade = {
  id: 'loyal-service',
  name: 'Loyal Service',
  version: 1,
  factions: ['dominion'],
  allowed: [],
  forbidden: ['noble'],
  abilities: [
    {
      kind: 'active',
      id: 'loyal-service',
      name: 'Loyal Service',
      cost: 1,
      do: [
        {
          do: 'if',
          cond: [{ not: { exists: { side: 'friendly', is: ['noble'], within: { in: 6 } } } }],
          then: [{ do: 'wound', to: 'self', by: 2 }],
        },
        { do: 'apply', to: 'self', mods: [{ mod: 'without', ability: 'weakling' }], until: 'turn' },
      ],
    },
  ],
};
