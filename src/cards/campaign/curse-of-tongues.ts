import type { TableCard } from '../../rules/terms/card-language.ts';

/** Targets are judged once more before cards are drawn. */
export const curseOfTongues: TableCard = {
  id: 'curse-of-tongues',
  kind: 'campaign',
  name: 'Curse of Tongues',
  version: 2,
  clause: 'CMP-3',
  factions: ['leshavult', 'shades'],
  at: ['arcane-start'],
  do: [{ do: 'apply', to: 'originator', mods: [{ mod: 'stat', stat: 'arcane-range', by: -3 }], until: 'turn' }],
};
