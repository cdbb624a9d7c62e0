import type { TableCard } from '../../rules/terms/card-language.ts';

export const stumble: TableCard = {
  id: 'stumble',
  kind: 'campaign',
  name: 'Stumble',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth'],
  at: ['moving'],
  do: [{ do: 'cancel' }, { do: 'damage', to: 'originator', by: 2, type: 'impact' }],
};
