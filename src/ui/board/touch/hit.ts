import { distance } from '../../../geometry/points.ts';
import { distanceToShape } from '../../../geometry/shapes.ts';
import type { BoardPoint } from '../../contexts/table-port.ts';
import { modelsOnBoard, radiusOf, STONE_RADIUS, stonesOnGround } from '../table.ts';
import type { Bench } from './tool.ts';

/** A thing under a finger; `off` is the distance to its edge in units, 0 or less when the finger is on it. */
export interface BoardHit {
  id: string;
  kind: 'model' | 'stone' | 'piece';
  off: number;
}

/** Half the least width that a finger needs, in CSS pixels. */
const FINGER = 22;

/** The things under a finger, nearest first: models and moonstones within a finger's breadth, terrain only right under it. */
export function hitsAt({ view, characters, camera }: Pick<Bench, 'view' | 'characters' | 'camera'>, point: BoardPoint): BoardHit[] {
  const breadth = FINGER * camera.px;
  const near = (place: BoardPoint, radius: number): number | null => {
    const length = distance(place, point);
    return length <= Math.max(radius, breadth) ? length - radius : null;
  };
  const hits: BoardHit[] = [];
  for (const model of modelsOnBoard(view)) {
    const off = near(model.at, radiusOf(characters, model));
    if (off !== null) hits.push({ id: model.id, kind: 'model', off });
  }
  for (const stone of stonesOnGround(view)) {
    const off = near(stone.at, STONE_RADIUS);
    if (off !== null) hits.push({ id: stone.id, kind: 'stone', off });
  }
  hits.sort((a, b) => a.off - b.off);
  const pieces = (view?.table.terrain ?? [])
    .filter(({ shape }) => distanceToShape(point, shape) <= 0)
    .sort((a, b) => b.top - a.top)
    .map(({ id }): BoardHit => ({ id, kind: 'piece', off: 0 }));
  return [...hits, ...pieces];
}

/**
 * The things among which the player has to choose: one when the finger is plainly on it, several when it might mean any of them. `wanted` are the ids
 * that can be touched now; they go before all others.
 */
export function likelyHits(hits: readonly BoardHit[], wanted: readonly string[], px: number): BoardHit[] {
  const liked = hits.filter(({ id }) => wanted.includes(id));
  const pool = liked.length > 0 ? liked : hits.filter(({ kind }) => kind !== 'piece');
  if (pool.length === 0) return hits.slice(0, 1);
  const [first, second] = pool;
  if (!first || !second) return pool;
  // the finger is plainly on the first base, and well away from the second
  if (first.off < 0 && second.off - first.off > 16 * px) return [first];
  return pool.filter(({ off }) => off - first.off <= 16 * px);
}
