import type { Upgrade } from '../../rules/terms/card-language.ts';

export const embalmingTonic: Upgrade = {
  id: 'embalming-tonic',
  name: 'Embalming Tonic',
  version: 1,
  factions: ['shades'],
  allowed: [],
  forbidden: [],
  abilities: [
    {
      kind: 'active',
      id: 'embalming-tonic',
      name: 'Embalming Tonic',
      cost: 2,
      range: 6,
      limit: { per: 'turn' },
      target: {},
      do: [{ do: 'heal', to: 'target', by: 2 }],
    },
  ],
};
