import { fromCallback, setup } from 'xstate';

/** What a window hears of newer editions of the app, and what its players say to them. */
export type UpdatingEvent =
  /** One has been fetched and waits. */
  | { type: 'WAITING' }
  /** No new version waits any more, and none has taken over. */
  | { type: 'GONE' }
  /** One has taken over, because this window or another one said so. */
  | { type: 'TAKEN_OVER' }
  | { type: 'USE' }
  | { type: 'LATER' }
  /** A part of this window's edition is nowhere to be had any more. */
  | { type: 'LOST' };

/**
 * Newer editions of the app, as one window sees them. `free`: nothing is lost when the page is reloaded (no match lies open, nothing is only
 * in memory). Without it nothing is offered and the page stays, also when another window lets the newer edition take over.
 */
export const updating = setup({
  types: { events: {} as UpdatingEvent },
  actors: { worker: fromCallback<UpdatingEvent>(() => undefined) },
  actions: { takeOver: () => undefined, reload: () => undefined },
  guards: { free: () => false },
}).createMachine({
  id: 'updating',
  initial: 'newest',
  invoke: { src: 'worker' },
  states: {
    /** As far as is known. */
    newest: { on: { WAITING: 'waiting', TAKEN_OVER: 'outdated' } },
    waiting: {
      initial: 'offered',
      on: { WAITING: '.offered', GONE: 'newest', TAKEN_OVER: 'outdated' },
      states: {
        offered: { on: { USE: { guard: 'free', target: '#updating.taking' }, LATER: 'later' } },
        /** Not now: it takes over when all windows have been closed. */
        later: {},
      },
    },
    taking: {
      entry: 'takeOver',
      on: {
        USE: { guard: 'free', target: 'taking', reenter: true },
        TAKEN_OVER: [{ guard: 'free', target: 'over' }, { target: 'outdated' }],
      },
    },
    /** Another window has changed to the newer edition; this one goes on with what it has. */
    outdated: {
      initial: 'offered',
      on: { WAITING: '.offered', LOST: { guard: 'free', target: 'over' } },
      states: {
        offered: { on: { USE: { guard: 'free', target: '#updating.over' }, LATER: 'later' } },
        later: {},
      },
    },
    over: { entry: 'reload', on: { USE: { guard: 'free', target: 'over', reenter: true } } },
  },
});
