import type { Arcane, Outcome, Value } from '../../rules/terms/card-language.ts';

/** A bow cannot be used while engaged; after a catastrophe it is spent for the game. */
export const bow = (id: string, name: string, range: number, value: Value): Arcane => {
  const snaps: Outcome = { on: 'catastrophe', do: [{ do: 'spend', ability: id, until: 'game' }] };
  return {
    kind: 'arcane',
    id,
    name,
    cost: 3,
    range,
    usableIf: [{ not: { who: 'self', engaged: true } }],
    target: {},
    outcomes: [{ on: { colour: ['green'], value: 'X' }, do: [{ do: 'damage', to: 'target', by: value, type: 'piercing' }] }, snaps],
  };
};
