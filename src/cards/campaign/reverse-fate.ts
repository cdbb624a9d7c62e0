import type { TableCard } from '../../rules/terms/card-language.ts';

/** @rule CHR-75 */
export const reverseFate: TableCard = {
  id: 'reverse-fate',
  kind: 'campaign',
  name: 'Reverse Fate',
  version: 2,
  clause: 'CMP-3',
  factions: ['leshavult', 'dominion'],
  at: ['arcane-start'],
  if: [
    { who: 'originator', side: 'enemy' },
    { who: 'target', side: 'friendly' },
    { compare: { of: 'target', the: 'energy' }, op: '>=', to: 3 },
  ],
  do: [{ do: 'lose', to: 'target', energy: 3 }, { do: 'reverse' }],
};
