import type { Choices } from './terms/choices.ts';
import type { DecisionKind, DecisionOf } from './terms/decision.ts';
import type { Frame, FrameAt, Leaf } from './terms/frame.ts';
import type { Opening } from './terms/opening.ts';
import type { Reason } from './terms/reason.ts';
import type { Look } from './look.ts';
import type { Play } from './play.ts';

/** The result of a step: `wait` for a seat, `push` a frame, `exit`, or run `again` after the pending frames. */
// prettier-ignore
export type Then<E extends string = string> =
  { then: 'wait' } | { then: 'again' } | { then: 'push'; frame: Frame } | { then: 'exit'; exit: E };

export const wait: Then<never> = { then: 'wait' };
export const again: Then<never> = { then: 'again' };
export const push = (frame: Frame): Then<never> => ({ then: 'push', frame });
export const exit = <E extends string>(name: E): Then<E> => ({ then: 'exit', exit: name });

/** The work of the rules at one leaf of the chart. */
export interface Step<L extends Leaf, E extends string, K extends DecisionKind> {
  /** The names of its exits; the chart says to which leaf each leads. */
  exits: readonly E[];
  /** The kinds of decision that the step takes. */
  takes: readonly K[];
  /** The kinds of opening that the step may make, in their order; several may be open at the same time. */
  asks: readonly Opening['kind'][];
  /** The kinds of frame that the step may push: procedures, and windows that have a frame. */
  lays: readonly Frame['kind'][];
  /** Runs on arrival, after an answer that settles nothing, and when the frame above has ended; so it must be safe to run repeatedly. */
  run(play: Play, frame: FrameAt<L>, ended?: Frame): Then<NoInfer<E>>;
  /** Takes a decision that has been judged; its opening is already closed. Returns nothing to have `run` called again. */
  take?(play: Play, frame: FrameAt<L>, decision: DecisionOf<NoInfer<K>>, opening: Opening): Then<NoInfer<E>> | void;
  /** The reason why this decision is not legal; null if it is. */
  refuse?(look: Look, frame: FrameAt<L>, decision: DecisionOf<NoInfer<K>>, opening: Opening): Reason | null;
  /** Every legal answer to this opening. */
  choices?(look: Look, frame: FrameAt<L>, opening: Opening): Choices;
}

/** Declares a step, with its types checked against its leaf. */
export const step =
  <L extends Leaf>() =>
  <const E extends string, const K extends DecisionKind = never>(rule: Step<L, E, K>): Step<L, E, K> =>
    rule;
