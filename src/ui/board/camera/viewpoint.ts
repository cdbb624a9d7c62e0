import { BOARD, toInches } from '../../../geometry/lengths.ts';
import { distance } from '../../../geometry/points.ts';
import type { ModelId } from '../../../rules/terms/ids.ts';
import { coverSaid, distanceSaid, placeSaid, sightSaid } from '../../../words/match/board.ts';
import type { BoardPoint, SightExplained } from '../../contexts/table-port.ts';
import type { BoardCamera } from './board-camera.ts';
import { radiusOf, type Characters, type BoardModel } from '../table.ts';

/** The sight that the active or the selected model has of the other models, as far as it is worked out. */
export type Sights = ReadonlyMap<ModelId, SightExplained>;

/** The model from which distances and sight are read out: the active one. */
export interface Viewpoint {
  model: BoardModel;
  name: string;
  sights: Sights;
}

/** The position of a place, for reading aloud: from the left, and in from the near edge. */
export function placeAloud(camera: Pick<BoardCamera, 'asRead' | 'scale'>, { x, y }: BoardPoint): string {
  const off = camera.asRead({ x: x - BOARD / 2, y: y - BOARD / 2 });
  return placeSaid(toInches(off.x / camera.scale + BOARD / 2), toInches(BOARD / 2 - off.y / camera.scale));
}

/** The distance of a thing of this radius from a viewpoint, base to base, and for a model the viewpoint's sight of it. */
export function seenAloud(
  characters: Characters,
  { model, name, sights }: Viewpoint,
  { id, at, radius }: { id: string; at: BoardPoint; radius: number },
): string[] {
  if (id === model.id) return [];
  const gap = Math.max(0, distance(at, model.at) - radius - radiusOf(characters, model));
  const sight = sights.get(id);
  return [
    distanceSaid(toInches(gap), name),
    ...(sight ? [sightSaid(sight.visible, name)] : []),
    ...(sight?.visible && sight.cover !== 'none' ? [coverSaid(sight.cover, [])] : []),
  ];
}
