import type { TableCard } from '../../rules/terms/card-language.ts';

export const malignResurrection: TableCard = {
  id: 'malign-resurrection',
  kind: 'campaign',
  name: 'Malign Resurrection',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['slain'],
  do: [{ do: 'remain', who: 'subject', boxes: 'all' }],
  league: { counts: 'now', gains: [{ who: 'self', vp: -1 }] },
};
