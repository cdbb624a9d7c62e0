import type { TableCard } from '../../rules/terms/card-language.ts';

export const nefariousBargain: TableCard = {
  id: 'nefarious-bargain',
  kind: 'campaign',
  name: 'Nefarious Bargain',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['game-end'],
  league: {
    counts: 'end',
    gains: [
      { who: 'self', vp: 1 },
      { who: 'chosen', mp: 2 },
    ],
  },
};
