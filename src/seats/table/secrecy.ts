import type { Decision, DecisionKind } from '../../rules/terms/decision.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';

/** Answers from a hand, or from cards that were picked in secret. */
const FROM_A_HAND: readonly DecisionKind[] = ['choose-card', 'play-melee', 'press', 'follow-up', 'claim', 'replace', 'play-card', 'use'];
/** A card may be there to be taken, or a trigger's price in the hand; a seat that has none passes. */
const BESIDE_A_HAND: readonly DecisionKind[] = ['pass', 'hold'];

/**
 * Whether it hangs on cards that a seat may not see if a decision is legal. What a seat itself may do never does; `isAsked`: the deciding
 * seat is asked for something of this kind, in one of these openings.
 */
export function hangsOnSecrets(seat: Seat | null, decision: Decision, isAsked: boolean, openings: readonly Opening[] = []): boolean {
  if (decision.seat === seat) return false;
  if (decision.kind === 'answer')
    return (
      isAsked &&
      (decision.cards !== undefined ||
        decision.top !== undefined ||
        (decision.option !== undefined && isOutOfCards(decision.seat, openings)))
    );
  if (decision.kind === 'play-card') return true;
  return isAsked && [...FROM_A_HAND, ...BESIDE_A_HAND].includes(decision.kind);
}

/** Whether a seat is asked to name a card of its hand, or of a deck that it alone looks at. */
const isOutOfCards = (seat: Seat, openings: readonly Opening[] = []): boolean =>
  openings.some(
    (opening) =>
      opening.seat === seat && opening.kind === 'choice' && opening.question.ask === 'option' && opening.question.from !== undefined,
  );
