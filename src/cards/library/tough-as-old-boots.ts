import type { Passive } from '../../rules/terms/card-language.ts';

export const toughAsOldBoots: Passive = {
  kind: 'passive',
  id: 'tough-as-old-boots',
  name: 'Tough as Old Boots',
  rules: [{ when: { on: 'replenish', at: 'start' }, do: [{ do: 'heal', to: 'self', by: 2 }] }],
};
