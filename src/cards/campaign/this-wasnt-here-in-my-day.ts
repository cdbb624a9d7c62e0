import type { TableCard } from '../../rules/terms/card-language.ts';

export const thisWasntHereInMyDay: TableCard = {
  id: 'this-wasnt-here-in-my-day',
  kind: 'campaign',
  name: "This Wasn't Here in My Day",
  version: 2,
  clause: 'CMP-3',
  factions: ['shades'],
  at: ['action-gap'],
  rules: [
    {
      always: [
        { mod: 'move-freely', over: ['obstacle', 'barrier', 'models'], during: ['any', 'reaction-step'] },
        { mod: 'move-freely', over: ['water', 'woods'], during: ['jog'] },
      ],
      to: { is: ['spirit'] },
    },
  ],
};
