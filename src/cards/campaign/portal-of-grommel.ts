import type { TableCard } from '../../rules/terms/card-language.ts';

export const portalOfGrommel: TableCard = {
  id: 'portal-of-grommel',
  kind: 'campaign',
  name: 'Portal of Grommel',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['entered'],
  if: [{ activeMarker: true }],
  do: [{ do: 'place', who: 'subject', contact: 'active-marker' }],
  league: { counts: 'now', gains: [{ who: 'self', vp: 1 }], markers: [2, 2] },
};
