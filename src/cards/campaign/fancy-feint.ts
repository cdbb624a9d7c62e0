import type { TableCard } from '../../rules/terms/card-language.ts';

/** It answers only the first cards of a round, not a Follow-Up Attack. */
export const fancyFeint: TableCard = {
  id: 'fancy-feint',
  kind: 'campaign',
  name: 'Fancy Feint',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'shades'],
  at: ['melee-opened'],
  do: [{ do: 'feint' }],
};
