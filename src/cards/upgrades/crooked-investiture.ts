import type { Upgrade } from '../../rules/terms/card-language.ts';

export const crookedInvestiture: Upgrade = {
  id: 'crooked-investiture',
  name: 'Crooked Investiture',
  version: 1,
  factions: ['shades'],
  allowed: [],
  forbidden: ['spirit'],
  keywords: ['noble'],
  abilities: [
    {
      kind: 'passive',
      id: 'petty',
      name: 'Petty',
      rules: [
        {
          always: [{ mod: 'stat', stat: 'melee', by: 1 }],
          if: [
            { who: 'self', fighting: true },
            { who: 'enemy', isNot: ['noble'] },
          ],
        },
      ],
    },
  ],
};
