import { distance } from '../../../geometry/points.ts';
import { distanceToShape } from '../../../geometry/shapes.ts';
import type { BoardPoint } from '../../contexts/table-port.ts';
import { modelsOnBoard, radiusOf, STONE_RADIUS, stonesOnGround } from '../table.ts';
import type { Bench } from './tool.ts';

/** Something under a finger; `off` is how far its edge is away, 0 or less when the finger is on it. */
export interface BoardHit {
  id: string;
  kind: 'model' | 'stone' | 'piece';
  off: number;
}

/** Half of the least width a finger needs, in CSS pixels. */
const FINGER = 22;

/** What lies under a finger, nearest first: models and moonstones within a finger's breadth, terrain only right below it. */
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
 * Those among which a person has to choose: one when the finger is plainly on it, several when it might mean any.
 * `wanted` are the ids that can be touched now; they come before everything else.
 */
export function meant(hits: readonly BoardHit[], wanted: readonly string[], px: number): BoardHit[] {
  const liked = hits.filter(({ id }) => wanted.includes(id));
  const pool = liked.length > 0 ? liked : hits.filter(({ kind }) => kind !== 'piece');
  if (pool.length === 0) return hits.slice(0, 1);
  const [first, second] = pool;
  if (!first || !second) return pool;
  // A clear lead: the finger is on a base that is large enough, and well away from the next.
  if (first.off < 0 && second.off - first.off > 16 * px) return [first];
  return pool.filter(({ off }) => off - first.off <= 16 * px);
}
