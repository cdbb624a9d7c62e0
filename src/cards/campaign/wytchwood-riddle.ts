import type { TableCard } from '../../rules/terms/card-language.ts';

export const wytchwoodRiddle: TableCard = {
  id: 'wytchwood-riddle',
  kind: 'campaign',
  name: 'Wytchwood Riddle',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['game-end'],
  league: { counts: 'end', gains: [{ who: 'self', vp: 3, if: ['four-catastrophes', 'markers-active'] }], markers: [1, 1] },
};
