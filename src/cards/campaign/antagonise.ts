import type { TableCard } from '../../rules/terms/card-language.ts';

export const antagonise: TableCard = {
  id: 'antagonise',
  kind: 'campaign',
  name: 'Antagonise',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['immediately'],
  league: { counts: 'now', gains: [{ who: 'self', vp: 1 }], moreCards: { who: 'opponent', n: 1 } },
};
