import type { Decision } from '../../rules/terms/decision.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { TablePort } from '../contexts/table-port.ts';
import type { DecidedAhead } from './decided-ahead.ts';

/** The answer to a setup question that a newcomer cannot judge; null for any other question. */
function settled({ seat, ...opening }: Opening): Decision | null {
  switch (opening.kind) {
    case 'mulligan':
      return { seat, kind: 'keep-stones' };
    case 'start':
      return { seat, kind: 'choose-start', role: 'initiative' };
    case 'edge': {
      const [edge] = opening.edges.includes('south') ? ['south' as const] : opening.edges;
      return edge ? { seat, kind: 'choose-edge', edge } : null;
    }
    case 'first':
      return { seat, kind: 'choose-first', first: seat };
    default:
      return null;
  }
}

/**
 * Answers for a seat in its first match the questions about the Mulligan, its role, its edge and who goes first; after Undo the seat is
 * asked as usual.
 */
export class FirstMatch implements DecidedAhead {
  readonly lasts = false;
  readonly expected = false;

  constructor(readonly seat: Seat) {}

  says(table: TablePort, openings: readonly Opening[]): Decision | 'waits' | 'over' {
    if (table.view(null).order.turn > 1) return 'over';
    const asked = openings.filter(({ seat }) => seat === this.seat).map(settled);
    return asked.find((decision) => decision !== null) ?? 'waits';
  }
}
