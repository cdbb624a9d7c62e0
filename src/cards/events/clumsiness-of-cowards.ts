import type { TableCard } from '../../rules/terms/card-language.ts';

export const clumsinessOfCowards: TableCard = {
  id: 'event:clumsiness-of-cowards',
  kind: 'event',
  name: 'Clumsiness of Cowards',
  version: 1,
  clause: 'EVA-24',
  at: ['action-gap', 'replenish-start'],
  target: { if: [{ who: 'each', nearOwnEdge: 8 }] },
  do: [{ do: 'drop-stone', from: 'target', n: 'all' }],
};
