import type { Upgrade } from '../../rules/terms/card-language.ts';

export const pamphletOfTheRecentlyDeceased: Upgrade = {
  id: 'pamphlet-of-the-recently-deceased',
  name: 'Pamphlet of the Recently Deceased',
  version: 1,
  factions: ['shades'],
  allowed: [],
  forbidden: [],
  abilities: [
    {
      kind: 'passive',
      id: 'pamphlet-of-the-recently-deceased',
      name: 'Pamphlet of the Recently Deceased',
      rules: [{ always: [{ mod: 'stat', stat: 'arcane', by: 1, for: [{ ability: 'reanimate' }] }] }],
    },
  ],
};
