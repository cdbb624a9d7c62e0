import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { MEETING, TROUBLE, meeting } from '../../../machines/app/meeting.ts';

describe('two devices that meet', () => {
  /** One that has looked, after so many milliseconds. */
  const after = (milliseconds: number) => {
    const actor = createActor(meeting).start();
    actor.send({ type: 'GATHERED' });
    actor.send({ type: 'READ' });
    vi.advanceTimersByTime(milliseconds);
    return actor;
  };
  const timed = (work: () => void) => () => {
    vi.useFakeTimers();
    try {
      work();
    } finally {
      vi.useRealTimers();
    }
  };

  it(
    'are in trouble after 20 seconds, and not before',
    timed(() => {
      expect(TROUBLE).toBe(20_000);
      const states = [TROUBLE - 1, TROUBLE].map((milliseconds) => after(milliseconds).getSnapshot().value);
      expect(states).toEqual(['joining', 'unanswered']);
    }),
  );

  it(
    'still meet then, until a minute is over',
    timed(() => {
      const late = after(MEETING - 1);
      late.send({ type: 'OPENED' });
      expect([late, after(MEETING)].map((actor) => actor.getSnapshot().value)).toEqual(['open', 'failed']);
    }),
  );

  it(
    'wait for ever for the first look',
    timed(() => {
      const actor = createActor(meeting).start();
      actor.send({ type: 'GATHERED' });
      vi.advanceTimersByTime(600_000);
      expect(actor.getSnapshot().value).toBe('showing');
    }),
  );
});
