import type { TableCard } from '../../rules/terms/card-language.ts';

export const faeSpitefulness: TableCard = {
  id: 'fae-spitefulness',
  kind: 'campaign',
  name: 'Fae Spitefulness',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['immediately'],
  league: { counts: 'now', gains: [{ who: 'chosen', mp: -1 }] },
};
