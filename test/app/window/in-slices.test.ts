import { afterEach, expect, test, vi } from 'vitest';
import { inSlices, whenIdle } from '../../../src/app/window/in-slices.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Work of so many steps, each of which takes so long (milliseconds), and what is reported of it. */
async function worked(steps: number, each: number) {
  let time = 0;
  const [reported, pauses]: [number[], number[]] = [[], []];
  function* work(): Generator<number, string> {
    for (let step = 1; step <= steps; step += 1) {
      time += each;
      yield step;
    }
    return 'done';
  }
  const result = await inSlices(work(), {
    now: () => time,
    report: (step) => reported.push(step),
    pause: () => {
      pauses.push(time);
      time += 100; // what the screen takes is no part of the next slice
      return Promise.resolve();
    },
  });
  return { result, reported, pauses: pauses.length };
}

test('work pauses after eight milliseconds of it, and reports the last step of each slice', async () => {
  expect(await worked(3, 1)).toEqual({ result: 'done', reported: [], pauses: 0 });
  expect(await worked(7, 1)).toEqual({ result: 'done', reported: [], pauses: 0 });
  expect(await worked(8, 1)).toEqual({ result: 'done', reported: [8], pauses: 1 });
  expect(await worked(20, 1)).toEqual({ result: 'done', reported: [8, 16], pauses: 2 });
  expect(await worked(3, 9)).toEqual({ result: 'done', reported: [1, 2, 3], pauses: 3 });
  expect(await worked(0, 9)).toEqual({ result: 'done', reported: [], pauses: 0 });
});

test('a pause lets what waits go first, and does not wait until the page is idle', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (call: () => void) => idle.push(call)); // a page that is never idle
  vi.useFakeTimers();
  let clock = 0;
  function* work(): Generator<number, string> {
    for (let step = 1; step <= 2; step += 1) {
      clock += 50;
      yield step;
    }
    return 'done';
  }
  const order: string[] = [];
  setTimeout(() => order.push('a touch'));
  void inSlices(work(), { now: () => clock, report: (step) => order.push(`step ${step}`) }).then((result) => order.push(result));
  await vi.advanceTimersByTimeAsync(0);
  expect(order.slice(0, 2)).toEqual(['step 1', 'a touch']);
  await vi.advanceTimersByTimeAsync(5);
  expect([order, idle]).toEqual([['step 1', 'a touch', 'step 2', 'done'], []]);
});

test('work that is given up rejects with its reason, and takes no further step', async () => {
  const stop = new AbortController();
  let steps = 0;
  function* work(): Generator<number, string> {
    for (;;) yield (steps += 1);
  }
  const pause = (): Promise<void> => {
    if (steps === 3) stop.abort(new Error('given up'));
    return Promise.resolve();
  };
  let clock = 0;
  await expect(inSlices(work(), { signal: stop.signal, pause, now: () => (clock += 10) })).rejects.toThrow('given up');
  expect(steps).toBe(3);
});

test('what waits for an idle page waits a second at most, and a moment where no browser tells', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('requestIdleCallback', (call: () => void, options: unknown) => {
    asked.push(options);
    call();
  });
  await whenIdle();
  expect(asked).toEqual([{ timeout: 1000 }]);
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.useFakeTimers();
  let isIdle = false;
  void whenIdle().then(() => (isIdle = true));
  await vi.advanceTimersByTimeAsync(19);
  expect(isIdle).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isIdle).toBe(true);
});
