import { distance, pathLength } from '../../geometry/points.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import { inches } from '../../words/sentences.ts';
import { thoughtWords } from '../../words/thoughts.ts';
import { modelsOnBoard, radiusOf, STONE_RADIUS, stonesOnGround } from '../board/table.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { idName } from '../table/names.ts';
import { hundredths, measured, pointOf } from '../table/spots.ts';

/**
 * How long the way of a move is, and what stands nearest to its end, base to base: whoever is told "Jog" wants to know where to. Null for what is no
 * move. `active`: the model whose activation it is.
 */
export function leadsTo(table: TablePort, decision: Decision, active: string | null): string | null {
  if (decision.kind !== 'jog' && decision.kind !== 'step' && decision.kind !== 'react') return null;
  const view = table.view(null);
  const mover = view.table.models[decision.model ?? active ?? ''];
  const way = decision.path.map(pointOf);
  const end = way.at(-1);
  if (!mover || !end) return null;
  const own = radiusOf(table.characters, mover);
  const others = modelsOnBoard(view).filter(({ id }) => id !== mover.id);
  const near = [
    ...others.map((one) => ({ id: one.id, gap: distance(one.at, end) - radiusOf(table.characters, one) - own })),
    ...stonesOnGround(view).map(({ id, at }) => ({ id, gap: distance(at, end) - STONE_RADIUS - own })),
  ].sort((one, other) => one.gap - other.gap);
  const [nearest] = near;
  return nearest
    ? thoughtWords.leadsTo(
        inches(measured(pathLength(mover.at, way))),
        inches(hundredths(Math.max(0, nearest.gap))),
        idName(table, nearest.id),
      )
    : null;
}
