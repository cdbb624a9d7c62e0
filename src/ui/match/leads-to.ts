import { distance, pathLength } from '../../geometry/points.ts';
import { inches } from '../../words/sentences.ts';
import { thoughtWords } from '../../words/thoughts.ts';
import type { Pointed } from '../board/modes.ts';
import { modelsOnBoard, radiusOf, STONE_RADIUS, stonesOnGround } from '../board/table.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { idName } from '../table/names.ts';
import { hundredths, measured } from '../table/spots.ts';

/**
 * How long the way of a move is, and which enemy or moonstone is nearest to its end, base to base: whoever is told "Jog" wants to know where to, and nobody
 * walks for a friend's sake while there is anything else. Null for what goes nowhere.
 */
export function leadsTo(table: TablePort, { goes }: Pointed): string | null {
  const view = table.view(null);
  const mover = goes && view.table.models[goes.model];
  const end = goes?.way.at(-1);
  if (!goes || !mover || !end) return null;
  const own = radiusOf(table.characters, mover);
  const others = modelsOnBoard(view).filter(({ id }) => id !== mover.id);
  const enemies = others.filter(({ controller }) => controller !== mover.controller);
  const stones = stonesOnGround(view);
  const near = [
    ...(enemies.length + stones.length > 0 ? enemies : others).map((one) => ({
      id: one.id,
      gap: distance(one.at, end) - radiusOf(table.characters, one) - own,
    })),
    ...stones.map(({ id, at }) => ({ id, gap: distance(at, end) - STONE_RADIUS - own })),
  ].sort((one, other) => one.gap - other.gap);
  const [nearest] = near;
  if (!nearest) return null;
  const gap = inches(hundredths(Math.max(0, nearest.gap)));
  const what = idName(table, nearest.id);
  return goes.put ? thoughtWords.standsBy(gap, what) : thoughtWords.leadsTo(inches(measured(pathLength(mover.at, goes.way))), gap, what);
}
