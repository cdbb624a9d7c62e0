import type { TableCard } from '../../rules/terms/card-language.ts';

export const theSlipperySquid: TableCard = {
  id: 'the-slippery-squid',
  kind: 'campaign',
  name: 'The Slippery Squid',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['game-end'],
  league: { counts: 'end', gains: [{ who: 'self', mp: 2, if: ['lost'] }] },
};
