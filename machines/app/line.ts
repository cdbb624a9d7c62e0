import { setup } from 'xstate';

export type LineEvent =
  /** Something was heard over it. */
  | { type: 'HEARD' }
  /** It carries no more. */
  | { type: 'GONE' };

/** Milliseconds of silence after which a line is shaky, and after which the glass at its other end is away. */
export const SILENCE = 6000;
export const PATIENCE = 15_000;

/** The line to another glass: a short silence is nothing, a long one gives the questions of its seats back; it may come again at any time. */
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
