import type { TableCard } from '../../rules/terms/card-language.ts';

export const malady: TableCard = {
  id: 'malady',
  kind: 'campaign',
  name: 'Malady',
  version: 2,
  clause: 'CMP-3',
  factions: ['leshavult', 'shades'],
  at: ['replenish-end'],
  do: [
    {
      do: 'choose-x',
      to: 6,
      then: [
        {
          do: 'pick',
          which: { if: [{ compare: { of: 'each', the: 'energy' }, op: '>=', to: 'X' }] },
          n: 'X',
          upTo: true,
          as: 'ailing',
          then: [{ do: 'lose', to: { picked: 'ailing' }, energy: 1 }],
        },
      ],
    },
  ],
};
