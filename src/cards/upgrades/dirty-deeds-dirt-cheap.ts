import type { Upgrade } from '../../rules/terms/card-language.ts';

export const dirtyDeedsDirtCheap: Upgrade = {
  id: 'dirty-deeds-dirt-cheap',
  name: 'Dirty Deeds, Dirt Cheap',
  version: 1,
  factions: ['dominion', 'shades'],
  allowed: [],
  forbidden: ['faerie', 'goblin'],
  abilities: [
    {
      kind: 'active',
      id: 'pay-off',
      name: 'Pay Off',
      cost: 1,
      range: 2,
      limit: { per: 'game' },
      target: { which: { side: 'enemy' } },
      do: [
        { do: 'gain', to: 'target', energy: 1 },
        { do: 'apply', to: 'target', mods: [{ mod: 'presence', engages: false }], until: 'turn', against: 'self' },
        { do: 'apply', to: 'target', mods: [{ mod: 'forbid', actions: ['any'], against: 'self' }], until: 'turn' },
      ],
    },
  ],
};
