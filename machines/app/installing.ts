import { assign, fromPromise, setup } from 'xstate';
import { provided } from './provided-part.ts';

/** The reason why the app cannot stay on the device: the browser has no storage for it, forbids it, or a part could not be fetched. */
export type Refused = 'unsupported' | 'forbidden' | 'missing';

/** The reason for an error of the browser, by the names of `DOMException`. */
export function refusedBy(error: unknown): Refused {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotSupportedError') return 'unsupported';
  return name === 'SecurityError' || name === 'NotAllowedError' || name === 'InvalidStateError' ? 'forbidden' : 'missing';
}

/** `AGAIN` tries once more, because the reason may be gone, like a missing network. */
export type InstallingEvent = { type: 'SEEN' } | { type: 'AGAIN' };

/** The installation of the app on this device. Every state can be played with. `seen` means that the players have been told. */
export const installing = setup({
  types: { context: {} as { why: Refused | null; seen: boolean }, events: {} as InstallingEvent },
  actors: { register: fromPromise<void>(provided) },
}).createMachine({
  id: 'installing',
  context: { why: null, seen: false },
  initial: 'asking',
  on: { SEEN: { actions: assign({ seen: true }) } },
  states: {
    asking: {
      invoke: {
        src: 'register',
        onDone: { target: 'kept', actions: assign({ why: null }) },
        onError: { target: 'refused', actions: assign({ why: ({ event }) => refusedBy(event.error) }) },
      },
    },
    /** The app opens without a connection. */
    kept: { type: 'final' },
    /** The app needs a connection each time. */
    refused: { on: { AGAIN: 'asking' } },
  },
});
