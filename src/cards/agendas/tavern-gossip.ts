import type { TableCard } from '../../rules/terms/card-language.ts';

export const tavernGossip: TableCard = {
  id: 'agenda:tavern-gossip',
  kind: 'agenda',
  name: 'Tavern Gossip',
  version: 1,
  clause: 'EVA-16',
  faction: 'commonwealth',
  at: ['action-gap', 'replenish-start'],
  rules: [{ roll: 'first', by: 1 }],
};
