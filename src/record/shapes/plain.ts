import * as v from 'valibot';
import { count, maybe, name, names, number, whole } from '../../rules/terms/card-language/plain.ts';
import type { Spot } from '../../rules/terms/decision.ts';
import type { Json } from '../../rules/terms/ids.ts';
import type { Point } from '../../rules/terms/match.ts';

// Small shapes from which the others are made; some come from the shapes of cards.
export { count, maybe, name, names, number, whole };

type Optional<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];
type ShapeFields<T> = {
  [K in keyof T]-?: K extends Optional<T> ? v.ExactOptionalSchema<v.GenericSchema<T[K]>, undefined> : v.GenericSchema<T[K]>;
};
/** Refuses a shape that accepts less than the type of its field: such a shape would refuse data that the rules have written. */
type Whole<T, E> = {
  [K in keyof E]: K extends keyof T ? (Required<T>[K] extends v.InferOutput<E[K] & v.GenericSchema> ? E[K] : never) : never;
};

/** The shape of a type, field by field: a field forgotten, one too many, or one that takes more or less than its type does not compile. */
export const shapeOf =
  <T extends object>() =>
  <E extends ShapeFields<T> & v.ObjectEntries>(entries: E & Whole<T, E>): v.GenericSchema<T> =>
    v.object(entries) as unknown as v.GenericSchema<T>; // the signature guarantees that each field fits

export const seat = v.pipe(count, v.maxValue(3));
export const point = shapeOf<Point>()({ x: number, y: number });
export const spot: v.GenericSchema<Spot> = v.union([v.strictTuple([number, number]), v.strictTuple([number, number, number])]);
/** An object with any content, which is checked elsewhere before it is read. */
export const anything = v.record(v.string(), v.unknown());

/** The greatest depth of an answer at a table. */
const DEEPEST = 8;
const isJson = (given: unknown, depth = DEEPEST): boolean => {
  if (typeof given === 'number') return Number.isFinite(given);
  if (typeof given !== 'object' || given === null) return given === null || ['string', 'boolean'].includes(typeof given);
  return depth > 0 && Object.values(given).every((inner) => isJson(inner, depth - 1));
};
/** An object of plain values, not too deep. */
export const jsonObject = v.custom<{ [key: string]: Json }>(
  (given) => typeof given === 'object' && given !== null && !Array.isArray(given) && isJson(given),
);
