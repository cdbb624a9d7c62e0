import type { TableCard } from '../../rules/terms/card-language.ts';

export const curseOfAges: TableCard = {
  id: 'curse-of-ages',
  kind: 'campaign',
  name: 'Curse of Ages',
  version: 2,
  clause: 'CMP-3',
  factions: ['leshavult', 'shades'],
  at: ['moving'],
  do: [
    { do: 'cancel' },
    { do: 'apply', to: 'originator', mods: [{ mod: 'cost', of: ['step', 'reaction-step'], set: 'turn-number' }], until: 'turn' },
  ],
};
