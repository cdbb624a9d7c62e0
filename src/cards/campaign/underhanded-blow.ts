import type { TableCard } from '../../rules/terms/card-language.ts';

export const underhandedBlow: TableCard = {
  id: 'underhanded-blow',
  kind: 'campaign',
  name: 'Underhanded Blow',
  version: 2,
  clause: 'CMP-3',
  factions: ['dominion', 'shades'],
  at: ['melee-start'],
  do: [{ do: 'apply', to: 'subject', mods: [{ mod: 'null-as-zero' }, { mod: 'any-type' }], until: 'action' }],
};
