import type { TableCard } from '../../rules/terms/card-language.ts';

export const plantPropaganda: TableCard = {
  id: 'plant-propaganda',
  kind: 'campaign',
  name: 'Plant Propaganda',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['game-end'],
  league: {
    counts: 'end',
    gains: [
      { who: 'self', vp: 2, if: ['markers-active'] },
      { who: 'opponent', mp: -2, if: ['markers-active'] },
    ],
    markers: [2, 2],
  },
};
