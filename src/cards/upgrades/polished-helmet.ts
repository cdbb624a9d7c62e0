import type { Upgrade } from '../../rules/terms/card-language.ts';

export const polishedHelmet: Upgrade = {
  id: 'polished-helmet',
  name: 'Polished Helmet',
  version: 1,
  factions: ['commonwealth', 'dominion'],
  allowed: [],
  forbidden: ['wizard', 'cleric'],
  abilities: [
    {
      kind: 'passive',
      id: 'polished-helmet',
      name: 'Polished Helmet',
      rules: [
        { always: [{ mod: 'suffered', types: ['impact'], by: -1 }] },
        {
          always: [{ mod: 'stat', stat: 'melee', by: -1 }],
          to: { side: 'enemy', if: [{ who: 'each', fighting: true }] },
          if: [{ role: 'defender' }],
        },
      ],
    },
  ],
};
