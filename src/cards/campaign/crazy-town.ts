import type { TableCard } from '../../rules/terms/card-language.ts';

export const crazyTown: TableCard = {
  id: 'crazy-town',
  kind: 'campaign',
  name: 'Crazy Town',
  version: 2,
  clause: 'CMP-3',
  factions: ['dominion', 'shades'],
  at: ['replenish-start'],
  rules: [
    {
      when: { on: 'replenish', at: 'end' },
      do: [{ do: 'flip', then: [{ do: 'move-terrain', n: 'X', in: 3 }], catastrophe: [{ do: 'move-terrain', n: 1, in: 6, by: 'left' }] }],
    },
  ],
};
