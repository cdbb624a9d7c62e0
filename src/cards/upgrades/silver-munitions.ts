import type { Upgrade } from '../../rules/terms/card-language.ts';

export const silverMunitions: Upgrade = {
  id: 'silver-munitions',
  name: 'Silver Munitions',
  version: 1,
  factions: ['commonwealth', 'shades'],
  allowed: [],
  forbidden: [],
  abilities: [
    {
      kind: 'passive',
      id: 'silver-munitions',
      name: 'Silver Munitions',
      limit: { per: 'game' },
      rules: [
        {
          when: { on: 'would-deal', types: ['impact', 'piercing'], with: ['arcane'] },
          may: true,
          do: [{ do: 'sharpen', as: 'magical', by: 1 }],
        },
      ],
    },
  ],
};
