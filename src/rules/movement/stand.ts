import { isOnBoard } from '../../geometry/board.ts';
import { length, minus, plus, times, type Point as Place } from '../../geometry/points.ts';
import { distance, pointBetween } from '../../geometry/points.ts';
import {
  distanceToShape,
  eachEdge,
  holdsWholly,
  overlaps,
  signedArea,
  touches,
  type Disc,
  type Polygon,
  type Shape,
} from '../../geometry/shapes.ts';
import { compass, spotsInTurn, spotsRound } from '../../geometry/spots.ts';
import { settleOnGrid } from '../../geometry/travel.ts';
import type { Look } from '../look.ts';
import { heightOf, LEVEL, radiusOf, stoneDisc } from '../measuring/bases.ts';
import { onStoneLevel } from '../measuring/gaps.ts';
import { markerDisc, markerNamed } from '../measuring/markers.ts';
import type { Clause, ModelId } from '../terms/ids.ts';
import type { Point } from '../terms/match.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { basesAt, restWallsAt, type GroundItem } from './ground.ts';
import { isHeld, type GroundLevel } from './levels.ts';

/** The highest surface under a whole base. @rule DEP-12 */
export function restingHeight(look: Look, disc: Disc): number {
  if (!look.options.heights) return 0;
  const tops = look.match.table.terrain.filter(({ kind, shape }) => kind === 'platform' && holdsWholly(shape, disc)).map(({ top }) => top);
  return Math.max(0, ...tops);
}

const TERRAIN: Partial<Record<GroundItem['ground'], Clause>> = { obstacle: 'TER-2', barrier: 'TER-3' };

/** The reason why a base may not rest here at this level: it must stand on a surface and overlap nothing. @rule MOV-2 MST-6 EDG-3 */
export function refuseRest(look: Look, model: ModelId, point: Point, level: GroundLevel): Reason | null {
  const disc = { at: point, radius: radiusOf(look, model) };
  if (!isOnBoard(disc)) return reason('off-board', ['EDG-3'], { model }, point);
  if (!isHeld(look, point, level)) return reason('nothing-to-stand-on', ['MOV-2', 'MOV-14'], { model }, point);
  const base = basesAt(look, model, level).find(({ shape }) => overlaps(disc, shape));
  if (base) return reason('ends-on-model', ['MOV-2', 'MOV-1'], { model, by: base.id }, point);
  const wall = restWallsAt(look, model, level).find(({ shape }) => overlaps(disc, shape));
  if (wall) return reason('ends-on-terrain', ['MOV-2', TERRAIN[wall.ground] ?? 'MOV-1'], { model, by: wall.id }, point);
  const stone = look.match.table.stones.find(
    (lying) => lying.holder === null && onStoneLevel(look, lying, level.height) && overlaps(disc, { disc: stoneDisc(lying) }),
  );
  return stone ? reason('ends-on-stone', ['MST-6', 'MOV-2'], { model, by: stone.id }, point) : null;
}

/**
 * The reason why a model may not stand (or be placed) here; null when it may. `height`: that of the surface; left out, the highest under the whole base.
 * @rule MOV-2 MOV-15 EDG-3
 */
export const refuseStand = (look: Look, model: ModelId, point: Point, height?: number): Reason | null =>
  refuseRest(look, model, point, {
    height: look.options.heights ? (height ?? restingHeight(look, { at: point, radius: radiusOf(look, model) })) : 0,
    stairs: null,
  });

/** The position of a direction clockwise from north, from 0 to 4, without trigonometry. */
const clock = ({ x, y }: Place): number => {
  const size = Math.abs(x) + Math.abs(y);
  if (size === 0) return 0;
  return x >= 0 ? 1 + y / size : 3 - y / size;
};

const CORNER_TURNS = 4;
const EDGE_STEP = 64;

// The spots are kept, because terrain hardly changes and bases have few sizes.
const spotsKnown = new WeakMap<Polygon, Map<number, readonly Point[]>>();

/** Places in contact with a footprint, clockwise from north round its middle, on the grid. */
export function contactSpots(shape: Shape, radius: number): readonly Point[] {
  if ('disc' in shape) return spotsRound(shape.disc, radius).map(({ x, y }) => ({ x, y }));
  const { polygon } = shape;
  let radii = spotsKnown.get(polygon);
  if (!radii) {
    radii = new Map<number, readonly Point[]>();
    spotsKnown.set(polygon, radii);
  }
  let spots = radii.get(radius);
  if (!spots) {
    spots = spotsBeside(polygon, radius);
    radii.set(radius, spots);
  }
  return spots;
}

function spotsBeside(polygon: Polygon, radius: number): Point[] {
  const shape = { polygon };
  const outward = signedArea(polygon) > 0 ? 1 : -1;
  const exact: Place[] = [];
  eachEdge(polygon, (a, b) => {
    const size = distance(a, b);
    if (size === 0) return;
    const line = minus(b, a);
    const out = times({ x: line.y, y: -line.x }, (outward * radius) / length(line));
    const parts = Math.max(1, Math.ceil(size / EDGE_STEP));
    for (let part = 0; part <= parts; part += 1) exact.push(plus(pointBetween(a, b, part / parts), out));
    for (const [k, u] of compass.entries()) if (k % CORNER_TURNS === 0) exact.push(plus(b, times(u, radius)));
  });
  const middle = times(polygon.reduce<Place>(plus, { x: 0, y: 0 }), 1 / polygon.length);
  const solid = [{ id: 'shape', shape }];
  return exact
    .filter((place) => distanceToShape(place, shape) > radius - 1)
    .map((place) => settleOnGrid(place, radius, solid))
    .filter((place) => touches({ at: place, radius }, shape))
    .sort((first, second) => clock(minus(first, middle)) - clock(minus(second, middle)))
    .filter((place, k, all) => k === 0 || place.x !== all[k - 1]?.x || place.y !== all[k - 1]?.y)
    .map(({ x, y }) => ({ x, y }));
}

type Round = { model: ModelId } | { piece: string } | { at: Point; radius: number };

/** Legal spots for a model's base in contact with a disc, a piece or a marker, clockwise from north; used for choices and defaults. @rule DEF-31 */
export const standSpots = (look: Look, model: ModelId, round: Round): Point[] => [...standSpotsInTurn(look, model, round)];

/** The same spots one by one. */
export function* standSpotsInTurn(look: Look, model: ModelId, round: Round): Generator<Point> {
  const { spots, height } = spotsAt(look, radiusOf(look, model), round);
  for (const place of spots) if (refuseStand(look, model, place, height) === null) yield place;
}

/** Places in contact with a thing, and the height there if the thing determines it. */
function spotsAt(look: Look, radius: number, round: Round): { spots: Iterable<Point>; height?: number } {
  if ('piece' in round) {
    const marker = markerNamed(look, round.piece);
    const shape = marker ? { disc: markerDisc(marker.at) } : look.piece(round.piece).shape;
    return { spots: contactSpots(shape, radius) };
  }
  if ('at' in round) return { spots: spotsInTurn(round, radius) };
  const disc = { at: look.model(round.model).at, radius: radiusOf(look, round.model) };
  const height = heightOf(look, round.model);
  return { spots: spotsInTurn(disc, radius), height: height <= LEVEL ? 0 : height };
}
