import type { TableCard } from '../../rules/terms/card-language.ts';

export const yourTimeIsUp: TableCard = {
  id: 'your-time-is-up',
  kind: 'campaign',
  name: 'Your Time is Up',
  version: 2,
  clause: 'CMP-3',
  factions: ['shades'],
  at: ['action-gap'],
  target: { if: [{ who: 'each', activated: true }] },
  do: [{ do: 'discard-step', who: 'target' }],
};
