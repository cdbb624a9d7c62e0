import type { TableCard } from '../../rules/terms/card-language.ts';

export const erudition: TableCard = {
  id: 'agenda:erudition',
  kind: 'agenda',
  name: 'Erudition',
  version: 1,
  clause: 'EVA-15',
  faction: 'commonwealth',
  at: ['action-gap', 'replenish-start'],
  rules: [{ always: [{ mod: 'stat', stat: 'arcane', by: 1 }], to: { is: ['wizard', 'cleric'] } }],
};
