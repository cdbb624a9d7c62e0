import { nextFrame } from './next-frame.ts';

/** Ends the wait for each picture that is not yet on the glass. */
const pictures = new Set<() => void>();
let latest: Promise<void> | null = null;

/** The next picture belongs to a touch that has just come; what an earlier one has led to is drawn before a new one is heard. A script waits for no picture. */
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

/** Does what has come of a touch after the picture of the touch, or before the next touch is heard; at once where no finger waits for a picture. */
export const afterTouch = (work: () => void | Promise<unknown>): void | Promise<unknown> => (latest ? latest.then(work) : work());

/** When a part is drawn: one that stands already after the picture of a touch, a new one at once. */
export const drawnAfterTouch = (
  { hasUpdated }: { readonly hasUpdated: boolean },
  draw: () => void | Promise<unknown>,
): void | Promise<unknown> => (hasUpdated ? afterTouch(draw) : draw());
