import type { SeatTable } from './seat-table.ts';
import type { Decision, DecisionKind } from '../../rules/terms/decision.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import { isInVain } from './in-vain.ts';

/** After these decisions a question comes back on purpose, so the app does not answer it: a player who took back an answer wants to be asked. */
const ASKED_AGAIN: readonly DecisionKind[] = ['take-back', 'agree', 'refuse', 'adjust'];

/** True if all players can see that an opening has only one answer and cannot be declined. A seat with cards may always have a choice. */
function isForced(opening: Opening, { view }: SeatTable, ends: boolean): boolean {
  if (opening.kind === 'damage-type') return true;
  if (opening.kind === 'act') {
    const { cards, held } = view.order.seats[opening.seat] ?? {};
    return ends && opening.by === undefined && (cards?.count ?? 0) + (held?.count ?? 0) === 0;
  }
  if (opening.kind !== 'choice') return false;
  const { question } = opening;
  if (question.ask === 'number') return question.from === question.to;
  return question.ask === 'option' && question.options.length === 1;
}

/**
 * The decision that the app makes for a seat: the only answer, if all players can see that there is only one, or the first if the answer does
 * not matter. `ends`: the app also ends an activation in which nothing is left to do.
 */
export function forcedAnswer(
  after: Decision,
  openings: readonly Opening[],
  tableOf: (seat: number) => SeatTable,
  ends = true,
): Decision | null {
  if (ASKED_AGAIN.includes(after.kind)) return null;
  for (const opening of openings) {
    const seat = tableOf(opening.seat);
    if (isInVain(opening, seat)) return seat.choices().decisions[0] ?? null;
    if (!isForced(opening, seat, ends)) continue;
    const { decisions, drawn } = seat.choices();
    const [only] = decisions;
    if (only && decisions.length === 1 && drawn.length === 0) return only;
  }
  return null;
}
