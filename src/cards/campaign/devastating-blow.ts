import type { TableCard } from '../../rules/terms/card-language.ts';

export const devastatingBlow: TableCard = {
  id: 'devastating-blow',
  kind: 'campaign',
  name: 'Devastating Blow',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'dominion'],
  at: ['melee-revealed'],
  do: [{ do: 'add-copy' }],
};
