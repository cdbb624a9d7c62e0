import { setup } from 'xstate';

export type MeetingEvent =
  /** This device knows its own addresses. */
  | { type: 'GATHERED' }
  /** The code of the other device has been read. */
  | { type: 'READ' }
  /** The connection is open. */
  | { type: 'OPENED' }
  /** The devices cannot reach each other. */
  | { type: 'FAILED' };

/** Milliseconds until a meeting counts as troubled, and until it fails. The device that reads its code first waits for the other. */
export const TROUBLE = 20_000;
export const MEETING = 60_000;

/** The meeting of two devices: each shows a code and reads the other's, in either order. */
export const meeting = setup({
  types: { events: {} as MeetingEvent },
  delays: { TROUBLE, REMAINING: MEETING - TROUBLE },
}).createMachine({
  id: 'meeting',
  initial: 'gathering',
  states: {
    gathering: { on: { GATHERED: 'showing', FAILED: 'failed' } },
    showing: { on: { READ: 'joining', FAILED: 'failed' } },
    joining: { after: { TROUBLE: 'unanswered' }, on: { OPENED: 'open', FAILED: 'failed' } },
    // the player sees what may be wrong; the other device may still read its code
    unanswered: { after: { REMAINING: 'failed' }, on: { OPENED: 'open', FAILED: 'failed' } },
    open: { type: 'final' },
    failed: { type: 'final' },
  },
});
