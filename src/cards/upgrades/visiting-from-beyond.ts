import type { Upgrade } from '../../rules/terms/card-language.ts';

export const visitingFromBeyond: Upgrade = {
  id: 'visiting-from-beyond',
  name: 'Visiting from Beyond',
  version: 1,
  factions: ['leshavult', 'shades'],
  allowed: [],
  forbidden: [],
  keywords: ['spirit'],
  abilities: [],
};
