import { fromCallback, setup } from 'xstate';

export type WakingEvent =
  /** A match is being played, or no longer. */
  | { type: 'WANTED' }
  | { type: 'UNWANTED' }
  /** The device has taken it back, or refuses it. */
  | { type: 'LOST' }
  /** The page has come to the front. */
  | { type: 'FRONT' };

/** A screen that stays awake while somebody plays: asked for again when the page comes back, and refused without harm. */
export const waking = setup({
  types: { events: {} as WakingEvent },
  /** Holds the screen awake for as long as it runs; tells when it does so no more. */
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
