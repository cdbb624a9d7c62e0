import type { Upgrade } from '../../rules/terms/card-language.ts';

export const friendOfTheTrees: Upgrade = {
  id: 'friend-of-the-trees',
  name: 'Friend of the Trees',
  version: 1,
  factions: ['leshavult', 'shades'],
  allowed: [],
  forbidden: ['treefolk'],
  abilities: [
    {
      kind: 'passive',
      id: 'woodfriend',
      name: 'Woodfriend',
      rules: [
        { always: [{ mod: 'move-freely', over: ['woods'], during: ['jog'] }] },
        {
          always: [{ mod: 'unmoved', by: 'enemy' }],
          if: [{ exists: { side: 'friendly', other: true, is: ['treefolk'], if: [{ reaches: ['each', 'self'] }] } }],
        },
      ],
    },
  ],
};
