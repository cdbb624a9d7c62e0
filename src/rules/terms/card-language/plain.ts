import * as v from 'valibot';

// Small shapes that cards, records and everything else out of a file are made of.

/** Numbers out of JSON may be infinite (1e999), never NaN. */
export const number = v.pipe(v.number(), v.finite());
export const whole = v.pipe(v.number(), v.safeInteger());
export const count = v.pipe(whole, v.minValue(0));
/** Text that names something. */
export const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
export const names = v.array(name);
export const flag = v.literal(true);
export const maybe = v.exactOptional;
export const list = v.array;
