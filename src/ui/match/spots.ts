import type { Spot } from '../../rules/terms/decision.ts';
import type { BoardPoint } from '../contexts/table-port.ts';

const INCH = 254;
const thousandth = (units: number): number => Math.round((units / INCH) * 1000) / 1000;

/** A point of the board as decisions write it: inches with three decimals. */
export const spotOf = ({ x, y }: BoardPoint): Spot => [thousandth(x), thousandth(y)];
/** A spot of a decision as a point of the board. */
export const pointOf = ([x, y]: Spot): BoardPoint => ({ x: Math.round(x * INCH), y: Math.round(y * INCH) });
/** Inches with one decimal, as they are read. */
export const measured = (units: number): string => (Math.round((units / INCH) * 10) / 10).toFixed(1);
/** Whole inches where they are whole. */
export const rounded = (units: number): string => String(Math.round((units / INCH) * 10) / 10);
