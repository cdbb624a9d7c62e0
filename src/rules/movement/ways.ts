import type { Look } from '../look.ts';
import type { MoveRoute } from '../space/space.ts';
import type { ModelId, PieceId } from '../terms/ids.ts';
import type { Point } from '../terms/match.ts';
import type { Reason } from '../terms/reason.ts';

/**
 * The reason why a path is not legal, with the point where it fails; null when it is. Leaving the board is legal (EDG-1).
 * @rule STP-1 STP-3 JOG-2 MOV-1 MOV-2 MOV-14
 */
export const refusePath = (look: Look, route: MoveRoute): Reason | null => look.space.refuseWay(route);

/** The reason why a model may not begin this kind of move at its place, whatever the path. @rule TER-16 JOG-8 */
export const refuseStart = (look: Look, model: ModelId, as: MoveRoute['as']): Reason | null => look.space.refuseStart(model, as);

/** The reason why a model may not traverse this piece to this point. @rule TRV-2 */
export const refuseTraverse = (look: Look, model: ModelId, terrain: PieceId, to: Point): Reason | null =>
  look.space.refuseTraverse(model, terrain, to);

/** The reason why a model may not climb this ladder in this direction. @rule TER-14 */
export const refuseClimb = (look: Look, model: ModelId, terrain: PieceId, direction: 'up' | 'down'): Reason | null =>
  look.space.refuseClimb(model, terrain, direction);

/** The reason why a model may not jump off this platform to this point. */
export const refuseJump = (look: Look, model: ModelId, terrain: PieceId, to: Point): Reason | null =>
  look.space.refuseJump(model, terrain, to);

/**
 * The reason why a model may not stand (or be placed) here; null when it may. `height`: that of the surface; left out, the highest under the whole base.
 * @rule MOV-2 MOV-15 EDG-3
 */
export const refuseStand = (look: Look, model: ModelId, point: Point, height?: number): Reason | null =>
  look.space.refuseStand(model, point, height);

/** The reason why a moonstone that a model loses may not be placed here. */
export const refuseStone = (look: Look, model: ModelId, point: Point): Reason | null => look.space.refuseStone(model, point);
