import type { TableCard } from '../../rules/terms/card-language.ts';

export const rollingStones: TableCard = {
  id: 'rolling-stones',
  kind: 'campaign',
  name: 'Rolling Stones',
  version: 2,
  clause: 'CMP-3',
  factions: ['leshavult', 'dominion'],
  at: ['stone-lost'],
  do: [{ do: 'roll-stone', in: 4 }],
};
