import type { TableCard } from '../../rules/terms/card-language.ts';

export const damnRabbitHoles: TableCard = {
  id: 'damn-rabbit-holes',
  kind: 'campaign',
  name: 'Damn Rabbit Holes!',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult'],
  at: ['action-gap'],
  do: [
    {
      do: 'pick-stone',
      then: [
        { do: 'scatter-stone', in: 4 },
        { do: 'depth', to: 4 },
      ],
    },
  ],
};
