import type { TableCard } from '../../rules/terms/card-language.ts';

export const standAlone: TableCard = {
  id: 'stand-alone',
  kind: 'campaign',
  name: 'Stand Alone',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['game-end'],
  league: { counts: 'end', gains: [{ who: 'self', mp: 3, if: ['won', 'unsupported'] }] },
};
