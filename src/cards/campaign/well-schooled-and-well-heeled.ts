import type { TableCard } from '../../rules/terms/card-language.ts';

export const wellSchooledAndWellHeeled: TableCard = {
  id: 'well-schooled-and-well-heeled',
  kind: 'campaign',
  name: 'Well Schooled and Well Heeled',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'shades'],
  at: ['action-gap'],
  do: [
    {
      do: 'for-each',
      which: { side: 'friendly', is: ['noble'] },
      effects: [
        {
          do: 'apply',
          to: 'each',
          mods: [
            { mod: 'stat', stat: 'arcane', by: 1 },
            { mod: 'stat', stat: 'melee', by: 2 },
          ],
          until: 'turn',
        },
      ],
    },
  ],
};
