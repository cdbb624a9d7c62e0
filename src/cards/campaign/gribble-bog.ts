import type { TableCard } from '../../rules/terms/card-language.ts';

export const gribbleBog: TableCard = {
  id: 'gribble-bog',
  kind: 'campaign',
  name: 'Gribble Bog',
  version: 2,
  clause: 'CMP-3',
  factions: ['leshavult', 'dominion'],
  at: ['action-gap'],
  do: [{ do: 'grow-terrain', n: 2, kind: 'woods', across: 50 }],
};
