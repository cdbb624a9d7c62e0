import type { Active } from '../../rules/terms/card-language.ts';

/** Another friend suffers one of the Catastrophes of its own card. @rule ARC-39 */
export const visionsOfTheFuture: Active = {
  kind: 'active',
  id: 'visions-of-the-future',
  name: 'Visions of the Future',
  cost: 2,
  range: 8,
  limit: { per: 'turn' },
  target: { which: { side: 'friendly', other: true } },
  do: [{ do: 'catastrophe-of', of: 'target' }],
};
