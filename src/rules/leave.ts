import type { Play } from './play.ts';
import { exit, type Then } from './step.ts';
import type { GameFrame } from './terms/frame.ts';

/** The way out of a step of the game itself; its notes stay behind. */
export function leave<E extends string>(play: Play, name: E): Then<E> {
  play.patchTop<GameFrame>({ stage: undefined, waiting: undefined, owed: undefined, picks: undefined, rolls: undefined });
  return exit(name);
}
