import type { ModelId, Seat } from '../rules/terms/ids.ts';
import { SOLVER, type GoalPart, type Puzzle } from './puzzle.ts';

/** The parts of a match or of a view that a goal needs. */
export interface PuzzleState {
  table: {
    models: Record<ModelId, { seat: Seat; status: string; activated: boolean }>;
    stones: readonly { holder: ModelId | null }[];
  };
  order: { turn: number; active: ModelId | null; result: unknown };
  stack: readonly unknown[];
}

function holds({ table: { models, stones } }: PuzzleState, part: GoalPart): boolean {
  if (part.what === 'slain') return models[part.model]?.status === 'slain';
  if (part.what === 'stands') return models[part.model]?.status === 'board';
  return stones.filter(({ holder }) => holder !== null && models[holder]?.seat === SOLVER).length >= part.count;
}

/** True if the goal of a puzzle is reached and nothing is still under way. */
export const isReached = ({ goal }: Pick<Puzzle, 'goal'>, state: PuzzleState): boolean =>
  state.stack.length === 1 && goal.every((part) => holds(state, part));

const acted = ({ table }: PuzzleState): number =>
  Object.values(table.models).filter(({ seat, activated }) => seat === SOLVER && activated).length;

/** True if the time of the solver is over. `start`: the position of the puzzle. */
export function isTimeUp({ within }: Pick<Puzzle, 'within'>, start: PuzzleState, state: PuzzleState): boolean {
  const { order, table } = state;
  if (order.result !== null || order.turn > start.order.turn) return true;
  if (within === 'turn' || acted(state) <= acted(start)) return false;
  return order.active === null || table.models[order.active]?.seat !== SOLVER;
}
