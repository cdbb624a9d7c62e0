import { fromCallback, setup } from 'xstate';

export type WakingEvent =
  /** A match begins or ends on this screen. */
  | { type: 'WANTED' }
  | { type: 'UNWANTED' }
  /** The device has released the lock or refuses it. */
  | { type: 'LOST' }
  /** The page has come to the front. */
  | { type: 'FRONT' };

/** Keeps the screen awake during a match. The lock is requested again when the page returns; a refusal does no harm. */
export const waking = setup({
  types: { events: {} as WakingEvent },
  /** Holds the lock while it runs; sends LOST when the lock is gone. */
  actors: { hold: fromCallback<WakingEvent>(() => undefined) },
}).createMachine({
  id: 'waking',
  initial: 'asleep',
  states: {
    asleep: { on: { WANTED: 'awake' } },
    awake: {
      initial: 'holding',
      on: { UNWANTED: 'asleep' },
      states: {
        holding: { invoke: { src: 'hold' }, on: { LOST: 'lost' } },
        lost: { on: { FRONT: 'holding' } },
      },
    },
  },
});
