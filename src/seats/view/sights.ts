/** The visibility of a field: `open`, every seat sees it as it is; `kept`, no seat sees it, or only in a form that the view makes of it. */
type FieldSight = 'open' | 'kept';

type OpenNames<T, S> = { [K in keyof T]-?: K extends keyof S ? (S[K] extends 'open' ? K : never) : never }[keyof T];
/** The public fields of a thing. */
export type Open<T, S> = Pick<T, OpenNames<T, S>>;

/** Declares the visibility of each field of a type. A field without a declaration does not compile. */
export const sights =
  <T>() =>
  <const S extends Record<keyof T, FieldSight>>(lines: S & Record<Exclude<keyof S, keyof T>, never>): S =>
    lines;

/** A function that checks whether all fields of a thing are public; the field `aside` is not checked. */
export function publicCheck<T extends object, S extends Record<keyof T, FieldSight>>(lines: S, aside?: keyof T): (thing: T) => boolean {
  const isOpen = (name: string): boolean => lines[name as keyof T] === 'open' || name === aside;
  return (thing) => Object.keys(thing).every(isOpen);
}

/**
 * A function that gives the public fields of a thing: a copy, or the thing itself where all its fields are public, so that a match imagined from
 * the view shares what was worked out of the thing.
 */
export function opener<T extends object, S extends Record<keyof T, FieldSight>>(lines: S): (thing: T) => Open<T, S> {
  const names = (Object.keys(lines) as (keyof T)[]).filter((name) => lines[name] === 'open');
  const isOpen = publicCheck<T, S>(lines);
  return (thing) => {
    if (isOpen(thing)) return thing;
    const copy: Partial<T> = {};
    for (const name of names) if (name in thing) copy[name] = thing[name];
    return copy as Open<T, S>; // all public fields have been copied
  };
}

/** A list with the view of each thing; the list itself where each thing is its own view. */
export function viewsOf<V, T extends V>(things: T[], view: (thing: T) => V): V[] {
  const views = things.map(view);
  return views.every((item, place) => item === things[place]) ? things : views;
}

/**
 * Keeps the view of each thing. A match shares unchanged parts with the match before it; views then share theirs, so that a screen can see by
 * the object that a part has not changed.
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
