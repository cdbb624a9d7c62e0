import type { TableCard } from '../../rules/terms/card-language.ts';

export const hesitation: TableCard = {
  id: 'hesitation',
  kind: 'campaign',
  name: 'Hesitation',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'dominion'],
  at: ['declared'],
  do: [{ do: 'cancel' }],
};
