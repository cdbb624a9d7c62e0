import { INCH } from '../../geometry/lengths.ts';
import type { Edge } from '../../rules/terms/decision.ts';
import type { ModelId, Seat } from '../../rules/terms/ids.ts';
import type { BoardPoint, TablePort } from '../contexts/table-port.ts';
import { spotOf } from './spots.ts';

const BOARD = 36 * INCH;
/** How far in a model is suggested to stand. */
const IN = 2 * INCH;

/** A place in the strip at an edge, so far along it. */
function inStrip(edge: Edge, along: number): BoardPoint {
  if (edge === 'north') return { x: along, y: IN };
  if (edge === 'south') return { x: along, y: BOARD - IN };
  return { x: edge === 'west' ? IN : BOARD - IN, y: along };
}

/** Places along the edge, as far apart as those who wait need, and among them the first that is legal; what stands there already is passed by. */
export function suggestedPlace(table: TablePort, seat: Seat, model: ModelId, edge: Edge): BoardPoint | null {
  const own = Object.values(table.view(seat).table.models).filter(({ controller }) => controller === seat);
  const nth = own.findIndex(({ id }) => id === model);
  const wished = (BOARD * (Math.max(0, nth) + 1)) / (own.length + 1);
  for (let aside = 0; aside <= BOARD; aside += INCH)
    for (const along of aside === 0 ? [wished] : [wished + aside, wished - aside]) {
      const at = inStrip(edge, Math.round(along));
      if (along > 0 && along < BOARD && table.judge({ seat, kind: 'deploy', model, at: spotOf(at) }) === null) return at;
    }
  return null;
}

/** The models a seat has still to set down. */
export const waitingOf = (table: TablePort, seat: Seat): ModelId[] =>
  table.choices(seat).drawn.flatMap((drawn) => (drawn.kind === 'deploy' ? [drawn.model] : []));

/**
 * Seats that have left their places to the app: whenever such a seat is to set down a model, its next one goes where it is suggested. Each is a
 * decision of that seat like any other.
 */
export class LineUp {
  readonly #seats = new Set<Seat>();

  /** From now on the places of a seat are those that are suggested. */
  begin(seat: Seat): void {
    this.#seats.add(seat);
  }
  /** Everybody sets down their models by hand again. */
  end(): void {
    this.#seats.clear();
  }

  /** Sets down the next model of a seat that has left that to the app; false where nobody who is asked has. */
  async next(table: TablePort): Promise<boolean> {
    for (const opening of table.openings()) {
      if (opening.kind !== 'deploy' || !this.#seats.has(opening.seat)) continue;
      const [model] = waitingOf(table, opening.seat);
      const at = model && suggestedPlace(table, opening.seat, model, opening.edge);
      if (model && at && (await table.decide({ seat: opening.seat, kind: 'deploy', model, at: spotOf(at) })) === null) return true;
      this.#seats.delete(opening.seat);
    }
    return false;
  }
}
