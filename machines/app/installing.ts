import { assign, fromPromise, setup } from 'xstate';
import { provided } from './provided.ts';

/** Why the app cannot stay on the device: nothing there to keep it with, not allowed to, or it could not be fetched. */
export type Refused = 'unsupported' | 'forbidden' | 'missing';

/** What the browser said, as the word for it: the names are those of `DOMException`. */
export function refusedBy(error: unknown): Refused {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotSupportedError') return 'unsupported';
  return name === 'SecurityError' || name === 'NotAllowedError' || name === 'InvalidStateError' ? 'forbidden' : 'missing';
}

/** `AGAIN`: what refused it once may have come to an end, as a missing network does. */
export type InstallingEvent = { type: 'SEEN' } | { type: 'AGAIN' };

/** The app as it comes to stay on this device. Whatever happens, it can be played with. `seen`: the players have been told. */
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
    /** It opens without a connection. */
    kept: { type: 'final' },
    /** It needs a connection each time. */
    refused: { on: { AGAIN: 'asking' } },
  },
});
