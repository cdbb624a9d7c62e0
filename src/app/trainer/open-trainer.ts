import { atStep, isOver, afterRound, ROUNDS, TRAINER_IDS, TRAINER_STEPS, trainingOf } from '../../lessons/training.ts';
import type { TrainerId, Training } from '../../lessons/training.ts';
import type { Trainer, TrainerRound } from '../../ui/contexts/learning/trainer-port.ts';
import { newSeed } from '../computer/new-seed.ts';
import { dealRound } from './deal.ts';

/** Stores the player's progress, and deals rounds. */
class OpenTrainer implements Trainer {
  readonly rounds = ROUNDS;
  #training: Training;

  constructor(
    readonly id: TrainerId,
    progress: Training | undefined,
    private readonly keep: (training: Training) => void,
    private readonly seed: () => string,
  ) {
    this.#training = trainingOf(id, progress);
  }

  get steps() {
    return TRAINER_STEPS[this.id];
  }
  get step() {
    return this.#training.step;
  }
  get round() {
    return this.#training.round;
  }
  get won() {
    return this.#training.won;
  }
  get best() {
    return this.#training.best;
  }
  get isOver() {
    return isOver(this.#training);
  }

  deal(): TrainerRound {
    const { steps, step, round } = this;
    return dealRound(steps[step] ?? steps[0], round, this.seed());
  }
  played(won: boolean): void {
    this.#go(afterRound(this.#training, won));
  }
  to(step: number): void {
    this.#go(atStep(this.#training, step));
  }

  #go(training: Training) {
    this.#training = training;
    this.keep(training);
  }
}

/** Opens a trainer at the stored progress. Throws for an unknown trainer. */
export function openTrainer(
  id: string,
  progress: Readonly<Record<string, Training>>,
  keep: (id: string, training: Training) => void,
  seed = newSeed,
): Trainer {
  const known = TRAINER_IDS.find((candidate) => candidate === id);
  if (!known) throw new Error(`no trainer is called ${id}`);
  return new OpenTrainer(known, progress[known], (training) => keep(known, training), seed);
}
