import { setup } from 'xstate';

export type MeetingEvent =
  /** The device knows how it can be reached. */
  | { type: 'GATHERED' }
  /** The code of the other device was read. */
  | { type: 'READ' }
  /** The other device is there. */
  | { type: 'OPENED' }
  /** It cannot come to that. */
  | { type: 'FAILED' };

/** Milliseconds in which two devices have to meet: the one that has looked first waits for the other one. */
export const MEETING = 60_000;

/** Two devices that meet: each shows a code and reads that of the other, in either order. */
export const meeting = setup({
  types: { events: {} as MeetingEvent },
  delays: { MEETING },
}).createMachine({
  id: 'meeting',
  initial: 'gathering',
  states: {
    gathering: { on: { GATHERED: 'showing', FAILED: 'failed' } },
    showing: { on: { READ: 'joining', FAILED: 'failed' } },
    joining: { after: { MEETING: 'failed' }, on: { OPENED: 'open', FAILED: 'failed' } },
    open: { type: 'final' },
    failed: { type: 'final' },
  },
});
