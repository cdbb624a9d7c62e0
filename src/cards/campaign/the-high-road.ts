import type { TableCard } from '../../rules/terms/card-language.ts';

export const theHighRoad: TableCard = {
  id: 'the-high-road',
  kind: 'campaign',
  name: 'The High Road',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['game-end'],
  league: { counts: 'end', gains: [{ who: 'self', mp: 2, if: ['won'] }] },
};
