import type { TableCard } from '../../rules/terms/card-language.ts';

export const makeYourOwnLuck: TableCard = {
  id: 'make-your-own-luck',
  kind: 'campaign',
  name: 'Make Your Own Luck',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['action-gap'],
  do: [{ do: 'search', n: 1, onTop: true }],
  league: { counts: 'now', gains: [{ who: 'self', vp: -1 }] },
};
