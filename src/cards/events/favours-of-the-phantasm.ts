import type { TableCard } from '../../rules/terms/card-language.ts';

export const favoursOfThePhantasm: TableCard = {
  id: 'event:favours-of-the-phantasm',
  kind: 'event',
  name: 'Favours of the Phantasm',
  version: 1,
  clause: 'EVA-25',
  at: ['action-gap', 'replenish-start'],
  do: [{ do: 'search', n: { count: 'friendly-slain' } }],
};
