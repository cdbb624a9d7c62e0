import type { Active, TableCard } from '../../rules/terms/card-language.ts';

/** It compares unfilled boxes. Unlike the Event of this name, it may take a moonstone from a friend. */
const robbery: Active = {
  kind: 'active',
  id: 'robbery',
  name: 'Robbery',
  cost: 2,
  range: 1,
  limit: { per: 'turn' },
  target: { which: { if: [{ compare: { of: 'each', the: 'remaining' }, op: '<', to: { of: 'self', the: 'remaining' } }] } },
  do: [{ do: 'take-stone', from: 'target', to: 'self' }],
};

export const dawnlightRobbery: TableCard = {
  id: 'dawnlight-robbery',
  kind: 'campaign',
  name: 'Dawnlight Robbery',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'leshavult'],
  at: ['action-gap'],
  target: {},
  do: [{ do: 'give', to: 'target', ability: robbery, until: 'turn' }],
};
