/** The visibility of a field: `open`, every seat sees it as it is; `kept`, no seat sees it, or only in a form that the view makes of it. */
type FieldSight = 'open' | 'kept';

type OpenNames<T, S> = { [K in keyof T]-?: K extends keyof S ? (S[K] extends 'open' ? K : never) : never }[keyof T];
/** The public fields of a thing. */
export type Open<T, S> = Pick<T, OpenNames<T, S>>;

/** A line for each field of a thing: one that has none does not compile, and in a match it does not exist for a view. */
export const sights =
  <T>() =>
  <const S extends Record<keyof T, FieldSight>>(lines: S & Record<Exclude<keyof S, keyof T>, never>): S =>
    lines;

/** Copies the fields that everybody may see, as far as they are there. The lines belong to the thing they were written for. */
export function opener<T extends object, S extends Record<keyof T, FieldSight>>(lines: S): (thing: T) => Open<T, S> {
  const names = (Object.keys(lines) as (keyof T)[]).filter((name) => lines[name] === 'open');
  return (thing) => {
    const copy: Partial<T> = {};
    for (const name of names) if (name in thing) copy[name] = thing[name];
    return copy as Open<T, S>; // what is open and there has been copied
  };
}

/**
 * Remembers what was made of a thing. A match shares with the one before it whatever has not changed; so do views, and a screen that draws
 * them sees by the object itself that nothing has.
 */
export function once<T extends object, V>(make: (thing: T) => V): (thing: T) => V {
  const known = new WeakMap<T, { view: V }>();
  return (thing) => {
    const before = known.get(thing);
    if (before) return before.view;
    const view = make(thing);
    known.set(thing, { view });
    return view;
  };
}
