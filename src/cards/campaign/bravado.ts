import type { TableCard } from '../../rules/terms/card-language.ts';

export const bravado: TableCard = {
  id: 'bravado',
  kind: 'campaign',
  name: 'Bravado',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['deploying'],
  rules: [{ fields: -1 }],
  league: {
    counts: 'end',
    gains: [
      { who: 'self', mp: 4, if: ['won'] },
      { who: 'opponent', mp: -2, if: ['won'] },
    ],
  },
};
