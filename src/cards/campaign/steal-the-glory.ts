import type { TableCard } from '../../rules/terms/card-language.ts';

export const stealTheGlory: TableCard = {
  id: 'steal-the-glory',
  kind: 'campaign',
  name: 'Steal the Glory',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['game-end'],
  league: { counts: 'end', gains: [{ who: 'self', mp: 1, if: ['won'] }], order: 'supporters-gain-nothing' },
};
