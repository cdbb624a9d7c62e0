import type { Decision } from '../../rules/terms/decision.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { TablePort } from '../contexts/table-port.ts';

/** A decision that a seat has made before it is asked. */
export interface DecidedAhead {
  readonly seat: Seat;
  /** True if it stays after a take-back. */
  readonly lasts: boolean;
  /** True if its seat expects all of it to happen, and is told when the rest is dropped. */
  readonly expected: boolean;
  /** Its answer to the present openings: a decision of its seat, or that it waits, is done, or is dropped (`fell`). */
  says(table: TablePort, openings: readonly Opening[]): Decision | 'waits' | 'over' | 'fell';
}
