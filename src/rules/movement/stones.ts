import { isOnBoard } from '../../geometry/board.ts';
import { BOARD, CONTACT, EXCESS } from '../../geometry/lengths.ts';
import { gap, overlaps, type Disc } from '../../geometry/shapes.ts';
import { nearestFree, spotsRound } from '../../geometry/spots.ts';
import type { Look } from '../look.ts';
import { discOf, heightOf, LEVEL, sameLevel, standOf, STONE_RADIUS, stoneDisc } from '../measuring/bases.ts';
import { falling } from '../measuring/falling.ts';
import { onStoneLevel } from '../measuring/gaps.ts';
import { pointOf } from '../table/spots.ts';
import type { Spot } from '../terms/decision.ts';
import type { ModelId } from '../terms/ids.ts';
import type { Point } from '../terms/match.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { basesAt, wallsAt } from './ground.ts';
import { surfaceBelow } from './fall.ts';
import { ladderUnder } from './ladder.ts';
import { isHeld, levelOf, platformAt } from './levels.ts';

/** The reason why a moonstone may not be placed here, whatever its distance from the model that dropped it. @rule HLD-8 SLN-7 */
function refuseLying(look: Look, model: ModelId, point: Point): Reason | null {
  const disc: Disc = { at: point, radius: STONE_RADIUS };
  if (!isOnBoard(disc)) return reason('stone-off-board', ['HLD-8', 'HLD-5'], { model }, point);
  const place = look.model(model).at;
  const stood = levelOf(look, model);
  // Moonstones fall from a ladder to the surface below it.
  const level = ladderUnder(look, model) ? { height: surfaceBelow(look, place, stood.height), stairs: null } : stood;
  const { height } = level;
  if (isHeld(look, place, level) && height > LEVEL && platformAt(look, place, height) && !platformAt(look, point, height)) {
    return reason('nothing-to-lie-on', ['HLD-8', 'HLD-5'], { model }, point);
  }
  // Models that were slain together keep their places until all their moonstones have been placed.
  const stand = [model, ...falling(look).filter((id) => id !== model && sameLevel(heightOf(look, id), height))];
  const bases = [...basesAt(look, model, level), ...stand.map((id) => ({ id, shape: { disc: standOf(look, id).disc } }))];
  const base = bases.find(({ shape }) => overlaps(disc, shape));
  if (base) return reason('stone-on-model', ['HLD-8', 'HLD-5'], { model, by: base.id }, point);
  const wall = wallsAt(look, level).find(({ shape }) => overlaps(disc, shape));
  if (wall) return reason('stone-on-terrain', ['HLD-8', 'HLD-5'], { model, by: wall.id }, point);
  const stone = look.match.table.stones.find(
    (lying) => lying.holder === null && onStoneLevel(look, lying, height) && overlaps(disc, { disc: stoneDisc(lying) }),
  );
  return stone ? reason('stone-on-stone', ['HLD-8', 'HLD-5'], { model, by: stone.id }, point) : null;
}

/** Places for a moonstone that a model drops: legal spots round its base, clockwise from north, else the nearest legal one. @rule HLD-5 HLD-8 */
export function stoneSpots(look: Look, model: ModelId): Point[] {
  const disc = discOf(look, model);
  const isFree = (point: Point): boolean => refuseLying(look, model, point) === null;
  const spots = spotsRound(disc, STONE_RADIUS).filter(isFree);
  if (spots.length > 0) return spots.map(({ x, y }) => ({ x, y }));
  const nearest = nearestFree(disc, STONE_RADIUS, isFree, BOARD);
  return nearest ? [{ x: nearest.x, y: nearest.y }] : [];
}

/** The reason why a dropped moonstone may not be placed here. @rule HLD-5 HLD-8 */
export function refuseStone(look: Look, model: ModelId, point: Point): Reason | null {
  const lying = refuseLying(look, model, point);
  if (lying) return lying;
  const free = gap(discOf(look, model), { at: point, radius: STONE_RADIUS });
  if (free <= CONTACT) return null;
  const [nearest] = stoneSpots(look, model);
  const least = nearest ? gap(discOf(look, model), { at: nearest, radius: STONE_RADIUS }) : 0;
  return least > CONTACT && free <= least + CONTACT ? null : reason('stone-not-in-contact', ['HLD-5', 'HLD-8'], { model }, point);
}

/** The reason why a moonstone that is placed within a distance of a model may not be placed here. @rule CMP-7 HLD-8 */
export function refuseNear(look: Look, model: ModelId, within: number, spot: Spot): Reason | null {
  const point = pointOf(spot);
  const free = gap(discOf(look, model), { at: point, radius: STONE_RADIUS });
  return free > within + EXCESS ? reason('too-far', ['CMP-7'], { model }, point) : refuseLying(look, model, point);
}
