import * as v from 'valibot';

// Small shapes that the others are made of. Numbers out of JSON may be infinite (1e999), never NaN.

export const number = v.pipe(v.number(), v.finite());
export const whole = v.pipe(v.number(), v.safeInteger());
export const count = v.pipe(whole, v.minValue(0));
/** Text that names something. */
export const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
export const names = v.array(name);
export const seat = v.pipe(count, v.maxValue(3));
export const point = v.object({ x: number, y: number });
export const spot = v.union([v.strictTuple([number, number]), v.strictTuple([number, number, number])]);
/** An object of whatever: nothing in it is read before it has been checked otherwise. */
export const anything = v.record(v.string(), v.unknown());
export const maybe = v.exactOptional;
