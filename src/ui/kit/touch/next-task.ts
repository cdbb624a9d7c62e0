import { drawnAfterTouch } from './touch-picture.ts';

/** Resolves in a new task, so that touches and the next frame go first. */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Resolves in a new task before the next frame, where the browser lets a page say so. */
export const taskBeforeFrame = (): Promise<void> =>
  new Promise((done) => {
    if ('scheduler' in globalThis) void scheduler.postTask(() => done(), { priority: 'user-blocking' });
    else setTimeout(done);
  });

/** A part of a screen that is too large to be rendered with the rest. */
interface GradualPart {
  /** True if the part's first render has a task of its own. */
  readonly gradual: boolean;
  readonly hasUpdated: boolean;
}

/**
 * Decides when a part renders: the first render of a gradual part in a task of its own (`turn` resolves in that task), any other after the frame of a
 * touch.
 */
export const inOwnTask = (
  part: GradualPart,
  draw: () => void | Promise<unknown>,
  turn: () => Promise<void> = nextTask,
): void | Promise<unknown> => (part.gradual && !part.hasUpdated ? turn().then(draw) : drawnAfterTouch(part, draw));
