import { drawnAfterTouch } from './touch-picture.ts';

/** Resolves in a task of its own: a finger and the next picture come first. */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Part of a screen that is too much to be drawn at once. */
interface GradualPart {
  /** It is first drawn in a task of its own. */
  readonly gradual: boolean;
  readonly hasUpdated: boolean;
}

/** When a part is drawn: after the picture of a touch, or, if it is gradual and not there yet, in a task of its own (`turn`: which). */
export const inOwnTask = (
  part: GradualPart,
  draw: () => void | Promise<unknown>,
  turn: () => Promise<void> = nextTask,
): void | Promise<unknown> => (part.gradual && !part.hasUpdated ? turn().then(draw) : drawnAfterTouch(part, draw));
