import type { Upgrade } from '../../rules/terms/card-language.ts';

export const theCircleOfLife: Upgrade = {
  id: 'the-circle-of-life',
  name: 'The Circle of Life',
  version: 1,
  factions: ['dominion', 'shades'],
  allowed: [],
  forbidden: ['goblin'],
  abilities: [
    {
      kind: 'passive',
      id: 'circle-of-life',
      name: 'Circle of Life',
      rules: [
        {
          when: { on: 'slain' },
          if: [{ compare: { result: 'energy' }, op: '>', to: 0 }],
          may: true,
          do: [
            {
              do: 'pick',
              which: { side: 'friendly', other: true, within: { in: 4 } },
              as: 'heir',
              then: [
                {
                  do: 'choose-x',
                  to: { least: [3, { result: 'energy' }] },
                  then: [{ do: 'gain', to: { picked: 'heir' }, energy: 'X' }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
