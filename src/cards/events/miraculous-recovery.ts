import type { TableCard } from '../../rules/terms/card-language.ts';

export const miraculousRecovery: TableCard = {
  id: 'event:miraculous-recovery',
  kind: 'event',
  name: 'Miraculous Recovery',
  version: 1,
  clause: 'EVA-21',
  at: ['replenish-start'],
  target: {},
  do: [{ do: 'heal', to: 'target', by: 'all' }],
};
