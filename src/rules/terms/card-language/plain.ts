import * as v from 'valibot';

// Small shapes that cards, records and everything else out of a file are made of.

/** Numbers out of JSON may be infinite (1e999), never NaN. */
export const number = v.pipe(v.number(), v.finite());
export const whole = v.pipe(v.number(), v.safeInteger());
export const count = v.pipe(whole, v.minValue(0));
const named = () => v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/** Text that names something. */
export const name = named();
export const names = v.array(name);

// The senses of a name: shapes that take the same, each told by itself.

export const abilityName = named();
export const characterName = named();
export const keywordName = named();
/** What later texts call what an effect did, and where they speak of it. */
export const bindName = named();
export const boundName = named();
/** What later texts call models that were chosen, and where they speak of these. */
export const pickName = named();
export const pickedName = named();

export const abilityNames = v.array(abilityName);
export const characterNames = v.array(characterName);
export const keywordNames = v.array(keywordName);
export const flag = v.literal(true);
export const maybe = v.exactOptional;
export const list = v.array;
