import type { TableCard } from '../../rules/terms/card-language.ts';

export const aPlan500YearsInTheMaking: TableCard = {
  id: 'a-plan-500-years-in-the-making',
  kind: 'campaign',
  name: 'A Plan 500 Years in the Making',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult', 'dominion', 'shades'],
  at: ['slain'],
  if: [{ who: 'subject', is: ['noble'] }],
  league: { counts: 'now', gains: [{ who: 'self', vp: 1, each: { what: 'slain', is: ['noble'] }, most: 3 }] },
};
