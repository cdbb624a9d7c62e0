import type { Passive } from '../../rules/terms/card-language.ts';

export const weakling: Passive = {
  kind: 'passive',
  id: 'weakling',
  name: 'Weakling',
  rules: [
    {
      always: [
        { mod: 'dealt', by: -1, scope: 'melee' },
        { mod: 'cost', of: ['harvest'], by: 1 },
      ],
    },
  ],
};
