import type { TableCard } from '../../rules/terms/card-language.ts';

export const hideAndSeek: TableCard = {
  id: 'hide-and-seek',
  kind: 'campaign',
  name: 'Hide and Seek',
  version: 2,
  clause: 'CMP-3',
  factions: ['leshavult', 'dominion'],
  at: ['action-gap'],
  target: { if: [{ who: 'each', nearTerrain: 'any', in: 3 }] },
  do: [{ do: 'apply', to: 'target', mods: [{ mod: 'forbid', actions: ['any'] }, { mod: 'untargetable' }], until: 'turn' }],
};
