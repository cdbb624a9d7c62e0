import type { Passive } from '../../rules/terms/card-language.ts';

/** The model flies above everything: it moves over models and terrain, and neither fights nor harvests. @rule CTL-7 */
export const upUpAndAway: Passive = {
  kind: 'passive',
  id: 'up-up-and-away',
  name: 'Up, Up & Away',
  rules: [
    {
      always: [
        { mod: 'move-freely', over: ['any', 'models'], during: ['jog', 'step'] },
        { mod: 'forbid', actions: ['harvest', 'melee'] },
        { mod: 'untargetable', actions: ['melee'] },
        {
          mod: 'presence',
          engages: false,
          engaged: false,
          blocksSight: false,
          cover: false,
          covered: false,
          falls: false,
          grounded: false,
          elevation: false,
        },
      ],
    },
  ],
};
