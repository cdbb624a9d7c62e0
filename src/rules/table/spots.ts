import { INCH } from '../../geometry/lengths.ts';
import type { Spot } from '../terms/decision.ts';
import type { Point } from '../terms/match.ts';

/** Inches as units; a computed length snaps to the grid. */
export const units = (inches: number): number => Math.round(inches * INCH);
/** Units as inches with three decimals, which round-trip. */
export const inches = (length: number): number => Math.round((length / INCH) * 1000) / 1000;

/** A spot of a decision as a point of the match, snapped to the grid. */
export const pointOf = (spot: Spot): Point => ({ x: units(spot[0]), y: units(spot[1]) });
/** The height that a spot names in units; undefined when it names none. */
export const heightOf = (spot: Spot): number | undefined => (spot[2] === undefined ? undefined : units(spot[2]));
export const spotOf = (point: Point): Spot => [inches(point.x), inches(point.y)];
