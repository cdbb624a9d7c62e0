import { vi } from 'vitest';

/** The time at which the clock of the screens begins, in milliseconds since 1970. */
export const BEGINNING = Date.UTC(2026, 10, 29, 18);

interface Timer {
  id: number;
  due: number;
  every: number | null;
  call: () => void;
}
let clockTime = BEGINNING;
let count = 0;
let timers: Timer[] = [];

function begin(call: (...args: unknown[]) => void, delay: number | undefined, every: boolean, args: unknown[]): number {
  const wait = Math.max(1, delay ?? 0);
  count += 1;
  timers.push({ id: count, due: clockTime + wait, every: every ? wait : null, call: () => call(...args) });
  return count;
}
const end = (id: unknown): void => void (timers = timers.filter((timer) => timer.id !== id));

const { setImmediate: later, Date: RealDate } = globalThis;
/** Resolves when all pending microtasks and callbacks have run. */
export const turn = (): Promise<void> => new Promise((done) => void later(done));

/** Stops the clock: time passes only in `goBy`. */
export function stopClock(): void {
  class StoppedDate extends RealDate {
    constructor(given: number = clockTime) {
      super(given);
    }
    static override now(): number {
      return clockTime;
    }
  }
  vi.stubGlobal('Date', StoppedDate);
  vi.stubGlobal('performance', { now: () => clockTime - BEGINNING, mark: () => undefined, measure: () => undefined });
  const start =
    (every: boolean) =>
    (call: () => void, delay?: number, ...args: unknown[]): number =>
      begin(call, delay, every, args);
  vi.stubGlobal('setTimeout', start(false));
  vi.stubGlobal('setInterval', start(true));
  vi.stubGlobal('clearTimeout', end);
  vi.stubGlobal('clearInterval', end);
}

/** Lets milliseconds pass and runs the timers that are due, in order; at most `most` of them. */
export async function goBy(time: number, most = 60): Promise<void> {
  const until = clockTime + time;
  await turn();
  for (let times = 0; times < most; times += 1) {
    const next = timers.filter(({ due }) => due <= until).sort((timer, other) => timer.due - other.due || timer.id - other.id)[0];
    if (!next) break;
    clockTime = Math.max(clockTime, next.due);
    if (next.every === null) end(next.id);
    else next.due += next.every;
    next.call();
    await turn();
  }
  clockTime = until;
}
/** Ends all timers and sets the clock back. */
export function beginAgain(): void {
  timers = [];
  clockTime = BEGINNING;
}
