import type { TableCard } from '../../rules/terms/card-language.ts';

export const consolidatePower: TableCard = {
  id: 'consolidate-power',
  kind: 'campaign',
  name: 'Consolidate Power',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['immediately'],
  league: { counts: 'end', gains: [{ who: 'self', mp: 1, if: ['highest-power'] }] },
};
