import { isOnBoard } from '../../geometry/board.ts';
import { gates } from '../../geometry/gates.ts';
import { hinders, hindranceOf, keepsInside, type Hindrance } from '../../geometry/hindrance.ts';
import { BOARD } from '../../geometry/lengths.ts';
import { distance, nearestOnSegment, snapped } from '../../geometry/points.ts';
import { overlaps, room, type Solid } from '../../geometry/shapes.ts';
import { eachPlace, trails, turnsTo, type Bend, type TrailGround, type TrailTurn } from '../../geometry/trails.ts';
import { reactionSteps } from '../reading/reaction-steps.ts';
import type { Look } from '../look.ts';
import { LEVEL, radiusOf, sameLevel, stoneDisc } from '../measuring/bases.ts';
import { onStoneLevel } from '../measuring/gaps.ts';
import { engagesSomebodyFrom } from '../measuring/engagers.ts';
import type { MoveFrame } from '../terms/frame.ts';
import type { ModelId } from '../terms/ids.ts';
import type { Piece, Point } from '../terms/match.ts';
import { reactionFor } from './allowance.ts';
import { circlingBend, holdersOf, mayLeave } from './circling.ts';
import { itemsFor } from './crossing.ts';
import { basesAt, restWallsAt } from './ground.ts';
import { engagesOneOf, keepingOff } from './keeping-off.ts';
import { isHeld, levelOf, walk, type GroundLevel } from './levels.ts';
import { staysLured } from './lures.ts';
import { refuseStart } from './path.ts';
import type { MoveRoute } from '../space/space.ts';

export type MoveKind = Extract<MoveFrame['as'], 'step' | 'jog' | 'reaction' | 'effect'>;

/** A move whose path is still to be chosen. */
export type ReachMove = Omit<MoveRoute, 'as' | 'seat' | 'path' | 'height'> & { as: MoveKind };

/** The distance between the places of a reach. No place of the board is farther than 0.1″ from one of them. */
export const REACH_STEP = 36;
/** A gap wider than this contains places of the grid. */
const WIDEST_GATE = 2 * REACH_STEP;

/** A surface for a moving base: `walls` it may not pass, `noEnd` it may pass but not end on. */
interface Surface {
  level: GroundLevel;
  walls: Hindrance[];
  noEnd: Solid[];
  /** The pieces that bear the model at this height; above one of them the model stays on this surface. */
  floors: Piece[];
}

interface ReachSurvey {
  ground: TrailGround;
  /** Places in narrow gaps that may contain no place of the grid. */
  gates: Point[];
  start: Point;
  mayEnd: (x: number, y: number, layer: number) => boolean;
  /** The height of a layer's surface. */
  heightOf: (layer: number) => number;
  /** True if a place cannot be reached on any path; false when in doubt. */
  isFilled: (point: Point) => boolean;
}

const flat = ({ height, stairs }: GroundLevel): boolean => stairs === null && height <= LEVEL;

/** The surroundings of a model for a move of at most `most` units. */
function survey(look: Look, { model, as, freely }: Omit<ReachMove, 'length'>, most: number): ReachSurvey {
  const { at: start } = look.model(model);
  const radius = radiusOf(look, model);
  const { terrain } = look.match.table;
  const base = { at: start, radius };
  const level = levelOf(look, model);
  const firm = isHeld(look, start, level);
  const near = <S extends Solid>(solids: readonly S[]): S[] => solids.filter(({ shape }) => room(base, shape) <= most + 1);
  const surfaces: Surface[] = [];
  const surfaceOf = (wanted: GroundLevel): number => {
    const known = surfaces.findIndex(({ level: surface }) => surface.height === wanted.height && surface.stairs === wanted.stairs);
    if (known >= 0) return known;
    const met = near(itemsFor(look, { model, as, ...(freely ? { freely } : {}) }, { level: wanted }));
    const names = new Set(met.map(({ id }) => id));
    const obstacles = near([...basesAt(look, model, wanted), ...restWallsAt(look, model, wanted)]).filter(({ id }) => !names.has(id));
    const stones = look.match.table.stones.filter((stone) => stone.holder === null && onStoneLevel(look, stone, wanted.height));
    const noEnd = firm ? [...obstacles, ...near(stones.map((stone) => ({ id: stone.id, shape: { disc: stoneDisc(stone) } })))] : [];
    const platforms = terrain.filter(({ kind, top }) => kind === 'platform' && wanted.height > LEVEL && sameLevel(top, wanted.height));
    const floors = wanted.stairs ? [wanted.stairs] : platforms;
    return surfaces.push({ level: wanted, walls: met.map((solid) => hindranceOf(solid, radius)), noEnd, floors }) - 1;
  };
  surfaceOf(level);
  const stairs = look.options.heights && firm ? near(terrain.filter(({ kind }) => kind === 'stairs')) : [];
  const ways = stairs.map((piece: Piece) => hindranceOf(piece, 10));
  const holders = as === 'jog' ? holdersOf(look, model, level.height, most) : [];

  /** The layer at the end of a leg over stairs or high up, by the same walk as the rules; -1 when the leg is not possible. */
  const climbed = (ax: number, ay: number, layer: number, bx: number, by: number): number => {
    const from = surfaces[layer];
    if (!from) return -1;
    const { stretches, end, edge } = walk(look, { x: ax, y: ay }, from.level, [{ x: bx, y: by }]);
    if (edge) return -1;
    for (const stretch of stretches) {
      const to = stretch.path[stretch.path.length - 1] ?? stretch.from;
      const walls = surfaces[surfaceOf(stretch.level)]?.walls ?? [];
      if (hinders(walls, stretch.from.x, stretch.from.y, to.x, to.y)) return -1;
    }
    return surfaceOf(end);
  };
  const keepsTo = ({ level: { stairs: onStairs, height }, floors }: Surface, ax: number, ay: number, bx: number, by: number): boolean =>
    (onStairs !== null || !hinders(ways, ax, ay, bx, by)) &&
    ((onStairs === null && height <= LEVEL) || floors.some(({ shape }) => keepsInside(shape, ax, ay, bx, by)));
  const leg = (ax: number, ay: number, layer: number, bx: number, by: number): number => {
    const surface = surfaces[layer];
    if (!surface || !isOnBoard({ at: { x: bx, y: by }, radius })) return -1;
    const plain = !firm || keepsTo(surface, ax, ay, bx, by);
    if (plain && hinders(surface.walls, ax, ay, bx, by)) return -1;
    if (!mayLeave(holders, ax, ay, bx, by)) return -1;
    return plain ? layer : climbed(ax, ay, layer, bx, by);
  };
  const bend = (ax: number, ay: number, layer: number, bx: number, by: number): Bend | null => {
    const surface = surfaces[layer];
    if (!surface || !flat(surface.level)) return null;
    for (const holder of holders) {
      const others = holders.filter((rival) => rival !== holder);
      const clear = (x: number, y: number, toX: number, toY: number): boolean =>
        !hinders(surface.walls, x, y, toX, toY) &&
        !hinders(ways, x, y, toX, toY) &&
        isOnBoard({ at: { x: toX, y: toY }, radius }) &&
        mayLeave(others, x, y, toX, toY);
      const detour = circlingBend(holder, { x: ax, y: ay }, { x: bx, y: by }, clear);
      if (detour) return detour;
    }
    return null;
  };
  const heightOf = (layer: number): number => surfaces[layer]?.level.height ?? 0;
  const stays = staysLured(look, model, as);
  const kept = as === 'jog' ? keepingOff(look, model) : [];
  const mayEnd = (x: number, y: number, layer: number): boolean =>
    stays({ x, y }) &&
    !engagesOneOf(look, model, kept, { point: { x, y }, height: heightOf(layer) }) &&
    !(surfaces[layer]?.noEnd ?? []).some(({ shape }) => overlaps({ at: { x, y }, radius }, shape));
  const isFilled = ({ x, y }: Point): boolean =>
    (stairs.length === 0 && flat(level) && hinders(surfaces[0]?.walls ?? [], x, y, x, y)) || !isOnBoard({ at: { x, y }, radius });
  return { ground: { leg, bend }, gates: gates(surfaces[0]?.walls ?? [], WIDEST_GATE), start, mayEnd, heightOf, isFilled };
}

const isStraight = (as: MoveKind): boolean => as === 'step' || as === 'reaction';

/** True if the reaction step in this direction is too short: some are longer towards certain models. @rule REA-3 */
const isShorterHere = (look: Look, model: ModelId, as: MoveKind, point: Point, start: Point): boolean =>
  as === 'reaction' && reactionSteps(look, model).length > 1 && distance(start, point) > reactionFor(look, model, [point]).length;

/**
 * The places where a model can end this move now, `REACH_STEP` apart. Each has a path that `refusePath` allows. Left out are up to 0.1″ at
 * the rim, the ends of gaps narrower than that, and places that only a squeeze or a tolerance reaches.
 * @rule STP-1 STP-6 JOG-2 JOG-3 JOG-7 JOG-8 MOV-1 MOV-2 REA-14 FAE-1 UPG-13 DEF-30
 */
export function reachOf(look: Look, move: ReachMove): Point[] {
  const { model, as, length: plain, lunge = 0 } = move;
  const most = plain + lunge;
  const places: Point[] = [];
  if (look.model(model).status !== 'board' || refuseStart(look, model, as) !== null) return places;
  const { ground, gates: narrow, start, mayEnd, heightOf } = survey(look, move, most);
  const shown = new Set<number>();
  const show = (x: number, y: number, layer: number, length: number): void => {
    if (!mayEnd(x, y, layer) || isShorterHere(look, model, as, { x, y }, start)) return;
    if (length > plain && !engagesSomebodyFrom(look, model, { x, y }, heightOf(layer))) return;
    // The places under and on a bridge are the same place on the screen.
    if (layer > 0 && shown.has(x * (BOARD + 1) + y)) return;
    shown.add(x * (BOARD + 1) + y);
    places.push({ x, y });
  };
  if (!isStraight(as)) {
    eachPlace(trails(start, 0, ground, { limit: most, step: REACH_STEP, drawn: false, gates: narrow }), show);
    return places;
  }
  const side = Math.floor(most / REACH_STEP);
  for (let row = -side; row <= side; row += 1) {
    for (let column = -side; column <= side; column += 1) {
      const x = start.x + column * REACH_STEP;
      const y = start.y + row * REACH_STEP;
      if (distance(start, { x, y }) > most) continue;
      const layer = ground.leg(start.x, start.y, 0, x, y);
      if (layer >= 0) show(x, y, layer, distance(start, { x, y }));
    }
  }
  return places;
}

const TIGHTENINGS = 4;

/** Shortens a path by moving its corners, as a string is drawn tight; its bends stay. */
function tightened(ground: TrailGround, start: Point, turns: readonly TrailTurn[]): Point[] {
  const corners = turns.map(({ at, layer, via }) => ({ at, layer, bent: via.length > 0 }));
  for (let round = 0; round < TIGHTENINGS; round += 1) {
    for (let k = 0; k + 1 < corners.length; k += 1) {
      const before = k === 0 ? { at: start, layer: 0 } : corners[k - 1];
      const corner = corners[k];
      const after = corners[k + 1];
      if (!before || !corner || !after || corner.bent || after.bent) continue;
      const foot = nearestOnSegment(corner.at, before.at, after.at);
      for (let share = 1; share > 0.05; share /= 2) {
        const point = snapped({ x: corner.at.x + (foot.x - corner.at.x) * share, y: corner.at.y + (foot.y - corner.at.y) * share });
        const onto = ground.leg(before.at.x, before.at.y, before.layer, point.x, point.y);
        if (onto !== corner.layer || ground.leg(point.x, point.y, onto, after.at.x, after.at.y) !== after.layer) continue;
        corner.at = point;
        break;
      }
    }
  }
  return corners.flatMap(({ at }, k) => [...(turns[k]?.via ?? []), at]);
}

/**
 * A short path of this move to a place, with the length of a lunge whether or not it ends beside an enemy: the places in order, without the
 * start. Null when there is none without squeezing.
 * @rule STP-1 STP-6 JOG-2 JOG-3 JOG-7 MOV-1 MOV-2 REA-14 DEF-30
 */
export function wayTo(look: Look, move: ReachMove, to: Point): Point[] | null {
  const { model, as, length, lunge = 0 } = move;
  const most = length + lunge;
  if (look.model(model).status !== 'board' || refuseStart(look, model, as) !== null) return null;
  const { ground, gates: narrow, start, mayEnd, isFilled } = survey(look, move, most);
  const goal = snapped(to);
  if (distance(start, goal) > most || isShorterHere(look, model, as, goal, start)) return null;
  if (isStraight(as)) {
    const layer = ground.leg(start.x, start.y, 0, goal.x, goal.y);
    return layer >= 0 && mayEnd(goal.x, goal.y, layer) ? [goal] : null;
  }
  if (isFilled(goal)) return null;
  const search = (drawn: boolean): TrailTurn | null =>
    trails(start, 0, ground, { limit: most, step: REACH_STEP, goal, drawn, gates: narrow }).goal;
  const turn = search(true) ?? search(false);
  if (turn === null || !mayEnd(goal.x, goal.y, turn.layer)) return null;
  return tightened(ground, start, turnsTo(turn)).map(({ x, y }) => ({ x, y }));
}
