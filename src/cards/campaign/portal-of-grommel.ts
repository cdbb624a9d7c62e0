import type { TableCard } from '../../rules/terms/card-language.ts';

/** Where the model is put down depends on Objective Markers, which the table keeps. */
export const portalOfGrommel: TableCard = {
  id: 'portal-of-grommel',
  kind: 'campaign',
  name: 'Portal of Grommel',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['entered'],
  byHand: true,
  league: { counts: 'now', gains: [{ who: 'self', vp: 1 }], markers: [2, 2] },
};
