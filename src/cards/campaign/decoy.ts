import type { TableCard } from '../../rules/terms/card-language.ts';

export const decoy: TableCard = {
  id: 'decoy',
  kind: 'campaign',
  name: 'Decoy',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['game-end'],
  league: { counts: 'end', gains: [{ who: 'self', mp: 1, if: ['won'] }], markers: [1, 2] },
};
