import type { Table } from '../../src/app/table/table.ts';
import { choicesOf, openingsOf } from '../../src/rules/index.ts';
import type { Folded } from '../../src/record/match-record.ts';
import type { Decision, Spot } from '../../src/rules/terms/decision.ts';
import type { ModelId, Seat } from '../../src/rules/terms/ids.ts';
import type { View } from '../../src/seats/view.ts';

const INCH = 254;
const CLEAR = 1.5 * INCH;

/** A spot in the zone along an edge, one for each model and none where a stone lies; 36 inches across. */
function deployedAt(edge: string | null, nth: number, stones: View['table']['stones']): Spot {
  const free = ([x, y]: Spot): boolean => stones.every(({ at }) => Math.abs(at.x - x * INCH) > CLEAR || Math.abs(at.y - y * INCH) > CLEAR);
  const spots = [0, 1.6, -1.6].map((aside) => inStrip(edge, 4 + nth * 3.5 + aside));
  return spots.find(free) ?? inStrip(edge, 4 + nth * 3.5);
}

function inStrip(edge: string | null, along: number): Spot {
  if (edge === 'north') return [along, 1.5];
  if (edge === 'south') return [along, 34.5];
  return edge === 'west' ? [1.5, along] : [34.5, along];
}

const nthOf = (models: readonly string[], model: ModelId): number =>
  models.filter((id) => id.split(':')[0] === model.split(':')[0]).indexOf(model);

/** What a seat does when it does the first thing that comes to mind; paths and places that have to be drawn are skipped where they may be. */
export function firstAnswer(view: View, decisions: readonly Decision[], seat: Seat, pick = 0): Decision | null {
  const opening = view.openings.find((open) => open.seat === seat);
  if (opening?.kind === 'deploy') {
    const models = Object.keys(view.table.models);
    const model = models.find((id) => view.table.models[id]?.status === 'reserve' && view.table.models[id]?.controller === seat);
    return model ? { seat, kind: 'deploy', model, at: deployedAt(opening.edge, nthOf(models, model), view.table.stones) } : null;
  }
  const plain = decisions.filter(({ kind }) => kind !== 'concede');
  return plain[pick % Math.max(1, plain.length)] ?? null;
}

/** The next decision of a folded match; null when it is over or nobody can be answered for. */
export function nextOf({ match, record }: Folded, view: View, pick = 0): Decision | null {
  for (const { seat } of openingsOf(match)) {
    const answer = firstAnswer(view, choicesOf(match, seat, record.cards).decisions, seat, pick);
    if (answer) return answer;
  }
  return null;
}

/** The same, seen through the table alone. */
export function nextAt(table: Table, pick = 0): Decision | null {
  for (const { seat } of table.openings()) {
    const answer = firstAnswer(table.view(seat), table.choices(seat).decisions, seat, pick);
    if (answer) return answer;
  }
  return null;
}
