import type { Decision } from '../../rules/terms/decision.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { TablePort } from '../contexts/table-port.ts';

/** A decision that a seat has made before it is asked. */
export interface DecidedAhead {
  readonly seat: Seat;
  /** It goes on when something is taken back. */
  readonly lasts: boolean;
  /** Its seat expects the rest of it, and is told when that falls away. */
  readonly expected: boolean;
  /** Its answer to the openings now: a decision of its seat, or that it waits, that it is done, or that it falls away. */
  says(table: TablePort, openings: readonly Opening[]): Decision | 'waits' | 'over' | 'fell';
}
