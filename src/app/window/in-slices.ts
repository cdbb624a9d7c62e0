/** Milliseconds of work after which the screen may draw: half a frame. */
const SLICE = 8;

interface Slicing<Told> {
  /** Called with the last step of each slice. */
  report?: (step: Told) => void;
  signal?: AbortSignal;
  /** Yields the thread; by default to whatever waits for it. */
  pause?: () => Promise<void>;
  now?: () => number;
}

const whatWaits = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Resolves when the page is idle, or after a while. */
export const whenIdle = (): Promise<void> =>
  new Promise((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: 1000 });
    else setTimeout(done, 20);
  });

/** Runs work that consists of small steps, a slice at a time. Rejects with the signal's reason once it is cancelled. */
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
