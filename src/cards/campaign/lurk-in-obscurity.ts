import type { TableCard } from '../../rules/terms/card-language.ts';

export const lurkInObscurity: TableCard = {
  id: 'lurk-in-obscurity',
  kind: 'campaign',
  name: 'Lurk in Obscurity',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['immediately'],
  league: { counts: 'end', gains: [{ who: 'self', mp: 3, if: ['lowest-power'] }] },
};
