import type { Folded } from '../record/match-record.ts';
import type { Setup, SetupPosition } from '../rules/terms/setup.ts';

type FoldedMatch = Folded['match'];

/** True if a match is between two activations, so that its position can be saved as a setup. */
export const isAtRest = ({ stack, order, proposal, asking }: Pick<FoldedMatch, 'stack' | 'order' | 'proposal' | 'asking'>): boolean =>
  stack.length === 1 && stack[0].step === 'activation.choose' && order.active === null && order.result === null && !proposal && !asking;

/** The position of a match at rest as a setup. Lasting effects, decks and uses are not in it. */
export function positionOf({ table, order }: FoldedMatch, before: Setup, seed: string): Setup {
  const models = Object.fromEntries(
    Object.values(table.models).map(({ id, at, height, wounds, energy, activated, jogged, status }) => {
      const stones = table.stones.filter(({ holder }) => holder === id).map((stone) => stone.id);
      const placed: NonNullable<SetupPosition['models']>[string] = {
        at,
        height,
        wounds,
        energy,
        activated,
        jogged,
        ...(status === 'board' ? {} : { status }),
        ...(stones.length > 0 ? { stones } : {}),
      };
      return [id, placed];
    }),
  );
  return {
    seats: before.seats,
    options: before.options,
    terrain: table.terrain,
    seed,
    start: 'activation',
    position: {
      models,
      stones: table.stones.map(({ id, at, depth }) => ({ id, at, depth })),
      turn: order.turn,
      first: order.next,
      ...(order.initiative === null ? {} : { initiative: order.initiative }),
    },
  };
}
