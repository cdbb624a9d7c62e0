import { babeling } from '../library/babelings.ts';

export const urchin = babeling(
  'urchin',
  'Urchin',
  {
    kind: 'active',
    id: 'he-hit-me',
    name: 'He Hit Me!',
    cost: 1,
    range: 2,
    limit: { per: 'turn' },
    target: {},
    do: [{ do: 'wound', to: 'target', by: 1 }],
  },
  'I Want My Nanny!',
);
