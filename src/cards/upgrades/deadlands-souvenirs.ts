import type { Upgrade } from '../../rules/terms/card-language.ts';

/** Distances are measured from its bearer, which does not count as one of the others. @rule UPG-14 */
export const deadlandsSouvenirs: Upgrade = {
  id: 'deadlands-souvenirs',
  name: 'Deadlands Souvenirs',
  version: 1,
  factions: ['shades'],
  allowed: [],
  forbidden: [],
  abilities: [
    {
      kind: 'passive',
      id: 'deadlands-souvenirs',
      name: 'Deadlands Souvenirs',
      rules: [
        {
          when: { on: 'reanimates' },
          do: [
            {
              do: 'for-each',
              which: { side: 'friendly', other: true, within: { in: 2 } },
              effects: [{ do: 'gain', to: 'each', energy: 1 }],
            },
            { do: 'for-each', which: { side: 'enemy', within: { in: 2 } }, effects: [{ do: 'wound', to: 'each', by: 1 }] },
          ],
        },
      ],
    },
  ],
};
