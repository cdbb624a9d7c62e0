import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { waking, type WakingEvent } from '../../../machines/app/waking.ts';

describe('staying awake', () => {
  it('is held while it is wanted and the device lets it be, at most once, and asked for again when the page comes back', () => {
    assert(
      property(array(constantFrom<WakingEvent['type']>('WANTED', 'UNWANTED', 'LOST', 'FRONT'), { maxLength: 14 }), (events) => {
        let held = 0;
        const hold = fromCallback<WakingEvent>(() => ((held += 1), () => (held -= 1)));
        const actor = createActor(waking.provide({ actors: { hold } })).start();
        let [wanted, lost] = [false, false];
        for (const type of events) {
          actor.send({ type });
          if (type === 'WANTED' && !wanted) [wanted, lost] = [true, false];
          if (type === 'UNWANTED') wanted = false;
          if (type === 'LOST') lost = true;
          if (type === 'FRONT') lost = false;
          expect(held).toBe(wanted && !lost ? 1 : 0);
        }
        actor.stop();
        expect(held).toBe(0);
      }),
    );
  });
});
