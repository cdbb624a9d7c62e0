import type { Decision, DecisionKind } from '../../rules/terms/decision.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';

/** The decisions that use cards of a hand, or cards picked in secret. */
const FROM_A_HAND: readonly DecisionKind[] = ['choose-card', 'play-melee', 'press', 'follow-up', 'claim', 'replace', 'play-card', 'use'];
/** The legality of passing may also depend on secret cards. */
const BESIDE_A_HAND: readonly DecisionKind[] = ['pass', 'hold'];

/**
 * True if the legality of a decision depends on cards that a seat may not see; never for the seat's own decision. `isAsked`: the deciding seat
 * has one of these openings for this kind of decision.
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

/** True if a seat is asked to name a card of its hand, or of a deck that only this seat sees. */
const isOutOfCards = (seat: Seat, openings: readonly Opening[] = []): boolean =>
  openings.some(
    (opening) =>
      opening.seat === seat && opening.kind === 'choice' && opening.question.ask === 'option' && opening.question.from !== undefined,
  );
