import type { Active } from '../../rules/terms/card-language.ts';

/** Moves all other models within 2″ 1″ away; printed under several names. */
export const driveBack = (id: string, name: string): Active => ({
  kind: 'active',
  id,
  name,
  cost: 1,
  pulse: 2,
  limit: { per: 'turn' },
  do: [{ do: 'pulse', in: 2, which: { other: true }, effects: [{ do: 'move', who: 'each', in: 1, way: { away: 'self' } }] }],
});

export const standBack = driveBack('stand-back', 'Stand Back!');
