import type { TableCard } from '../../rules/terms/card-language.ts';
import { weakling } from '../library/weakling.ts';

export const clumsinessOfCowards: TableCard = {
  id: 'clumsiness-of-cowards',
  kind: 'campaign',
  name: 'Clumsiness of Cowards',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult'],
  at: ['action-gap'],
  target: { if: [{ who: 'each', nearOwnEdge: 10 }] },
  do: [
    { do: 'drop-stone', from: 'target', n: 'all' },
    { do: 'give', to: 'target', ability: weakling, until: 'turn' },
  ],
};
