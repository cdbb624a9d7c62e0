import type { SeatTable } from '../../seats/table/seat-table.ts';
import type { Decision, Kind } from '../../rules/terms/decision.ts';
import type { Opening } from '../../rules/terms/opening.ts';

/** After these a question comes back on purpose: whoever took back an answer wants to be asked, or to take back what led to it. */
const ASKED_AGAIN: readonly Kind[] = ['take-back', 'agree', 'refuse', 'adjust'];

/** Whether everybody can see that a question has one answer and cannot be declined. */
function isForced(opening: Opening): boolean {
  if (opening.kind === 'damage-type') return true;
  if (opening.kind !== 'choice') return false;
  const { question } = opening;
  if (question.ask === 'number') return question.from === question.to;
  return question.ask === 'option' && question.options.length === 1;
}

/** The one answer to what a seat is asked, where everybody can see that there is one: the app gives it, as a decision of that seat. */
export function forcedAnswer(after: Decision, openings: readonly Opening[], at: (seat: number) => SeatTable): Decision | null {
  if (ASKED_AGAIN.includes(after.kind)) return null;
  for (const opening of openings) {
    if (!isForced(opening)) continue;
    const { decisions, drawn } = at(opening.seat).choices();
    const [only] = decisions;
    if (only && decisions.length === 1 && drawn.length === 0) return only;
  }
  return null;
}
