import type { RoundClock } from './terms/tournament.ts';

const MINUTE = 60_000;

/** What the organiser calls: nothing yet, ten minutes, Sunrise. @rule campaign A.4 */
export type RoundCall = 'none' | 'last-minutes' | 'sunrise';

/** What a round clock shows. `time`: now, in milliseconds of the epoch; a time before the start counts as the start. */
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

/** Minutes more, or fewer; never less than none. */
export const longerClock = (clock: RoundClock, minutes: number): RoundClock => ({
  ...clock,
  minutes: Math.max(0, clock.minutes + minutes),
});
