import type { TableCard } from '../../rules/terms/card-language.ts';

export const puttingTheKiddiesToBed: TableCard = {
  id: 'putting-the-kiddies-to-bed',
  kind: 'campaign',
  name: 'Putting the Kiddies to Bed',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['entered'],
  if: [{ who: 'subject', hasAbility: 'thrall' }],
  league: { counts: 'end', gains: [{ who: 'self', vp: 1, if: ['no-thrall-in-play'] }] },
};
