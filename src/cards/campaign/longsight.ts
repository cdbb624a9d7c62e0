import type { TableCard } from '../../rules/terms/card-language.ts';

export const longsight: TableCard = {
  id: 'longsight',
  kind: 'campaign',
  name: 'Longsight',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['immediately'],
  league: { counts: 'now', gains: [{ who: 'self', vp: -1 }], moreCards: { who: 'self', n: 2 } },
};
