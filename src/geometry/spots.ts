import { JOG_STEP } from './lengths.ts';
import type { Point } from './points.ts';
import { plus, point, times } from './points.ts';
import type { Disc, Solid } from './shapes.ts';
import { overlaps } from './shapes.ts';
import { settleOnGrid } from './travel.ts';

/** Sines of 0, 1/64, 2/64 … 16/64 of a full turn, written out so that every machine uses the same digits. */
const quarter: readonly number[] = [
  0.0, 0.098017140329561, 0.195090322016128, 0.290284677254462, 0.38268343236509, 0.471396736825998, 0.555570233019602, 0.634393284163645,
  0.707106781186547, 0.773010453362737, 0.831469612302545, 0.881921264348355, 0.923879532511287, 0.956940335732209, 0.98078528040323,
  0.995184726672197, 1.0,
];

const sine = (k: number): number => {
  const i = ((k % 64) + 64) % 64;
  const folded = i % 32 <= 16 ? i % 32 : 32 - (i % 32);
  return (i < 32 ? 1 : -1) * (quarter[folded] ?? 0) + 0;
};

/** The 64 directions of the compass, clockwise from north (north is −y, east +x). */
export const compass: readonly Point[] = Array.from({ length: 64 }, (_, k) => point(sine(k), -sine(k + 16) + 0));

/**
 * Places for a footprint of this radius in base contact round a base, clockwise from north, on the grid and never
 * overlapping the base. `count` divides 64. @rule HLD-5
 */
export const spotsRound = (disc: Disc, radius: number, count = 64): Point[] => [...spotsInTurn(disc, radius, count)];

/** The same places one by one, so that a caller who needs only the first that suits does not compute the others. */
export function* spotsInTurn(disc: Disc, radius: number, count = 64): Generator<Point> {
  const solid: Solid = { id: 'base', shape: { disc } };
  for (let k = 0; k < 64; k += 64 / count) {
    const direction = compass[k];
    if (direction) yield spotTowards(direction, disc, radius, solid);
  }
}

const spotTowards = (direction: Point, disc: Disc, radius: number, solid: Solid): Point =>
  settleOnGrid(plus(disc.at, times(direction, disc.radius + radius)), radius, [solid]);

/**
 * The first allowed place in contact with a base, clockwise from north; when there is none, the first on ever wider
 * rings (0.05″ apart), so the nearest allowed one to within a ring. Null when nothing up to `limit` units is allowed.
 * @rule HLD-8
 */
export const nearestFree = (disc: Disc, radius: number, isFree: (point: Point) => boolean, limit: number): Point | null => {
  for (let wider = 0; wider <= limit; wider += JOG_STEP) {
    const ring = { at: disc.at, radius: disc.radius + wider };
    const spot = spotsRound(ring, radius).find(isFree);
    if (spot !== undefined) return spot;
  }
  return null;
};

/** True when a base of this radius could stand in contact with a moonstone without overlapping a solid. @rule MST-10 */
export function isTouchable(stone: Disc, baseRadius: number, solids: readonly Solid[]): boolean {
  const solid: Solid = { id: 'base', shape: { disc: stone } };
  return compass.some((direction) => {
    const place = spotTowards(direction, stone, baseRadius, solid);
    return !solids.some(({ shape }) => overlaps({ at: place, radius: baseRadius }, shape));
  });
}
