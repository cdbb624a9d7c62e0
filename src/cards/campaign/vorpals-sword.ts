import type { TableCard } from '../../rules/terms/card-language.ts';

export const vorpalsSword: TableCard = {
  id: 'vorpals-sword',
  kind: 'campaign',
  name: "Vorpal's Sword",
  version: 2,
  clause: 'CMP-3',
  factions: ['dominion', 'shades'],
  at: ['melee-start'],
  if: [{ engages: ['originator', 'target'] }, { engages: ['target', 'originator'] }],
  do: [{ do: 'sworn' }],
};
