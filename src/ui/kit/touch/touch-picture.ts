import { nextFrame } from './next-frame.ts';

/** Functions that end the wait for the frame of each recent touch. */
const pictures = new Set<() => void>();
let latest: Promise<void> | null = null;

/**
 * Begins the wait for the frame of a new touch. A new touch first ends the earlier waits, so that their work is done before it is handled. Events
 * from scripts are ignored.
 */
function touched({ isTrusted, type }: Event): void {
  if (!isTrusted) return;
  if (type === 'pointerdown' || type === 'keydown') for (const end of [...pictures]) end();
  const { promise, resolve } = resolvable();
  const end = (): void => {
    pictures.delete(end);
    if (latest === promise) latest = null;
    resolve();
  };
  pictures.add(end);
  latest = promise;
  void nextFrame().then(end);
}

function resolvable(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

for (const type of ['pointerdown', 'pointerup', 'click', 'keydown']) addEventListener(type, touched, { capture: true, passive: true });

/**
 * Does the work that follows a touch after the touch's frame is painted, or before the next touch is handled; at once when no touch waits for a
 * frame.
 */
export const afterTouch = (work: () => void | Promise<unknown>): void | Promise<unknown> => (latest ? latest.then(work) : work());

/** Decides when a part renders: a part that is on the screen after the frame of a touch, a new part at once. */
export const drawnAfterTouch = (
  { hasUpdated }: { readonly hasUpdated: boolean },
  draw: () => void | Promise<unknown>,
): void | Promise<unknown> => (hasUpdated ? afterTouch(draw) : draw());
