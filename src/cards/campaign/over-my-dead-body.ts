import type { TableCard } from '../../rules/terms/card-language.ts';

export const overMyDeadBody: TableCard = {
  id: 'over-my-dead-body',
  kind: 'campaign',
  name: 'Over My Dead Body',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'shades'],
  at: ['slain'],
  if: [
    { who: 'subject', is: ['soldier', 'mercenary', 'militia'] },
    { who: 'subject', canStrike: true },
  ],
  do: [{ do: 'last-stand', who: 'subject' }],
};
