import { babeling } from '../library/babelings.ts';

export const sprog = babeling('sprog', 'Sprog', {
  kind: 'active',
  id: 'he-pushed-me',
  name: 'He Pushed Me!',
  cost: 1,
  range: 2,
  limit: { per: 'turn' },
  target: { which: { other: true } },
  do: [{ do: 'move', who: 'target', in: 1, way: { away: 'self' } }],
});
