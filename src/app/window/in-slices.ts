/** Milliseconds of work after which the screen may draw: half a frame. */
const SLICE = 8;

interface Slicing<Told> {
  /** Hears of the step at which each slice ended. */
  report?: (step: Told) => void;
  signal?: AbortSignal;
  /** Lets others have the thread; when left out, whatever waits for it comes first. */
  pause?: () => Promise<void>;
  now?: () => number;
}

const whatWaits = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Until the page has nothing else to do, or a while is over. */
export const whenIdle = (): Promise<void> =>
  new Promise((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: 1000 });
    else setTimeout(done, 20);
  });

/** Does work that is made of small steps, a slice at a time. Rejects with the signal's reason once it is cancelled. */
export async function inSlices<Told, Result>(
  work: Generator<Told, Result>,
  { report, signal, pause = whatWaits, now = () => performance.now() }: Slicing<Told> = {},
): Promise<Result> {
  let began = now();
  for (;;) {
    signal?.throwIfAborted();
    const { done, value } = work.next();
    if (done) return value;
    if (now() - began < SLICE) continue;
    report?.(value);
    await pause();
    began = now();
  }
}
