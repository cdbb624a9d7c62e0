import type { Upgrade } from '../../rules/terms/card-language.ts';

export const nordicTattoos: Upgrade = {
  id: 'nordic-tattoos',
  name: 'Nordic Tattoos',
  version: 1,
  factions: ['commonwealth', 'shades'],
  allowed: [],
  forbidden: [],
  keywords: ['norse'],
  abilities: [
    {
      kind: 'active',
      id: 'glimpse-fate',
      name: 'Glimpse Fate',
      cost: 0,
      limit: { per: 'turn' },
      do: [{ do: 'look', top: 1, only: 'top' }],
    },
  ],
};
