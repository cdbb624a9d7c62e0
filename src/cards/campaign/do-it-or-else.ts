import type { TableCard } from '../../rules/terms/card-language.ts';

export const doItOrElse: TableCard = {
  id: 'do-it-or-else',
  kind: 'campaign',
  name: 'Do it or Else!',
  version: 2,
  clause: 'CMP-3',
  factions: ['dominion', 'shades'],
  at: ['action-gap'],
  target: { side: 'friendly' },
  do: [{ do: 'gain', to: 'target', energy: 2 }],
};
