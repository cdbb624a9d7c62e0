import { fromCallback, setup } from 'xstate';

/** The news about editions of the app that reach a window, and the answers of its players. */
export type UpdatingEvent =
  /** A newer edition has been fetched and waits. */
  | { type: 'WAITING' }
  /** No newer edition waits any more, and none has taken over. */
  | { type: 'GONE' }
  /** A newer edition has taken over, by order of this window or another. */
  | { type: 'TAKEN_OVER' }
  | { type: 'USE' }
  | { type: 'LATER' }
  /** A part of this window's edition can no longer be fetched. */
  | { type: 'LOST' };

/**
 * Newer editions of the app as one window sees them. `free` means that a reload loses nothing: no match is open and nothing is only in
 * memory. Otherwise no edition is offered and the page stays, even when another window lets the newer one take over.
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
    /** No newer edition is known. */
    newest: { on: { WAITING: 'waiting', TAKEN_OVER: 'outdated' } },
    waiting: {
      initial: 'offered',
      on: { WAITING: '.offered', GONE: 'newest', TAKEN_OVER: 'outdated' },
      states: {
        offered: { on: { USE: { guard: 'free', target: '#updating.taking' }, LATER: 'later' } },
        /** The newer edition takes over when all windows have been closed. */
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
    /** Another window has changed to the newer edition; this one goes on with the old one. */
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
