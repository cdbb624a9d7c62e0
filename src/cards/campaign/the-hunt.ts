import type { TableCard } from '../../rules/terms/card-language.ts';

export const theHunt: TableCard = {
  id: 'the-hunt',
  kind: 'campaign',
  name: 'The Hunt',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult'],
  at: ['replenish-start'],
  rules: [
    {
      when: { on: 'replenish', at: 'during' },
      do: [
        {
          do: 'pick',
          which: { side: 'friendly', is: ['faun', 'animal'] },
          upTo: true,
          as: 'hunter',
          then: [{ do: 'gain', to: { picked: 'hunter' }, energy: 1 }],
        },
      ],
    },
  ],
};
