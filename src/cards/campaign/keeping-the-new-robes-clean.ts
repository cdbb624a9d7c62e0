import type { TableCard } from '../../rules/terms/card-language.ts';

export const keepingTheNewRobesClean: TableCard = {
  id: 'keeping-the-new-robes-clean',
  kind: 'campaign',
  name: 'Keeping the New Robes Clean',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['deployed'],
  league: { counts: 'end', gains: [{ who: 'self', vp: 1, each: { what: 'standing', is: ['noble'] }, if: ['no-noble-slain'] }] },
};
