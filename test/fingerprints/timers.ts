import { tell } from './stand-in.ts';

interface Timer {
  id: number;
  due: number;
  call: () => void;
}
/** So many timers run after a call: what begins anew each time would never end. */
const MOST = 6;
let timers: Timer[] = [];
let count = 0;
let time = 0;

const later =
  (name: string) =>
  (call: (...given: unknown[]) => void, delay = 0, ...given: unknown[]): number => {
    count += 1;
    tell(`${name} ${JSON.stringify(delay)}`);
    timers.push({ id: count, due: time + (Number(delay) || 0), call: () => call(...given) });
    return count;
  };
const end = (id: unknown): void => {
  const timer = timers.find((candidate) => candidate.id === id);
  if (!timer) return;
  tell(`ended ${timer.due - time}`);
  timers = timers.filter((candidate) => candidate !== timer);
};

/** A channel whose message is heard in the next turn. */
class Channel {
  readonly port1 = { onmessage: (): void => undefined, close: (): void => tell('channel closed') };
  readonly port2 = { postMessage: (): void => void Promise.resolve().then(() => this.port1.onmessage()) };
}

/** Timers run in `runTimers` alone, and what they are told is written down; until what is given back is called. */
export function stopTimers(): () => void {
  const idle = later('idle');
  const stopped = {
    setTimeout: later('timeout'),
    setInterval: later('interval'),
    requestAnimationFrame: later('frame'),
    requestIdleCallback: (call: () => void, options?: { timeout?: number }) => idle(call, options?.timeout),
    clearTimeout: end,
    clearInterval: end,
    cancelAnimationFrame: end,
    cancelIdleCallback: end,
    MessageChannel: Channel,
  };
  const before = Object.getOwnPropertyDescriptors(globalThis);
  for (const [name, value] of Object.entries(stopped))
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  return () => {
    for (const name of Object.keys(stopped) as (keyof typeof stopped)[]) {
      const descriptor = before[name];
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else delete (globalThis as Record<string, unknown>)[name];
    }
  };
}

function forgetTimers(): void {
  timers = [];
  time = 0;
}

/** Waits for what goes on by itself, then runs what is due first, and whatever that leads to, some times over; afterwards no timer is left. */
export async function runTimers(ended: () => Promise<void>): Promise<void> {
  await ended();
  for (let run = 0; run < MOST; run += 1) {
    const [next] = timers.toSorted((timer, other) => timer.due - other.due || timer.id - other.id);
    if (!next) break;
    timers = timers.filter((timer) => timer !== next);
    time = next.due;
    tell(`after ${next.due}`);
    try {
      next.call();
    } catch (error) {
      tell(error instanceof Error ? error.name : 'thrown');
    }
    await ended();
  }
  forgetTimers();
}
