import { setup } from 'xstate';

export type LineEvent =
  /** A message has arrived. */
  | { type: 'HEARD' }
  /** The line has broken. */
  | { type: 'GONE' };

/** Milliseconds of silence until a line is shaky, and then until the glass at its other end counts as away. */
export const SILENCE = 6000;
export const PATIENCE = 15_000;

/**
 * The line to another glass. A short silence changes nothing; after a long one the questions of its seats come back to the host. The glass
 * may return at any time.
 */
export const line = setup({
  types: { events: {} as LineEvent },
  delays: { SILENCE, PATIENCE },
}).createMachine({
  id: 'line',
  initial: 'here',
  states: {
    here: { after: { SILENCE: 'shaky' }, on: { HEARD: { target: 'here', reenter: true }, GONE: 'shaky' } },
    shaky: { after: { PATIENCE: 'away' }, on: { HEARD: 'here' } },
    away: { on: { HEARD: 'here' } },
  },
});
