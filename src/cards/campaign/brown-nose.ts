import type { TableCard } from '../../rules/terms/card-language.ts';

export const brownNose: TableCard = {
  id: 'brown-nose',
  kind: 'campaign',
  name: 'Brown Nose',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['game-end'],
  league: { counts: 'end', gains: [], order: 'must-support' },
};
