import type { Board } from './board.ts';
import { isOnBoard } from './board.ts';
import type { Point } from './points.ts';
import { distance, point } from './points.ts';
import type { Disc, Shape, Solid } from './shapes.ts';
import { overlaps, room } from './shapes.ts';
import { compass } from './spots.ts';
import { pathClear } from './travel.ts';

/** Corners of a polygon drawn round a circle, on the grid and never inside the circle. */
const ring = (centre: Point, radius: number, corners: 16 | 32): Point[] => {
  // 1 / cos(π/16) and 1 / cos(π/32): how far the corners of such a polygon stand out.
  const out = radius * (corners === 16 ? 1.019591158 : 1.004838572) + 1;
  return compass
    .filter((_, k) => k % (64 / corners) === 0)
    .map((u) => point(Math.round(centre.x + u.x * out) + 0, Math.round(centre.y + u.y * out) + 0));
};

const turnsRound = (shape: Shape, radius: number): Point[] =>
  'disc' in shape ? ring(shape.disc.at, shape.disc.radius + radius, 32) : shape.polygon.flatMap((p) => ring(p, radius, 16));

/**
 * Places where a shortest way of at most `far` units round the solids may turn: round every corner and disc within
 * reach, as far as a base can stand there.
 */
export const waypoints = (start: Disc, far: number, solids: readonly Solid[], board: Board): Point[] => {
  const { radius } = start;
  return solids
    .filter(({ shape }) => room(start, shape) <= far)
    .flatMap(({ shape }) => turnsRound(shape, radius))
    .filter((at) => distance(at, start.at) <= far && isOnBoard({ at, radius }, board))
    .filter((at) => !solids.some(({ shape }) => overlaps({ at, radius }, shape)));
};

/** True when a base may go straight from a to b. */
export const legClear = (a: Point, b: Point, radius: number, solids: readonly Solid[]): boolean =>
  pathClear({ at: a, radius }, [b], solids) === null;
