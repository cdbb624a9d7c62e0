import type { Passive } from '../../rules/terms/card-language.ts';

export const sureFooted: Passive = {
  kind: 'passive',
  id: 'sure-footed',
  name: 'Sure Footed',
  rules: [
    {
      always: [
        { mod: 'move-freely', over: ['water', 'woods'], during: ['jog'] },
        { mod: 'cost', of: ['traverse'], by: -1 },
      ],
    },
  ],
};
