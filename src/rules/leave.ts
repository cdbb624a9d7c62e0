import type { Play } from './play.ts';
import { exit, type Then } from './step.ts';
import type { GameFrame } from './terms/frame.ts';

/** Leaves a step of the game frame by the exit of this name and clears the notes of the step. */
export function leave<E extends string>(play: Play, name: E): Then<E> {
  play.patchTop<GameFrame>({ stage: undefined, waiting: undefined, owed: undefined, picks: undefined, rolls: undefined });
  return exit(name);
}
