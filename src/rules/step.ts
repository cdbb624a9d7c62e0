import type { Choices } from './terms/choices.ts';
import type { DecisionKind, DecisionOf } from './terms/decision.ts';
import type { Frame, FrameAt, Leaf } from './terms/frame.ts';
import type { Opening } from './terms/opening.ts';
import type { Reason } from './terms/reason.ts';
import type { Look } from './look.ts';
import type { Play } from './play.ts';

/** The result of a step: it waits for a seat, pushes a frame, takes a way out, or looks again (pending frames first). */
// prettier-ignore
export type Then<E extends string = string> =
  { then: 'wait' } | { then: 'again' } | { then: 'push'; frame: Frame } | { then: 'exit'; exit: E };

export const wait: Then<never> = { then: 'wait' };
export const again: Then<never> = { then: 'again' };
export const push = (frame: Frame): Then<never> => ({ then: 'push', frame });
export const exit = <E extends string>(name: E): Then<E> => ({ then: 'exit', exit: name });

/** One leaf of the chart: a fixed step of the book. */
export interface Step<L extends Leaf, E extends string, K extends DecisionKind> {
  /** The ways out; the chart says where they lead. */
  exits: readonly E[];
  /** The kinds of decision it takes. */
  takes: readonly K[];
  /** The questions and windows it opens, in their order; several may be open at once, and none need be. */
  asks: readonly Opening['kind'][];
  /** What it lays on top of itself: procedures, and the windows that are frames of their own. */
  lays: readonly Frame['kind'][];
  /** On arrival, after an answer that settles nothing, and when the frame above has ended; so it must bear being called again. */
  run(play: Play, frame: FrameAt<L>, ended?: Frame): Then<NoInfer<E>>;
  /** Notes an answer (its opening is closed already); says nothing to be run again. The decision has been judged. */
  take?(play: Play, frame: FrameAt<L>, decision: DecisionOf<NoInfer<K>>, opening: Opening): Then<NoInfer<E>> | void;
  /** Why this answer is not legal; null if it is. */
  refuse?(look: Look, frame: FrameAt<L>, decision: DecisionOf<NoInfer<K>>, opening: Opening): Reason | null;
  /** Every legal answer to this opening. */
  choices?(look: Look, frame: FrameAt<L>, opening: Opening): Choices;
}

/** A step, checked against its leaf. */
export const step =
  <L extends Leaf>() =>
  <const E extends string, const K extends DecisionKind = never>(rule: Step<L, E, K>): Step<L, E, K> =>
    rule;
