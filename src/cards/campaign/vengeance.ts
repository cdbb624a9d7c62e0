import type { TableCard } from '../../rules/terms/card-language.ts';

export const vengeance: TableCard = {
  id: 'vengeance',
  kind: 'campaign',
  name: 'Vengeance',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['game-end'],
  league: {
    counts: 'end',
    gains: [
      { who: 'opponent', mp: -2, if: ['won'] },
      { who: 'saboteurs', mp: -2, if: ['won'] },
    ],
  },
};
