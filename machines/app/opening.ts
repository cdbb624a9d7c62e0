import { assign, fromPromise, setup } from 'xstate';
import { provided } from './provided.ts';

/** Where to: the chart looks at nothing in it. */
export interface Wish {
  readonly screen: string;
}
/** A match that is to begin. */
export type MatchOrder = object;
/** What a place needs to be shown. */
export type FoundPlace = object;

/** How a window goes from place to place. */
export type OpeningEvent =
  /** The newest wish wins. */
  | { type: 'GO'; to: Wish }
  /** A match is laid out, and gone to when it lies there. */
  | { type: 'LAY'; order: MatchOrder }
  | { type: 'SEEN' };

interface OpeningContext {
  wish: Wish;
  /** The match that is being laid out, until it lies there. */
  order: MatchOrder | null;
  /** The match that is on the screen. */
  found: FoundPlace | null;
  /** The match could not be kept: nothing has changed, and the players are told. */
  trouble: boolean;
  error: unknown;
}

/**
 * One window and the place it shows. `fetch` brings everything a place needs; what it brings too late, it puts back itself when its signal
 * says so; `lay` begins a match and says where it lies. `leave` puts back what is on the glass when something else takes its place.
 */
export const opening = setup({
  types: { context: {} as OpeningContext, events: {} as OpeningEvent },
  actors: {
    fetch: fromPromise<FoundPlace, Wish>(provided),
    lay: fromPromise<Wish, MatchOrder>(provided),
  },
  actions: {
    leave: (_, _params: { found: FoundPlace | null }) => undefined,
    /** Writes the place into the address, which then says GO. */
    address: (_, _params: { to: Wish }) => undefined,
  },
  guards: {
    /** Whether what stands on the glass is what is wished for, and can be gone on with. */
    stands: (_, _params: { found: FoundPlace | null; to: Wish }) => false,
  },
}).createMachine({
  id: 'opening',
  context: { wish: { screen: '' }, order: null, found: null, trouble: false, error: null },
  initial: 'nowhere',
  on: {
    GO: { target: '.fetching', reenter: true, actions: assign({ wish: ({ event }) => event.to }) },
    SEEN: { actions: assign({ trouble: false }) },
  },
  states: {
    nowhere: {},
    fetching: {
      invoke: {
        src: 'fetch',
        input: ({ context }) => context.wish,
        onDone: {
          target: 'there',
          actions: [
            { type: 'leave', params: ({ context }) => ({ found: context.found }) },
            assign({ found: ({ event }) => event.output, order: null, trouble: false }),
          ],
        },
        onError: { target: 'stumbled', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    there: {
      on: {
        // the same match in another spelling of its address is the one that stands there, and holds it
        GO: { guard: { type: 'stands', params: ({ context, event }) => ({ found: context.found, to: event.to }) } },
        LAY: { target: 'laying', actions: assign({ order: ({ event }) => event.order, trouble: false }) },
      },
    },
    laying: {
      invoke: {
        src: 'lay',
        input: ({ context }) => context.order as MatchOrder, // LAY alone leads here
        onDone: { target: 'laid', actions: { type: 'address', params: ({ event }) => ({ to: event.output }) } },
        onError: { target: 'there', actions: assign({ order: null, trouble: true }) },
      },
    },
    /** Until the address has spoken. */
    laid: {},
    stumbled: {},
  },
});
