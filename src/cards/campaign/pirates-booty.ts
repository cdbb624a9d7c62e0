import type { TableCard } from '../../rules/terms/card-language.ts';

export const piratesBooty: TableCard = {
  id: 'pirates-booty',
  kind: 'campaign',
  name: "Pirate's Booty",
  version: 2,
  clause: 'CMP-3',
  factions: ['dominion', 'shades'],
  at: ['action-gap'],
  rules: [{ always: [{ mod: 'ignore-slow-carry' }], to: { is: ['pirate'] } }],
};
