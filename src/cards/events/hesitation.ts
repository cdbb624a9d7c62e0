import type { TableCard } from '../../rules/terms/card-language.ts';

export const hesitation: TableCard = {
  id: 'event:hesitation',
  kind: 'event',
  name: 'Hesitation',
  version: 1,
  clause: 'EVA-20',
  at: ['declared'],
  do: [{ do: 'cancel' }],
};
