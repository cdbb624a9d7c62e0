import { assign, fromPromise, setup } from 'xstate';
import { provided } from './provided-part.ts';

/** The result of asking for a newer edition: this is the newest, a newer one is being fetched or waits, or the server was unreachable. */
export type Answer = 'newest' | 'newer' | 'unreachable';

export type AskingEvent =
  /** The page has come to the front. */
  | { type: 'FRONT' }
  /** The screen asks for the answer. */
  | { type: 'ASK' };

/** Milliseconds. */
export const PAUSE = 60_000;
export const HOUR = 3_600_000;

/**
 * A window that checks for a newer edition: when it comes to the front, once an hour while it stays there, and when the player asks. A page can
 * stay open for weeks, and a browser does not check by itself. `answer` is the last result; null before the first.
 */
export const asking = setup({
  types: { context: {} as { answer: Answer | null; wanted: boolean }, events: {} as AskingEvent },
  actors: { ask: fromPromise<Answer>(provided) },
  delays: { PAUSE, HOUR },
}).createMachine({
  id: 'asking',
  context: { answer: null, wanted: false },
  initial: 'ready',
  states: {
    ready: {
      after: { HOUR: 'asked' },
      on: { FRONT: 'asked', ASK: { target: 'asked', actions: assign({ wanted: true }) } },
    },
    /** Without a network nothing is shown, unless the player has asked. */
    asked: {
      invoke: {
        src: 'ask',
        onDone: { target: 'pausing', actions: assign({ answer: ({ event }) => event.output }) },
        onError: { target: 'pausing', actions: assign({ answer: 'unreachable' as const }) },
      },
      on: { ASK: { actions: assign({ wanted: true }) } },
    },
    /** A person who switches between two windows does not ask each time. */
    pausing: {
      after: { PAUSE: 'ready' },
      on: { ASK: { target: 'asked', actions: assign({ wanted: true }) } },
    },
  },
});
