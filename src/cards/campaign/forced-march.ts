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
    { do: 'for-each', which: { side: 'friendly', isNot: ['soldier'] }, effects: [{ do: 'move', who: 'each', in: 2, may: true }] },
    { do: 'for-each', which: { side: 'friendly', is: ['soldier'] }, effects: [{ do: 'move', who: 'each', in: 3, may: true }] },
  ],
};
