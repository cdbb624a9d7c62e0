import type { TableCard } from '../../rules/terms/card-language.ts';

export const crazyTown: TableCard = {
  id: 'agenda:crazy-town',
  kind: 'agenda',
  name: 'Crazy Town',
  version: 1,
  clause: 'EVA-18',
  faction: 'dominion',
  at: ['action-gap', 'replenish-start'],
  rules: [
    {
      when: { on: 'replenish', at: 'end' },
      do: [{ do: 'flip', then: [{ do: 'move-terrain', n: 'X', in: 3 }], catastrophe: [{ do: 'move-terrain', n: 1, in: 6, by: 'left' }] }],
    },
  ],
};
