import type { TableCard } from '../../rules/terms/card-language.ts';

export const curseOfArms: TableCard = {
  id: 'curse-of-arms',
  kind: 'campaign',
  name: 'Curse of Arms',
  version: 2,
  clause: 'CMP-3',
  factions: ['leshavult', 'shades'],
  at: ['melee-start'],
  do: [{ do: 'apply', to: 'enemy', mods: [{ mod: 'unraised' }], until: 'turn' }],
};
