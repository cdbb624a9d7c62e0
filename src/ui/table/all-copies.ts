import type { Decision } from '../../rules/terms/decision.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { TablePort } from '../contexts/table-port.ts';
import type { DecidedAhead } from './decided-ahead.ts';

/**
 * A seat has said once, for everybody to see, that it shows all copies it holds of a card of its that is revealed. That says no more of a hand than
 * a decision that is made by hand.
 */
export class AllCopies implements DecidedAhead {
  readonly lasts = true;
  readonly expected = false;

  constructor(readonly seat: Seat) {}

  says(table: TablePort, openings: readonly Opening[]): Decision | 'waits' {
    const { seat } = this;
    if (!openings.some((opening) => opening.seat === seat && opening.kind === 'critical')) return 'waits';
    const shown = table.choices(seat).decisions.filter((decision) => decision.kind === 'press');
    return { seat, kind: 'press', copies: shown.reduce((all, { copies }) => Math.max(all, copies), 1) };
  }
}
