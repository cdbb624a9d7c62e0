import { INCH } from '../../geometry/lengths.ts';
import type { Spot } from '../../rules/terms/decision.ts';
import type { View } from '../../seats/view.ts';
import type { BoardPoint } from '../contexts/table-port.ts';
import { number } from '../../words/language/sentences.ts';

const thousandth = (units: number): number => Math.round((units / INCH) * 1000) / 1000;

/** The middle of a shape; for a polygon, the mean of its corners. */
export function middleOf(shape: View['table']['terrain'][number]['shape']): BoardPoint {
  if ('disc' in shape) return shape.disc.at;
  const sum = shape.polygon.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: Math.round(sum.x / shape.polygon.length), y: Math.round(sum.y / shape.polygon.length) };
}

/** The vector from one point to another, in inches with three decimals. */
export const wayTo = (from: BoardPoint, to: BoardPoint): readonly [number, number] => [
  thousandth(to.x - from.x),
  thousandth(to.y - from.y),
];

/** A point of the board as decisions write it: inches with three decimals. */
export const spotOf = ({ x, y }: BoardPoint): Spot => [thousandth(x), thousandth(y)];
/** A spot of a decision as a point of the board. */
export const pointOf = ([x, y]: Spot): BoardPoint => ({ x: Math.round(x * INCH), y: Math.round(y * INCH) });
/** Inches with one decimal, for reading. */
export const inchesText = (units: number): string => number(Math.round((units / INCH) * 10) / 10, 1);
/** Inches with one decimal, or with two below a tenth of an inch, so that a small distance is never shown as 0.0. */
export const hundredths = (units: number): string =>
  units < INCH / 10 ? number(Math.ceil((units / INCH) * 100) / 100, 2) : inchesText(units);
/** Inches with one decimal at most. */
export const rounded = (units: number): string => number(Math.round((units / INCH) * 10) / 10);
