import type { TableCard } from '../../rules/terms/card-language.ts';

export const tangleTree: TableCard = {
  id: 'tangle-tree',
  kind: 'campaign',
  name: 'Tangle Tree',
  version: 2,
  clause: 'CMP-3',
  factions: ['leshavult', 'dominion'],
  at: ['action-gap'],
  target: {
    if: [
      {
        any: [
          { who: 'each', nearTerrain: 'tree', in: 3 },
          { who: 'each', nearTerrain: 'woods', in: 3 },
        ],
      },
    ],
  },
  do: [
    { do: 'wound', to: 'target', by: 4 },
    { do: 'apply', to: 'target', mods: [{ mod: 'forbid', actions: ['move'] }], until: 'turn' },
  ],
};
