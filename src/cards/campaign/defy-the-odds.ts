import type { TableCard } from '../../rules/terms/card-language.ts';

export const defyTheOdds: TableCard = {
  id: 'defy-the-odds',
  kind: 'campaign',
  name: 'Defy the Odds',
  version: 2,
  clause: 'CMP-3',
  factions: ['leshavult', 'shades'],
  at: ['action-gap'],
  rules: [
    {
      always: [
        { mod: 'stat', stat: 'jog', by: 1 },
        { mod: 'stat', stat: 'melee', by: 1 },
      ],
      if: [{ outheld: true }],
    },
  ],
};
