import type { TableCard } from '../../rules/terms/card-language.ts';

export const defyTheOdds: TableCard = {
  id: 'agenda:defy-the-odds',
  kind: 'agenda',
  name: 'Defy the Odds',
  version: 1,
  clause: 'EVA-19',
  at: ['action-gap', 'replenish-start'],
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
