import { expect, it } from 'vitest';
import { longerClock, pausedClock, readClock, resumedClock, startedClock } from '../../src/tournament/round-clock.ts';

const MINUTE = 60_000;

it('calls ten minutes and Sunrise, and nothing else @rule campaign A.4', () => {
  const clock = startedClock(90, 1000);
  const callAt = (minutes: number) => readClock(clock, 10, 1000 + minutes * MINUTE);
  expect(callAt(0)).toEqual({ remaining: 90 * MINUTE, call: 'none' });
  expect(callAt(79.9).call).toBe('none');
  expect(callAt(80).call).toBe('last-minutes');
  expect(callAt(90)).toEqual({ remaining: 0, call: 'sunrise' });
  expect(callAt(500)).toEqual({ remaining: 0, call: 'sunrise' });
});

it('stands still while it is paused, and goes on from there', () => {
  const paused = pausedClock(startedClock(90, 0), 30 * MINUTE);
  expect(readClock(paused, 10, 999 * MINUTE).remaining).toBe(60 * MINUTE);
  expect(pausedClock(paused, 999 * MINUTE)).toEqual(paused);
  const resumed = resumedClock(paused, 999 * MINUTE);
  expect(readClock(resumed, 10, 1000 * MINUTE).remaining).toBe(59 * MINUTE);
  expect(resumedClock(resumed, 2000 * MINUTE)).toBe(resumed);
});

it('takes more minutes, and a device whose time lies before the start shows the whole round', () => {
  expect(readClock(longerClock(startedClock(90, 0), 15), 10, 90 * MINUTE).remaining).toBe(15 * MINUTE);
  expect(longerClock(startedClock(5, 0), -20).minutes).toBe(0);
  expect(readClock(startedClock(90, 1000 * MINUTE), 10, 0).remaining).toBe(90 * MINUTE);
});
