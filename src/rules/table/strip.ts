import { BOARD, EXCESS, INCH, OVERLAP } from '../../geometry/lengths.ts';
import { inches } from './spots.ts';
import type { Edge } from '../terms/decision.ts';
import type { Point } from '../terms/match.ts';
import { reason, type Reason } from '../terms/reason.ts';

/** The depth of the strip along a player's edge. @rule DEP-10 */
export const STRIP = 10 * INCH;

/** The distance of a point from an edge. */
const inFrom = (edge: Edge, point: Point): number =>
  ({ north: point.y, south: BOARD - point.y, west: point.x, east: BOARD - point.x })[edge];

/**
 * The reason why a base is not in the strip along an edge; null when it is. `partly`: a part of the base in it is enough (the option `deployWithin`).
 * @rule DEP-10 DEP-11 DEP-12
 */
export function refuseStrip(edge: Edge, point: Point, radius: number, partly: boolean): Reason | null {
  const deep = inFrom(edge, point);
  const outside = deep + (partly ? -radius : radius) > STRIP + EXCESS || deep - radius < -OVERLAP;
  const facts = { edge, least: inches(radius), most: inches(STRIP + (partly ? radius : -radius)), is: inches(deep) };
  return outside ? reason('outside-deployment-zone', ['DEP-10', 'DEP-12'], facts, point) : null;
}

/** Some places in a strip, in rows along its edge. */
export function stripSpots(edge: Edge, radius: number): Point[] {
  const rows = [STRIP - radius, STRIP / 2, radius];
  const columns = Array.from({ length: 17 }, (_, column) => (column + 1) * 2 * INCH);
  const spot = {
    north: swap,
    south: (x: number, y: number) => ({ x, y: BOARD - y }),
    west: (x: number, y: number) => ({ x: y, y: x }),
    east: (x: number, y: number) => ({ x: BOARD - y, y: x }),
  }[edge];
  return rows.flatMap((deep) => columns.map((along) => spot(along, deep)));
}

const swap = (x: number, y: number): Point => ({ x, y });
