import type { TableCard } from '../../rules/terms/card-language.ts';

/** A model whose activation is under way does not count as already activated. @rule CMP-11 */
export const yourTimeIsUp: TableCard = {
  id: 'your-time-is-up',
  kind: 'campaign',
  name: 'Your Time is Up',
  version: 2,
  clause: 'CMP-3',
  factions: ['shades'],
  at: ['action-gap'],
  target: { if: [{ who: 'each', activated: true }, { not: { who: 'each', active: true } }] },
  do: [{ do: 'discard-step', who: 'target' }],
};
