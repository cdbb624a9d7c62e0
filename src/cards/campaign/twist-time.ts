import type { TableCard } from '../../rules/terms/card-language.ts';

export const twistTime: TableCard = {
  id: 'twist-time',
  kind: 'campaign',
  name: 'Twist Time',
  version: 2,
  clause: 'CMP-3',
  factions: ['leshavult', 'dominion'],
  at: ['action-gap'],
  target: {},
  do: [{ do: 'move', who: 'target', in: 3 }],
};
