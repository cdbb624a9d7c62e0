import { assign, fromPromise, setup } from 'xstate';
import { provided } from './provided-part.ts';

/** The place to go to. The chart reads nothing in it. */
export interface Wish {
  readonly screen: string;
}
/** A match to begin. */
export type MatchOrder = object;
/** Everything that a place needs to be shown. */
export type FoundPlace = object;

/** The events of a window that goes from place to place. */
export type OpeningEvent =
  /** The newest wish wins. */
  | { type: 'GO'; to: Wish }
  /** Lays out a match and goes to it when it is saved. */
  | { type: 'LAY'; order: MatchOrder }
  | { type: 'SEEN' };

interface OpeningContext {
  wish: Wish;
  /** The match to lay out, until it is saved. */
  order: MatchOrder | null;
  /** The match on the screen. */
  place: FoundPlace | null;
  /** The match could not be saved; nothing has changed, and the players are told. */
  trouble: boolean;
  error: unknown;
}

/**
 * A window and the place it shows. `fetch` loads everything a place needs and releases it again if its signal has been aborted; `lay`
 * begins a match and returns its place. `leave` releases the shown place when another takes over.
 */
export const opening = setup({
  types: { context: {} as OpeningContext, events: {} as OpeningEvent },
  actors: {
    fetch: fromPromise<FoundPlace, Wish>(provided),
    lay: fromPromise<Wish, MatchOrder>(provided),
  },
  actions: {
    leave: (_, _params: { place: FoundPlace | null }) => undefined,
    /** Writes the place into the address, which then sends GO. */
    address: (_, _params: { to: Wish }) => undefined,
  },
  guards: {
    /** True if the wished place is already on the screen and usable. */
    stands: (_, _params: { place: FoundPlace | null; to: Wish }) => false,
  },
}).createMachine({
  id: 'opening',
  context: { wish: { screen: '' }, order: null, place: null, trouble: false, error: null },
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
            { type: 'leave', params: ({ context }) => ({ place: context.place }) },
            assign({ place: ({ event }) => event.output, order: null, trouble: false }),
          ],
        },
        onError: { target: 'stumbled', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    there: {
      on: {
        // another spelling of the same address keeps the match that is shown
        GO: { guard: { type: 'stands', params: ({ context, event }) => ({ place: context.place, to: event.to }) } },
        LAY: { target: 'laying', actions: assign({ order: ({ event }) => event.order, trouble: false }) },
      },
    },
    laying: {
      invoke: {
        src: 'lay',
        input: ({ context }) => context.order as MatchOrder, // only LAY leads here
        onDone: { target: 'laid', actions: { type: 'address', params: ({ event }) => ({ to: event.output }) } },
        onError: { target: 'there', actions: assign({ order: null, trouble: true }) },
      },
    },
    /** Waits for the GO of the address. */
    laid: {},
    stumbled: {},
  },
});
