import type { Active, Which } from '../../rules/terms/card-language.ts';

/** Takes a moonstone from a model with fewer unfilled boxes; an Event limits it to enemies. @rule EVA-26 */
export const robbery = (group: Pick<Which, 'side'> = {}): Active => ({
  kind: 'active',
  id: 'robbery',
  name: 'Robbery',
  cost: 2,
  range: 1,
  limit: { per: 'turn' },
  target: { which: { ...group, if: [{ compare: { of: 'each', the: 'remaining' }, op: '<', to: { of: 'self', the: 'remaining' } }] } },
  do: [{ do: 'take-stone', from: 'target', to: 'self' }],
});
