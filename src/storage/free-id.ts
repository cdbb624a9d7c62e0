/** The longest id that a file allows, in characters. */
const LONGEST = 80;

/** The wanted id or the first free one after it: `x`, `x-2`, `x-3`. Adds it to `ids`. */
export function freeId(wanted: string, ids: Set<string>): string {
  let id = wanted;
  for (let count = 2; ids.has(id); count += 1) id = `${wanted.slice(0, LONGEST - 8)}-${count}`;
  ids.add(id);
  return id;
}

/** Ids for things that arrive: their own where it is free. No arrival takes the id that another one brings. */
export function freeIds(wanted: readonly string[], ids: ReadonlySet<string>): string[] {
  const all = new Set([...ids, ...wanted]);
  return wanted.map((id) => (ids.has(id) ? freeId(id, all) : id));
}
