import type { TableCard } from '../../rules/terms/card-language.ts';

export const forcedMarch: TableCard = {
  id: 'forced-march',
  kind: 'campaign',
  name: 'Forced March',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'dominion'],
  at: ['deployed'],
  do: [
    {
      do: 'for-each',
      which: { side: 'friendly' },
      effects: [{ do: 'move', who: 'each', in: { add: [2, { count: { only: 'each', is: ['soldier'] } }] }, may: true }],
    },
  ],
};
