import type { TableCard } from '../../rules/terms/card-language.ts';

export const furryFury: TableCard = {
  id: 'furry-fury',
  kind: 'campaign',
  name: 'Furry Fury',
  version: 2,
  clause: 'CMP-3',
  factions: ['leshavult'],
  at: ['action-gap'],
  rules: [{ always: [{ mod: 'dealt', by: 1, scope: 'melee' }], to: { is: ['animal'] } }],
};
