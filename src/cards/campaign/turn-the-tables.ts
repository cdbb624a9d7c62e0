import type { TableCard } from '../../rules/terms/card-language.ts';

export const turnTheTables: TableCard = {
  id: 'turn-the-tables',
  kind: 'campaign',
  name: 'Turn the Tables',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['game-end'],
  league: {
    counts: 'end',
    gains: [
      { who: 'self', vp: 1, if: ['markers-active'] },
      { who: 'opponent', mp: -1, if: ['markers-active'] },
      { who: 'saboteurs', mp: -1, if: ['markers-active'] },
    ],
    markers: [1, 1],
  },
};
