import type { TableCard } from '../../rules/terms/card-language.ts';

export const sirFlashypants: TableCard = {
  id: 'sir-flashypants',
  kind: 'campaign',
  name: 'Sir Flashypants',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['action-gap'],
  league: {
    counts: 'now',
    gains: [
      { who: 'self', vp: 4, if: ['all-stones'] },
      { who: 'opponent', mp: -2, if: ['all-stones'] },
    ],
  },
};
