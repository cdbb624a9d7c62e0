import type { TableCard } from '../../rules/terms/card-language.ts';

export const favoursOfThePhantasm: TableCard = {
  id: 'favours-of-the-phantasm',
  kind: 'campaign',
  name: 'Favours of the Phantasm',
  version: 2,
  clause: 'CMP-3',
  factions: ['leshavult', 'dominion'],
  at: ['action-gap'],
  do: [{ do: 'search', n: { count: 'slain' } }],
};
