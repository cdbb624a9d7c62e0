import type { TableCard } from '../../rules/terms/card-language.ts';

export const doubleDuty: TableCard = {
  id: 'double-duty',
  kind: 'campaign',
  name: 'Double Duty',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult'],
  at: ['activation-end'],
  target: { side: 'friendly', is: ['soldier', 'mercenary'] },
  do: [
    { do: 'gain', to: 'target', energy: 2 },
    { do: 'activate-next', who: 'target' },
  ],
};
