import { leavesBoard } from '../../geometry/board.ts';
import { jogLimit } from '../../geometry/jog-limit.ts';
import { isWithin, toInches } from '../../geometry/lengths.ts';
import { along, distance, pathLength, isSamePoint } from '../../geometry/points.ts';
import { overlaps } from '../../geometry/shapes.ts';
import { isSlow } from '../reading/stats.ts';
import type { Look } from '../look.ts';
import { discOf, standAt } from '../measuring/bases.ts';
import { engagersOf, engagesAt, engagesSomebodyFrom } from '../measuring/engagers.ts';
import type { MoveRoute } from '../space/space.ts';
import { units } from '../table/spots.ts';
import type { MoveFrame } from '../terms/frame.ts';
import type { Clause, ModelId } from '../terms/ids.ts';
import type { Point } from '../terms/match.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { maySqueeze, refuseCrossing } from './crossing.ts';
import { freeOver, isFaerie, softAt } from './ground.ts';
import { ladderUnder } from './ladder.ts';
import { isHeld, levelOf, walk, type GroundLevel, type Walk } from './levels.ts';
import { engagesOneOf, keepingOff } from './keeping-off.ts';
import { refuseLured } from './lures.ts';
import { refuseRest } from './stand.ts';

/** The most that snapping to the grid adds to a length. */
const SNAP = 1;
const STRAIGHT: Partial<Record<MoveFrame['as'], Clause[]>> = { step: ['STP-6'], reaction: ['REA-14', 'STP-6'] };

function lengthClauses(look: Look, { model, as }: MoveRoute): Clause[] {
  if (as === 'jog') {
    if (!isSlow(look, model)) return ['JOG-2'];
    const carries = look.stonesOf(model).length > 0 ? ['SLW-1'] : [];
    return ['JOG-9', 'SLW-2', ...carries, 'JOG-2', 'JOG-10', ...(isFaerie(look, model) ? ['FAE-6'] : [])];
  }
  if (as === 'step') return ['STP-1'];
  return as === 'reaction' ? ['REA-3', 'REA-14'] : ['DEF-28', 'DEF-30'];
}

/** The place of a path at this distance from its start. */
function placeAlong(start: Point, path: readonly Point[], length: number): Point {
  let position = start;
  let remaining = length;
  for (const next of path) {
    const size = distance(position, next);
    if (size > remaining) return along(position, next, remaining);
    remaining -= size;
    position = next;
  }
  return position;
}

/** The path without places that repeat the place before. */
export const legsOf = (start: Point, path: readonly Point[]): Point[] =>
  path.filter((point, k) => !isSamePoint(point, path[k - 1] ?? start));

function refuseShape(look: Look, route: MoveRoute, legs: readonly Point[]): Reason | null {
  const { at } = look.model(route.model);
  const stays = route.path.length === 0 && route.as === 'reaction'; // a reaction step may have no length (REA-14)
  if ((route.path.length === 0 && !stays) || route.path.some(({ x, y }) => !Number.isFinite(x + y)))
    return reason('no-path', ['DEF-26'], { model: route.model });
  const straight = STRAIGHT[route.as];
  if (straight && legs.length > 1) return reason('not-straight', straight, { model: route.model }, legs[0]);
  const size = pathLength(at, legs);
  if (isWithin(size - SNAP, route.length + (route.lunge ?? 0))) return null;
  const facts = { model: route.model, length: toInches(size), limit: toInches(route.length) };
  return reason('too-far', lengthClauses(look, route), facts, placeAlong(at, legs, route.length));
}

/** The reason why a Jog may not begin here: it neither begins in water or woods nor enters them. @rule JOG-8 */
function refuseJogStart(look: Look, model: ModelId): Reason | null {
  const free = freeOver(look, model, 'jog');
  const disc = discOf(look, model);
  const soft = softAt(look, levelOf(look, model)).find((item) => !free(item) && overlaps(disc, item.shape));
  return soft ? reason(`stands-in-${soft.ground}`, ['JOG-8', 'JOG-7'], { model, by: soft.id }, disc.at) : null;
}

/** @rule JOG-3 JOG-4 JOG-5 JOG-6 FAE-6 */
function refuseGettingAway(look: Look, { model }: MoveRoute, legs: readonly Point[]): Reason | null {
  const disc = discOf(look, model);
  const { height } = levelOf(look, model);
  const length = pathLength(disc.at, legs);
  const near = engagersOf(look, model).filter(
    ({ stand, range }) => distance(stand.disc.at, disc.at) <= length + range + stand.disc.radius + disc.radius + units(0.1),
  );
  if (near.length === 0) return null;
  const fault = jogLimit(disc.at, legs, disc.radius, (point) => {
    const standing = standAt(look, model, point, height);
    return near.filter((engager) => engagesAt(look, engager, standing)).map(({ stand }) => ({ id: stand.id, disc: stand.disc }));
  });
  if (!fault) return null;
  return reason('engaged-away', ['JOG-3', 'JOG-5', ...(isFaerie(look, model) ? ['FAE-6'] : [])], { model, from: fault.id }, fault.at);
}

/** The reason why a Jog may not end engaging an enemy that `keeps-off`. @rule CHR-47 */
function refuseKeptOff(look: Look, { model, as }: MoveRoute, { end }: Walk, point: Point): Reason | null {
  const kept = as === 'jog' ? keepingOff(look, model) : [];
  if (!engagesOneOf(look, model, kept, { point, height: end.height })) return null;
  return reason('keeps-off', ['CHR-47', 'ENG-1'], { model }, point);
}

/** The reason why a Jog with the extra length of a lunge is not legal: it must end engaging an enemy. @rule UPG-13 */
function refuseLunge(look: Look, route: MoveRoute, { end }: Walk, point: Point, legs: readonly Point[]): Reason | null {
  const { model, length, lunge = 0 } = route;
  const size = pathLength(look.model(model).at, legs);
  if (lunge === 0 || isWithin(size - SNAP, length) || engagesSomebodyFrom(look, model, point, end.height)) return null;
  const facts = { model, length: toInches(size), limit: toInches(length) };
  return reason('must-end-engaging', ['UPG-13', 'JOG-2'], facts, placeAlong(look.model(model).at, legs, length));
}

function refuseEdge(look: Look, { model, as, seat }: MoveRoute, { edge }: Walk): Reason | null {
  if (!edge) return null;
  const foe = look.model(model).controller !== seat;
  const wanted: Clause[] = as === 'reaction' ? ['MOV-14', 'FAL-12', 'FAL-1'] : ['MOV-14', 'FAL-1'];
  const clauses: Clause[] = as !== 'effect' ? wanted : foe ? ['FAL-9', 'MOV-14'] : ['FAL-13', 'MOV-14'];
  return reason('no-way-down', clauses, { model }, edge.beyond);
}

/**
 * The reason why a model on a ladder, where it stands as a marker between two storeys, may not walk: only a Traverse leads off the ladder.
 * @rule TER-16
 */
function refuseLadder(look: Look, model: ModelId): Reason | null {
  const ladder = ladderUnder(look, model);
  return ladder ? reason('on-a-ladder', ['TER-16', 'TER-14'], { model, by: ladder.id }, look.model(model).at) : null;
}

/** The reason why a base may not end its path here: it must stand free, even after a squeeze. @rule MOV-5 */
function refuseEnd(look: Look, route: MoveRoute, { end }: Walk, point: Point): Reason | null {
  const { height } = route;
  const meant = height === undefined || !look.options.heights || isNear(end, height);
  if (!meant) return reason('wrong-surface', ['MOV-14', 'TER-17'], { model: route.model, height: toInches(height) }, point);
  // A position may give a height at which nothing bears the model; it then walks on as if on a floor.
  const level = levelOf(look, route.model);
  if (!isHeld(look, look.model(route.model).at, level)) return null;
  const refused = refuseRest(look, route.model, point, end);
  if (!refused) return null;
  const flown = route.as === 'jog' && isFaerie(look, route.model) ? ['FAE-2'] : [];
  return {
    ...refused,
    clauses: [...refused.clauses, ...(maySqueeze(look, route) && refused.code !== 'ends-on-stone' ? ['MOV-5'] : []), ...flown],
  };
}

const isNear = ({ height, stairs }: GroundLevel, wanted: number): boolean =>
  stairs ? wanted >= stairs.base - 1 && wanted <= stairs.top + 1 : Math.abs(height - wanted) < units(0.1);

/** The reason why a model may not begin this kind of move at its place, whatever the path. @rule TER-16 JOG-8 */
export const refuseStart = (look: Look, model: ModelId, as: MoveRoute['as']): Reason | null =>
  refuseLadder(look, model) ?? (as === 'jog' ? refuseJogStart(look, model) : null);

/**
 * The reason why a path is not legal, with the point where it fails; null when it is. Leaving the board is legal (EDG-1).
 * @rule STP-1 STP-3 JOG-2 MOV-1 MOV-2 MOV-14
 */
export function refuseWay(look: Look, route: MoveRoute): Reason | null {
  const disc = discOf(look, route.model);
  const legs = legsOf(disc.at, route.path);
  const level = levelOf(look, route.model);
  const unfit = refuseShape(look, route, legs) ?? refuseStart(look, route.model, route.as);
  if (unfit) return unfit;
  const out = leavesBoard(disc, legs);
  const onBoard = out ? [...legs.slice(0, out.leg), out.at] : legs;
  const walked = walk(look, disc.at, level, onBoard);
  for (const stretch of walked.stretches) {
    const crossing = refuseCrossing(look, route, stretch);
    if (crossing) return crossing;
  }
  const away = route.as === 'jog' ? refuseGettingAway(look, route, onBoard) : null;
  const last = onBoard[onBoard.length - 1] ?? disc.at;
  const badEnd = away ?? refuseEdge(look, route, walked) ?? (out ? null : refuseEnd(look, route, walked, last));
  if (badEnd) return badEnd;
  const keptOff = out ? null : refuseKeptOff(look, route, walked, last);
  return keptOff ?? refuseLunge(look, route, walked, last, onBoard) ?? (out ? null : refuseLured(look, route.model, route.as, last));
}
