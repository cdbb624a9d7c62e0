import type { TableCard } from '../../rules/terms/card-language.ts';

export const boltFromTheBlue: TableCard = {
  id: 'bolt-from-the-blue',
  kind: 'campaign',
  name: 'Bolt from the Blue',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult'],
  at: ['replenish-end'],
  target: {},
  do: [{ do: 'damage', to: 'target', by: 3, type: 'magical' }],
};
