import type { Decision } from '../../rules/terms/decision.ts';
import type { Became } from '../../rules/terms/fact.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { TablePort } from '../contexts/table-port.ts';

/** True if the miniatures stand on a real table. */
export const isSpoken = (table: TablePort): boolean => table.view(null).order.options.table === 'spoken';

/** The seats whose reaction is a button of their strip, because another seat acts and each of its actions passes the reaction. */
export function seatsReactingByButton(table: TablePort, openings: readonly Opening[]): Seat[] {
  const acts = openings.some(({ kind }) => kind !== 'reaction');
  return acts && isSpoken(table) ? openings.flatMap(({ seat, kind }) => (kind === 'reaction' ? [seat] : [])) : [];
}

/** A move on the real table with its outcome; unchanged where the outcome is as intended. */
export const withOutcome = (decision: Decision, became: Became): Decision =>
  Object.keys(became).length > 0 ? ({ ...decision, became } as Decision) : decision; // only moves come here, and every move may have `became`
