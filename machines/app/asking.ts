import { assign, fromPromise, setup } from 'xstate';
import { provided } from './provided.ts';

/** What asking for a newer edition has brought: this is the newest, one is being fetched or waits, or nobody could be asked. */
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
 * A window that asks whether there is a newer edition: when it comes to the front, once an hour while it stays there, and when somebody
 * wants to know. A page can lie open for weeks, and no browser asks by itself. `answer`: what came of it last; null before the first time.
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
    /** Without a network nothing is said, but to somebody who wants to know. */
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
