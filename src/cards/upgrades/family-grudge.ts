import type { Upgrade } from '../../rules/terms/card-language.ts';

export const familyGrudge: Upgrade = {
  id: 'family-grudge',
  name: 'Family Grudge',
  version: 1,
  factions: ['dominion', 'shades'],
  allowed: ['risen', 'human'],
  forbidden: [],
  abilities: [
    {
      kind: 'passive',
      id: 'family-grudge',
      name: 'Family Grudge',
      limit: { per: 'turn' },
      rules: [
        {
          when: { on: 'caused-wounds', to: 'enemy' },
          if: [{ who: 'subject', is: ['human', 'noble'] }],
          may: true,
          do: [{ do: 'gain', to: 'self', energy: 1 }],
        },
      ],
    },
  ],
};
