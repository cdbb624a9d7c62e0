import type { Decision } from './decision.ts';
import type { ModelId, PieceId } from './ids.ts';
import type { Question } from './opening.ts';
import type { Reason } from './reason.ts';

/** A kind of answer for which the player draws a path or a place; it is judged when it is given. Lengths in tenths of a millimetre. */
export type Drawn =
  | { kind: 'step' | 'jog' | 'react'; model: ModelId; length: number }
  | { kind: 'traverse' | 'jump'; model: ModelId; terrain: PieceId }
  | { kind: 'deploy'; model: ModelId }
  | { kind: 'answer'; question: Question };

/** A decision that a player may expect but that is not legal now: the fields that matter, and the reason. */
export interface Refused {
  decision: Pick<Decision, 'kind'> & {
    model?: ModelId;
    ability?: string;
    stone?: string;
    target?: ModelId;
    terrain?: PieceId;
    card?: string;
  };
  reason: Reason;
}

/**
 * Every legal answer of a seat now: complete decisions, answers that the player draws, and refused decisions with their reasons. A list may
 * be made only when it is first read, so that a caller does not wait for lists that it does not read.
 */
export interface Choices {
  readonly decisions: Decision[];
  readonly drawn: Drawn[];
  readonly refused: Refused[];
  /** True if there is a complete decision; known before the list is made. */
  readonly hasDecision: boolean;
}

interface ChoicesGiven {
  /** A function must return at least one decision. */
  decisions?: Decision[] | (() => Decision[]);
  drawn?: Drawn[] | (() => Drawn[]);
  refused?: () => Refused[];
}

const listOf = <T>(given: T[] | (() => T[])): T[] => (typeof given === 'function' ? given() : given);

/** Makes choices. A list given as a function is made when it is first read. */
export function choices({ decisions = [], drawn = [], refused }: ChoicesGiven): Choices {
  let complete: Decision[] | undefined;
  let toDraw: Drawn[] | undefined;
  let gathered: Refused[] | undefined;
  return {
    get decisions() {
      return (complete ??= listOf(decisions));
    },
    get drawn() {
      return (toDraw ??= listOf(drawn));
    },
    get refused() {
      return (gathered ??= refused?.() ?? []);
    },
    hasDecision: typeof decisions === 'function' || decisions.length > 0,
  };
}
