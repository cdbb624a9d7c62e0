import type { TableCard } from '../../rules/terms/card-language.ts';

export const trollFists: TableCard = {
  id: 'troll-fists',
  kind: 'campaign',
  name: 'Troll Fists',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['game-end'],
  league: { counts: 'end', gains: [{ who: 'self', vp: 1, each: { what: 'active-marker' } }], markers: [2, 2] },
};
