import type { Decision } from '../../rules/terms/decision.ts';
import type { Became } from '../../rules/terms/fact.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { TablePort } from '../contexts/table-port.ts';

/** Whether the miniatures stand on a real table beside this glass. */
export const isSpoken = (table: TablePort): boolean => table.view(null).order.options.table === 'spoken';

/** The seats whose reaction is a button of their strip: another seat acts, and every action passes them. */
export function foldedIn(table: TablePort, openings: readonly Opening[]): Seat[] {
  const acts = openings.some(({ kind }) => kind !== 'reaction');
  return acts && isSpoken(table) ? openings.flatMap(({ seat, kind }) => (kind === 'reaction' ? [seat] : [])) : [];
}

/** A move on the real table with what became of it; nothing is added where all is as meant. */
export const withOutcome = (decision: Decision, became: Became): Decision =>
  Object.keys(became).length > 0 ? ({ ...decision, became } as Decision) : decision; // asked for moves alone, which all may have it
