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
  decisions: Decision[];
  drawn: Drawn[];
  /** Looked for when it is read first, so that a caller who wants only an answer does not wait for it. */
  readonly refused: Refused[];
}

/** Choices, of which the reasons are worked out when somebody asks. */
export function choices({
  decisions = [],
  drawn = [],
  refused,
}: Partial<Omit<Choices, 'refused'>> & { refused?: () => Refused[] }): Choices {
  let gathered: Refused[] | undefined;
  return {
    decisions,
    drawn,
    get refused() {
      return (gathered ??= refused?.() ?? []);
    },
  };
}
