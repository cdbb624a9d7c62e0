import type { Decision } from './decision.ts';
import type { ModelId, PieceId } from './ids.ts';
import type { Question } from './opening.ts';
import type { Reason } from './reason.ts';

/** A legal kind of answer whose path or place is drawn by hand; judged when it is given. Lengths in tenths of a millimetre. */
export type Drawn =
  | { kind: 'step' | 'jog' | 'react'; model: ModelId; length: number }
  | { kind: 'traverse' | 'jump'; model: ModelId; terrain: PieceId }
  | { kind: 'deploy'; model: ModelId }
  | { kind: 'answer'; question: Question };

/** A decision that the seat may look for and not find: as far as it goes, and why it is not legal now. */
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
 * Every legal answer of a seat now: complete decisions, those still to be drawn, and why the others are not there. Each list may be made
 * when it is read first, so that a caller who reads one of them does not wait for the others.
 */
export interface Choices {
  readonly decisions: Decision[];
  readonly drawn: Drawn[];
  readonly refused: Refused[];
  /** Whether there is a complete decision; known before they are listed. */
  readonly hasDecision: boolean;
}

interface ChoicesGiven {
  /** A function gives at least one. */
  decisions?: Decision[] | (() => Decision[]);
  drawn?: Drawn[] | (() => Drawn[]);
  refused?: () => Refused[];
}

const listOf = <T>(given: T[] | (() => T[])): T[] => (typeof given === 'function' ? given() : given);

/** Choices, of which a list that is given as a function is made when somebody asks for it. */
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
