import type { TableCard } from '../../rules/terms/card-language.ts';

export const tavernGossip: TableCard = {
  id: 'tavern-gossip',
  kind: 'campaign',
  name: 'Tavern Gossip',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth'],
  at: ['replenish-start'],
  rules: [{ roll: 'first', by: 1 }],
};
