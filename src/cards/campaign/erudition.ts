import type { TableCard } from '../../rules/terms/card-language.ts';

export const erudition: TableCard = {
  id: 'erudition',
  kind: 'campaign',
  name: 'Erudition',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult'],
  at: ['action-gap'],
  rules: [{ always: [{ mod: 'stat', stat: 'arcane', by: 1 }], to: { is: ['wizard', 'cleric'] } }],
};
