/// <reference types="chai" />
/// <reference types="chai-dom" />
import { emulateMedia } from '@web/test-runner-commands';
import { expect as untyped, oneEvent as nextEvent, waitUntil as patient } from '@open-wc/testing';

// @open-wc/testing's typings import a default export that @types/chai 5 lacks: without this, `expect` would silently be untyped.
export const expect = untyped as unknown as Chai.ExpectStatic;
export { fixture, html } from '@open-wc/testing';
/** Looks often, and has the patience of a busy machine. */
export const waitUntil: typeof patient = (predicate, message, options) =>
  patient(predicate, message, { interval: 10, timeout: 120_000, ...options });

/** Milliseconds that a test waits for an event once everything is done that leads to it. */
const PATIENCE = 10_000;
/** The clock of the page, also while a test holds its timers. */
const [later, never] = [setTimeout.bind(window), clearTimeout.bind(window)];

/** Resolves with the event; when it has not come in time, rejects with its name and the element that was to send it. */
export async function eventInTime<E extends Event>(event: Promise<E>, target: EventTarget, name: string, patience = PATIENCE): Promise<E> {
  const sender = target instanceof Element ? `<${target.localName}>` : target.constructor.name;
  let timer: ReturnType<typeof later> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = later(() => fail(new Error(`the event "${name}" of ${sender} has not come in ${patience / 1000} s`)), patience);
  });
  try {
    return await Promise.race([event, late]);
  } finally {
    never(timer);
  }
}

/** The next event of this name. It is awaited for a few seconds; the time begins at once. */
export const oneEvent: typeof nextEvent = <E extends Event>(target: EventTarget, name: string): Promise<E> => {
  const event = eventInTime(nextEvent<E>(target, name), target, name);
  event.catch(() => undefined); // a test that has failed before awaits it no more
  return event;
};

/** Does what leads to an event, and resolves with the event; the time to wait for it begins when that is done. */
export async function eventOf<E extends Event>(target: EventTarget, name: string, doing: () => unknown, patience = PATIENCE): Promise<E> {
  const event = nextEvent<E>(target, name);
  await doing();
  return eventInTime(event, target, name, patience);
}

/** Every element below, also in shadow roots. */
const below = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [element, ...(element.shadowRoot ? below(element.shadowRoot) : [])]);

/** Waits until no answer is on its way and nothing is about to be drawn, for two frames in a row. */
export async function settled(root: ParentNode = document): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let still = 0; still < 2;) {
    await frame();
    const busy = below(root).some(
      (element) => element.ariaBusy === 'true' || ('isUpdatePending' in element && element.isUpdatePending === true),
    );
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

/**
 * Timers of at least so many ms wait until they are released: what goes by itself stands until the test has looked at it, however busy the machine is.
 * `release` runs those that wait, `restore` gives the clock back.
 */
export function holdTimers(least: number): { release(): void; restore(): void } {
  const { setTimeout: start, clearTimeout: stop } = window;
  const waiting = new Map<number, () => void>();
  let last = -1;
  window.setTimeout = ((task: () => void, delay = 0, ...pair: []) => {
    if (delay < least) return start.call(window, task, delay, ...pair);
    last -= 1;
    waiting.set(last, task);
    return last;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    if (typeof id !== 'number' || !waiting.delete(id)) stop.call(window, id);
  };
  const release = () => {
    const due = [...waiting.values()];
    waiting.clear();
    for (const task of due) task();
  };
  return {
    release,
    restore() {
      Object.assign(window, { setTimeout: start, clearTimeout: stop });
      release();
    },
  };
}
