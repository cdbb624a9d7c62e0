import { setup } from 'xstate';

export type MeetingEvent =
  /** The device knows how it can be reached. */
  | { type: 'GATHERED' }
  /** The code of the other device was read. */
  | { type: 'READ' }
  /** The other device is there. */
  | { type: 'OPENED' }
  /** The devices cannot reach each other. */
  | { type: 'FAILED' };

/** Milliseconds after which a meeting is called troubled, and after which it is given up: the device that has read its code first waits for the other. */
export const TROUBLE = 20_000;
export const MEETING = 60_000;

/** Two devices that meet: each shows a code and reads that of the other, in either order. */
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
    // the player is told what may be wrong; the other device may still look
    unanswered: { after: { REMAINING: 'failed' }, on: { OPENED: 'open', FAILED: 'failed' } },
    open: { type: 'final' },
    failed: { type: 'final' },
  },
});
