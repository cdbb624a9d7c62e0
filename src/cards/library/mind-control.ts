import type { Active } from '../../rules/terms/card-language.ts';

export const mindControl: Active = {
  kind: 'active',
  id: 'mind-control',
  name: 'Mind Control',
  cost: 3,
  range: 6,
  target: {},
  do: [{ do: 'act', who: 'target', cost: 1 }],
};
