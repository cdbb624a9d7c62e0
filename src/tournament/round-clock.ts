import type { RoundClock } from './terms/tournament.ts';

const MINUTE = 60_000;

/** The present call of the organiser: none, ten minutes, Sunrise. @rule campaign A.4 */
export type RoundCall = 'none' | 'last-minutes' | 'sunrise';

/** The reading of a round clock. `time`: now, in milliseconds since 1970; a time before the start counts as the start. */
export function readClock(
  { minutes, elapsed, since }: RoundClock,
  callMinutes: number,
  time: number,
): { remaining: number; call: RoundCall } {
  const ran = elapsed + (since === null ? 0 : Math.max(0, time - since));
  const remaining = Math.max(0, minutes * MINUTE - ran);
  if (remaining === 0) return { remaining, call: 'sunrise' };
  return { remaining, call: remaining <= callMinutes * MINUTE ? 'last-minutes' : 'none' };
}

export const startedClock = (minutes: number, time: number): RoundClock => ({ minutes, elapsed: 0, since: time });

export function pausedClock(clock: RoundClock, time: number): RoundClock {
  const ran = clock.since === null ? 0 : Math.max(0, time - clock.since);
  return { ...clock, elapsed: clock.elapsed + ran, since: null };
}

export const resumedClock = (clock: RoundClock, time: number): RoundClock => (clock.since === null ? { ...clock, since: time } : clock);

/** A clock with more or fewer minutes; never less than none. */
export const longerClock = (clock: RoundClock, minutes: number): RoundClock => ({
  ...clock,
  minutes: Math.max(0, clock.minutes + minutes),
});
