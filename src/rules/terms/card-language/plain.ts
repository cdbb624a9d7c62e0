import * as v from 'valibot';

// Small shapes from which the shapes of cards, records and other files are made.

/** A finite number. JSON can contain an infinite one (1e999), but no NaN. */
export const number = v.pipe(v.number(), v.finite());
export const whole = v.pipe(v.number(), v.safeInteger());
export const count = v.pipe(whole, v.minValue(0));
const named = () => v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/** Text that names something. */
export const name = named();
export const names = v.array(name);

// The kinds of name. They accept the same text but are different objects, so that tools can tell them apart.

export const abilityName = named();
export const characterName = named();
export const keywordName = named();
/** The name that an effect gives to its result, and a later use of that name. */
export const bindName = named();
export const boundName = named();
/** The name that an effect gives to the models that a player picks, and a later use of that name. */
export const pickName = named();
export const pickedName = named();

export const abilityNames = v.array(abilityName);
export const characterNames = v.array(characterName);
export const keywordNames = v.array(keywordName);
export const flag = v.literal(true);
export const maybe = v.exactOptional;
export const list = v.array;
