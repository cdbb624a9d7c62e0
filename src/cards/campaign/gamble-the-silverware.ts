import type { TableCard } from '../../rules/terms/card-language.ts';

export const gambleTheSilverware: TableCard = {
  id: 'gamble-the-silverware',
  kind: 'campaign',
  name: 'Gamble the Silverware',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['game-end'],
  league: {
    counts: 'end',
    gains: [
      { who: 'self', vp: 1, if: ['markers-active'] },
      { who: 'self', mp: 2, if: ['won'] },
      { who: 'self', mp: -2, if: ['lost'] },
    ],
    markers: [1, 1],
    must: true,
  },
};
