import type { Decision } from '../../rules/terms/decision.ts';
import type { Became } from '../../rules/terms/fact.ts';
import type { TablePort } from '../contexts/table-port.ts';

/** Whether the miniatures stand on a real table beside this glass. */
export const isSpoken = (table: TablePort): boolean => table.view(null).order.options.table === 'spoken';

/** A move on the real table with what became of it; nothing is added where all is as meant. */
export const ended = (decision: Decision, became: Became): Decision =>
  Object.keys(became).length > 0 ? ({ ...decision, became } as Decision) : decision; // asked for moves alone, which all may have it
