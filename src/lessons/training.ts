/** The trainers, for practice in short rounds beside the lessons. */
export const TRAINER_IDS = ['melee', 'arcane'] as const;
export type TrainerId = (typeof TRAINER_IDS)[number];

/** The steps of each trainer, the easiest first. */
export const TRAINER_STEPS = { melee: ['open', 'armour', 'secret'], arcane: ['call', 'claim'] } as const;
export type TrainerStep = (typeof TRAINER_STEPS)[TrainerId][number];

/** The number of rounds in a step. */
export const ROUNDS = 6;

/** Progress with a trainer: the step, rounds played and won in it, and the most rounds won in each step. */
export interface Training {
  step: number;
  round: number;
  won: number;
  best: number[];
}

export const UNTRAINED: Training = { step: 0, round: 0, won: 0, best: [] };

const within = (value: number, most: number): number => (Number.isInteger(value) ? Math.min(Math.max(0, value), most) : 0);

/** The stored progress of a trainer, as far as it still fits; otherwise the beginning. */
export function trainingOf(id: TrainerId, progress: Training | undefined): Training {
  if (!progress) return UNTRAINED;
  const round = within(progress.round, ROUNDS);
  const last = TRAINER_STEPS[id].length - 1;
  return { step: within(progress.step, last), round, won: within(progress.won, round), best: progress.best.slice(0, last + 1) };
}

/** True if all rounds of the step have been played. */
export const isOver = ({ round }: Training): boolean => round >= ROUNDS;

/** Progress after one more round; after the last round of a step its result is kept if it is the best so far. */
export function afterRound(training: Training, won: boolean): Training {
  if (isOver(training)) return training;
  const state = { ...training, round: training.round + 1, won: training.won + (won ? 1 : 0) };
  if (!isOver(state)) return state;
  const best = Array.from({ length: Math.max(state.best.length, state.step + 1) }, (_, index) => state.best[index] ?? 0);
  return { ...state, best: best.map((most, index) => (index === state.step ? Math.max(most, state.won) : most)) };
}

/** The beginning of a step, with the best results so far. */
export const atStep = ({ best }: Training, step: number): Training => ({ ...UNTRAINED, step, best });
