import type { Active } from '../../rules/terms/card-language.ts';

export const foulGases: Active = {
  kind: 'active',
  id: 'foul-gases',
  name: 'Foul Gases',
  cost: 2,
  pulse: 2,
  do: [{ do: 'pulse', in: 2, effects: [{ do: 'damage', to: 'each', by: 2, type: 'magical' }] }],
};
