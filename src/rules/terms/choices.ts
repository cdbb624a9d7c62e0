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

/** Every legal answer of a seat now: complete decisions, those still to be drawn, and why the others are not there. */
export interface Choices {
  /** Listed when they are read first: a caller who draws an answer does not wait for them. */
  readonly decisions: Decision[];
  drawn: Drawn[];
  /** Looked for when it is read first, so that a caller who wants only an answer does not wait for it. */
  readonly refused: Refused[];
  /** Whether there is a complete decision; known before they are listed. */
  readonly hasDecision: boolean;
}

/** Choices, of which the reasons are worked out when somebody asks; so are decisions that are given as a function, of which there is at least one. */
export function choices({
  decisions = [],
  drawn = [],
  refused,
}: {
  decisions?: Decision[] | (() => Decision[]);
  drawn?: Drawn[];
  refused?: () => Refused[];
}): Choices {
  let listed = typeof decisions === 'function' ? undefined : decisions;
  let gathered: Refused[] | undefined;
  return {
    get decisions() {
      return (listed ??= typeof decisions === 'function' ? decisions() : decisions);
    },
    drawn,
    get refused() {
      return (gathered ??= refused?.() ?? []);
    },
    hasDecision: typeof decisions === 'function' || decisions.length > 0,
  };
}
