/// <reference types="chai" />
/// <reference types="chai-dom" />
import { emulateMedia } from '@web/test-runner-commands';
import { expect as untyped, waitUntil as patient } from '@open-wc/testing';

// @open-wc/testing's typings import a default export that @types/chai 5 lacks: without this, `expect` would silently be untyped.
export const expect = untyped as unknown as Chai.ExpectStatic;
export { fixture, html, oneEvent } from '@open-wc/testing';
/** Looks often, and has the patience of a busy machine. */
export const waitUntil: typeof patient = (predicate, message, options) =>
  patient(predicate, message, { interval: 10, timeout: 30_000, ...options });

/** Every element below, also in shadow roots. */
const below = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? below(one.shadowRoot) : [])]);

/** Waits until no answer is on its way and nothing is about to be drawn, for two frames in a row. */
export async function settled(root: ParentNode = document): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let still = 0; still < 2;) {
    await frame();
    const busy = below(root).some((one) => one.ariaBusy === 'true' || ('isUpdatePending' in one && one.isUpdatePending === true));
    still = busy ? 0 : still + 1;
  }
}

/** A test that looks at motion: the browser of all others asks for little of it, so that none looks at something on its way. */
export const inMotion = (test: () => Promise<void>) => async (): Promise<void> => {
  await emulateMedia({ reducedMotion: 'no-preference' });
  try {
    await test();
  } finally {
    await emulateMedia({ reducedMotion: 'reduce' });
  }
};
