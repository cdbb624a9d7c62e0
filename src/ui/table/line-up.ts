import { INCH } from '../../geometry/lengths.ts';
import type { Decision, Edge } from '../../rules/terms/decision.ts';
import type { ModelId, Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { BoardPoint, TablePort } from '../contexts/table-port.ts';
import type { DecidedAhead } from './decided-ahead.ts';
import { spotOf } from './spots.ts';

const BOARD = 36 * INCH;
/** The suggested distance from the edge: near the front of the strip, with room for the largest base before its end (DEP-10). */
const DEPTH = 8 * INCH;

/** A point in the strip at an edge, `along` units along that edge. */
function inStrip(edge: Edge, along: number): BoardPoint {
  if (edge === 'north') return { x: along, y: DEPTH };
  if (edge === 'south') return { x: along, y: BOARD - DEPTH };
  return { x: edge === 'west' ? DEPTH : BOARD - DEPTH, y: along };
}

/**
 * The suggested place of a model: the models of a seat spread evenly along its edge, and a model whose place is not legal moves aside. Null
 * where no place is legal.
 */
export function suggestedPlace(table: TablePort, seat: Seat, model: ModelId, edge: Edge): BoardPoint | null {
  const models = Object.values(table.view(seat).table.models).filter(({ controller }) => controller === seat);
  const nth = models.findIndex(({ id }) => id === model);
  const wished = (BOARD * (Math.max(0, nth) + 1)) / (models.length + 1);
  for (let aside = 0; aside <= BOARD; aside += INCH)
    for (const along of aside === 0 ? [wished] : [wished + aside, wished - aside]) {
      const point = inStrip(edge, Math.round(along));
      if (along > 0 && along < BOARD && table.judge({ seat, kind: 'deploy', model, at: spotOf(point) }) === null) return point;
    }
  return null;
}

/** The models a seat has still to deploy. */
export const waitingOf = (table: TablePort, seat: Seat): ModelId[] =>
  table.choices(seat).drawn.flatMap((drawn) => (drawn.kind === 'deploy' ? [drawn.model] : []));

/** Deploys the models of a seat that leaves their places to the app: at each question the next model, at its suggested place. */
export class LineUp implements DecidedAhead {
  readonly lasts = false;
  readonly expected = false;

  constructor(readonly seat: Seat) {}

  says(table: TablePort, openings: readonly Opening[]): Decision | 'waits' | 'fell' {
    const { seat } = this;
    const asked = openings.find((opening) => opening.seat === seat && opening.kind === 'deploy');
    if (asked?.kind !== 'deploy') return 'waits';
    const [model] = waitingOf(table, seat);
    const place = model && suggestedPlace(table, seat, model, asked.edge);
    return model && place ? { seat, kind: 'deploy', model, at: spotOf(place) } : 'fell';
  }
}
