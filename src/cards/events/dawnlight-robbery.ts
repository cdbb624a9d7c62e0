import type { Active, TableCard } from '../../rules/terms/card-language.ts';

/** It compares boxes that are not filled. @rule EVA-26 */
const robbery: Active = {
  kind: 'active',
  id: 'robbery',
  name: 'Robbery',
  cost: 2,
  range: 1,
  limit: { per: 'turn' },
  target: { which: { side: 'enemy', if: [{ compare: { of: 'each', the: 'remaining' }, op: '<', to: { of: 'self', the: 'remaining' } }] } },
  do: [{ do: 'take-stone', from: 'target', to: 'self' }],
};

export const dawnlightRobbery: TableCard = {
  id: 'event:dawnlight-robbery',
  kind: 'event',
  name: 'Dawnlight Robbery',
  version: 1,
  clause: 'EVA-22',
  at: ['action-gap', 'replenish-start'],
  target: {},
  do: [{ do: 'give', to: 'target', ability: robbery, until: 'turn' }],
};
