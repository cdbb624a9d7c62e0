import { afterAll, beforeAll, vi } from 'vitest';
import { standIn } from './stand-in.ts';

/** The globals that a page has beyond Node. */
const PAGE = [
  'document',
  'window',
  'location',
  'navigator',
  'addEventListener',
  'removeEventListener',
  'matchMedia',
  'localStorage',
  'history',
  'screen',
];

const FAILURES = ['unhandledRejection', 'uncaughtException'] as const;

/** Runs the tests of a file on a page of stand-ins, with `others` as further stand-ins; the clock stands still, and random numbers are fixed. */
export function onAPage(others: readonly string[] = []): void {
  const before = new Map(FAILURES.map((failure) => [failure, process.listeners(failure as 'uncaughtException')]));
  beforeAll(() => {
    // late errors of code that began with stand-ins do not matter
    for (const failure of FAILURES) process.removeAllListeners(failure).on(failure, () => undefined);
    vi.stubEnv('TZ', 'UTC');
    vi.useFakeTimers({ now: 0 });
    for (const name of [...PAGE, ...others]) vi.stubGlobal(name, standIn(name));
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(5), randomUUID: () => 'id' });
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
  });
  afterAll(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const [failure, listeners] of before) {
      process.removeAllListeners(failure);
      for (const listener of listeners) process.on(failure, listener);
    }
  });
}
