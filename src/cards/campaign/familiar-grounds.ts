import type { TableCard } from '../../rules/terms/card-language.ts';

export const familiarGrounds: TableCard = {
  id: 'familiar-grounds',
  kind: 'campaign',
  name: 'Familiar Grounds',
  version: 2,
  clause: 'CMP-3',
  factions: ['leshavult'],
  at: ['immediately'],
  do: [{ do: 'reroll' }],
  rules: [
    {
      always: [
        { mod: 'move-freely', over: ['water', 'woods'], during: ['jog'] },
        { mod: 'cost', of: ['traverse'], by: -1 },
      ],
    },
  ],
};
