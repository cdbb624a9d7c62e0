import type { TableCard } from '../../rules/terms/card-language.ts';

export const veteranTroops: TableCard = {
  id: 'veteran-troops',
  kind: 'campaign',
  name: 'Veteran Troops',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult'],
  at: ['replenish-start'],
  rules: [
    {
      when: { on: 'replenish', at: 'start' },
      do: [{ do: 'for-each', which: { side: 'friendly', is: ['soldier', 'mercenary'] }, effects: [{ do: 'heal', to: 'each', by: 2 }] }],
    },
  ],
};
