import type { TableCard } from '../../rules/terms/card-language.ts';

export const miraculousRecovery: TableCard = {
  id: 'miraculous-recovery',
  kind: 'campaign',
  name: 'Miraculous Recovery',
  version: 2,
  clause: 'CMP-3',
  factions: ['leshavult', 'dominion'],
  at: ['replenish-start'],
  target: {},
  do: [{ do: 'heal', to: 'target', by: 'all' }],
};
