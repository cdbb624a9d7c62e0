import type { Arcane } from '../../rules/terms/card-language.ts';

/** The ability of this name, not the character. */
export const lettingSlip: Arcane = {
  kind: 'arcane',
  id: 'butterfingers',
  name: 'Butterfingers',
  cost: 2,
  range: 6,
  target: {},
  outcomes: [
    { on: { colour: 'any', value: 3 }, do: [{ do: 'drop-stone', from: 'target' }] },
    { on: 'catastrophe', do: [{ do: 'lose', to: 'self', energy: 'all' }] },
  ],
};
