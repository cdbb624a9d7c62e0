import { lendersOf } from '../sight/lent-terrain.ts';
import { INCH, isWithin } from '../../geometry/lengths.ts';
import { along, distance, minus, nearestOnSegment, plus, times, type Point as Place } from '../../geometry/points.ts';
import { distanceToShape, eachEdge, gap, overlaps, signedArea, touches } from '../../geometry/shapes.ts';
import { compass } from '../../geometry/spots.ts';
import { settleOnGrid } from '../../geometry/travel.ts';
import { meleeRangeOf, presenceOf } from '../printed/reach.ts';
import type { Look } from '../look.ts';
import { discOf, LEVEL, radiusOf } from '../measuring/bases.ts';
import { units } from '../table/spots.ts';
import type { ModelId } from '../terms/ids.ts';
import type { Piece, Point } from '../terms/match.ts';
import { isFaerie, softAt } from './ground.ts';
import { contactSpots, refuseStand } from './stand.ts';

/** The place where a fall ends. */
export interface Landing {
  at: Point;
  height: number;
  /** At a spoken table: whether the model falls into water. */
  water?: boolean;
}

/** Edges at most this much farther away than the nearest count as equally near. */
const EQUALLY_NEAR = 1;
const RING = units(0.1);
const RINGS = 40;
/** The distance that the search for room goes along the foot of an edge, in units: four inches. */
const ASIDE_STEPS = 4 * INCH;

const onGrid = ({ x, y }: Place): Point => ({ x, y });

/** The next surface below a place. @rule FAL-1 */
export function surfaceBelow(look: Look, place: Place, height: number): number {
  const tops = look.match.table.terrain
    .filter(({ kind, top, shape }) => kind === 'platform' && top < height - LEVEL && distanceToShape(place, shape) <= 0)
    .map(({ top }) => top);
  return Math.max(0, ...tops);
}

/** The places on the outline of a footprint that are nearest to a place, each with the direction outwards. */
function nearestEdges(from: Place, piece: Piece): { at: Place; normal: Place; far: number }[] {
  const { shape } = piece;
  if ('disc' in shape) {
    const { at, radius } = shape.disc;
    const foot = along(at, from, radius);
    return [{ at: foot, normal: times(minus(foot, at), 1 / radius), far: distance(from, foot) }];
  }
  const side = signedArea(shape.polygon) > 0 ? 1 : -1;
  const all: { at: Place; normal: Place; far: number }[] = [];
  eachEdge(shape.polygon, (a, b) => {
    const size = distance(a, b);
    if (size === 0) return;
    const foot = nearestOnSegment(from, a, b);
    all.push({ at: foot, normal: { x: ((b.y - a.y) * side) / size, y: (-(b.x - a.x) * side) / size }, far: distance(from, foot) });
  });
  const least = Math.min(...all.map(({ far }) => far));
  return all.filter(({ far }) => far <= least + EQUALLY_NEAR);
}

/** The points directly below the edge nearest to a place, in contact with the foot of the platform; several when edges are equally near. @rule FAL-1 */
export function directlyBelow(look: Look, model: ModelId, from: Place, platform: Piece): Point[] {
  const radius = radiusOf(look, model);
  return nearestEdges(from, platform).map(({ at, normal }) => onGrid(settleOnGrid(plus(at, times(normal, radius)), radius, [platform])));
}

/** The nearest free place in each direction along the foot of an edge, in contact with it. */
function besides(look: Look, model: ModelId, edge: { at: Place; normal: Place }, height: number, platform: Piece): Landing[] {
  const radius = radiusOf(look, model);
  const { shape } = platform;
  const touching = (offset: number): Point => {
    const aside = plus(edge.at, { x: -edge.normal.y * offset, y: edge.normal.x * offset });
    const foot = 'disc' in shape ? along(shape.disc.at, aside, shape.disc.radius) : aside;
    const out = 'disc' in shape ? times(minus(foot, shape.disc.at), 1 / shape.disc.radius) : edge.normal;
    return onGrid(settleOnGrid(plus(foot, times(out, radius)), radius, [platform]));
  };
  return [1, -1].flatMap((side) => {
    for (let step = 1; step <= ASIDE_STEPS; step += 1) {
      const point = touching(side * step);
      if (!touches({ at: point, radius }, shape)) return [];
      const landing = landingAt(look, model, point, height);
      if (landing) return [landing];
    }
    return [];
  });
}

/** The first result that is not null, as a list; an empty list when there is none. */
function first<T, R>(all: readonly T[], to: (item: T) => R | null): R[] {
  for (const item of all) {
    const result = to(item);
    if (result) return [result];
  }
  return [];
}

const landingAt = (look: Look, model: ModelId, point: Point, height: number): Landing | null => {
  const below = surfaceBelow(look, point, height);
  return refuseStand(look, model, point, below) === null ? { at: point, height: below } : null;
};

/** The places where a model that leaves a platform may land: directly below, or as close to that as there is room. @rule FAL-1 FAL-11 */
export function landings(look: Look, model: ModelId, from: Place, height: number, platform: Piece): Landing[] {
  const below = directlyBelow(look, model, from, platform);
  const free = below.flatMap((point) => landingAt(look, model, point, height) ?? []);
  if (free.length > 0) return free;
  const away = (place: Place): number => Math.min(...below.map((ideal) => distance(ideal, place)));
  const round = [...contactSpots(platform.shape, radiusOf(look, model))].sort((a, b) => away(a) - away(b));
  const candidates = [
    ...nearestEdges(from, platform).flatMap((edge) => besides(look, model, edge, height, platform)),
    ...first(round, (point) => landingAt(look, model, point, height)),
  ];
  const least = Math.min(...candidates.map(({ at }) => away(at)));
  const nearest = candidates.filter(({ at }) => away(at) <= least + EQUALLY_NEAR);
  if (nearest.length > 0) return nearest;
  for (let ring = 1; ring <= RINGS; ring += 1) {
    for (const ideal of below) {
      for (const u of compass) {
        const point = { x: Math.round(ideal.x + u.x * ring * RING), y: Math.round(ideal.y + u.y * ring * RING) };
        const landing = landingAt(look, model, point, height);
        if (landing) return [landing];
      }
    }
  }
  return [];
}

const QUARTER_FROM = units(2);
const HALF_FROM = units(4);
const DEADLY_FROM = units(6);

/**
 * The wounds of a fall from this height. They depend on all boxes of the model, filled or not.
 * @rule FAE-4 FAL-2 FAL-3 FAL-4 FAL-5 FAL-6 CHR-45 FAL-7 FAL-10 VAR-9
 */
export function fallWounds(look: Look, model: ModelId, height: number, landing: Landing): number {
  const { health } = look.character(model);
  const disc = { at: landing.at, radius: radiusOf(look, model) };
  const wet = (): boolean =>
    softAt(look, { height: landing.height, stairs: null }).some(({ ground, shape }) => ground === 'water' && overlaps(disc, shape));
  const lent = (): boolean =>
    lendersOf(look, model, 'water').some((id) => isWithin(gap(disc, discOf(look, id)), meleeRangeOf(look, id) * INCH));
  const water = look.isSpoken ? landing.water === true : wet() || lent();
  if (height < QUARTER_FROM || water || isFaerie(look, model) || !presenceOf(look, model).falls) return 0;
  if (height < HALF_FROM) return Math.ceil(health / 4);
  return height < DEADLY_FROM ? Math.ceil(health / 2) : health;
}
