import { INCH, isWithin, toInches } from '../../geometry/lengths.ts';
import { distance } from '../../geometry/points.ts';
import { distanceToShape } from '../../geometry/shapes.ts';
import type { Look } from '../look.ts';
import { heightOf, LEVEL, radiusOf, sameLevel } from '../measuring/bases.ts';
import { units } from '../table/spots.ts';
import type { ModelId, PieceId } from '../terms/ids.ts';
import type { Point } from '../terms/match.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { refuseLured, staysLured } from './lures.ts';
import { landings, surfaceBelow, type Landing } from './fall.ts';
import { refuseStand } from './stand.ts';

/** The distance from a landing within which the player must point. */
const AIM = units(0.1);

/** The reason why a model is not at an edge of this platform. @rule FAL-1 MOV-14 */
function refuseEdge(look: Look, model: ModelId, terrain: PieceId): Reason | null {
  const facts = { model, terrain };
  const piece = look.match.table.terrain.find(({ id }) => id === terrain);
  if (!piece) return reason('no-such-terrain', ['FAL-1'], facts);
  const { at } = look.model(model);
  const height = heightOf(look, model);
  const inside = distanceToShape(at, piece.shape);
  if (piece.kind !== 'platform' || height <= LEVEL || !sameLevel(height, piece.top) || inside > 0) {
    return reason('not-on-platform', ['FAL-1', 'MOV-14'], facts);
  }
  const away = Math.max(0, -inside - radiusOf(look, model));
  return isWithin(away, INCH) ? null : reason('too-far-from-edge', ['FAL-1'], { ...facts, length: toInches(away) });
}

/** The places where a model that jumps off a platform may land. The search is slow and its result is needed several times, so it is kept. */
function landingsBelow(look: Look, model: ModelId, terrain: PieceId): readonly Landing[] {
  const kept = look.cache<readonly Landing[]>('landings');
  const key = `${model} ${terrain}`;
  let below = kept.get(key);
  if (!below) {
    below = landings(look, model, look.model(model).at, heightOf(look, model), look.piece(terrain));
    kept.set(key, below);
  }
  return below;
}

/** The reason why a model may not jump off this platform from its place. @rule FAL-1 */
export function refuseJumpHere(look: Look, model: ModelId, terrain: PieceId): Reason | null {
  const refusal = refuseEdge(look, model, terrain);
  if (refusal) return refusal;
  return landingsBelow(look, model, terrain).length > 0 ? null : reason('no-room-below', ['FAL-1', 'MOV-2'], { model, terrain });
}

/** The places where a jump may end. @rule FAL-1 CHR-28 */
export function jumpSpots(look: Look, model: ModelId, terrain: PieceId): Landing[] {
  if (refuseEdge(look, model, terrain)) return [];
  const stays = staysLured(look, model, 'jump');
  return landingsBelow(look, model, terrain).filter(({ at }) => stays(at));
}

/** The reason why a model may not jump off this platform to this point. @rule FAL-1 MOV-2 */
export function refuseJump(look: Look, model: ModelId, terrain: PieceId, to: Point): Reason | null {
  const refusal = refuseJumpHere(look, model, terrain);
  if (refusal) return refusal;
  const spots = landingsBelow(look, model, terrain);
  const near = spots.some(({ at }) => distance(at, to) <= AIM);
  const standRefusal = refuseStand(look, model, to, surfaceBelow(look, to, heightOf(look, model)));
  if (near || standRefusal)
    return standRefusal ? { ...standRefusal, clauses: ['FAL-1', ...standRefusal.clauses] } : refuseLured(look, model, 'jump', to);
  const [best] = spots;
  return reason('not-directly-below', ['FAL-1'], { model, terrain }, best?.at ?? to);
}
