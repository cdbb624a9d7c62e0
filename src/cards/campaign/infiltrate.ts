import type { TableCard } from '../../rules/terms/card-language.ts';

export const infiltrate: TableCard = {
  id: 'infiltrate',
  kind: 'campaign',
  name: 'Infiltrate',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['action-gap'],
  league: { counts: 'now', gains: [{ who: 'self', vp: 1, each: { what: 'far' }, most: 3 }] },
};
