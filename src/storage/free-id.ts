/** The longest id that a file allows, in characters. */
const LONGEST = 80;

/** The wanted id or the first free one after it: `x`, `x-2`, `x-3`. Adds it to `taken`. */
export function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted.slice(0, LONGEST - 8)}-${count}`;
  taken.add(id);
  return id;
}

/** Ids for things that arrive: their own where it is free. No arrival takes the id that another one brings. */
export function freeIds(wanted: readonly string[], taken: ReadonlySet<string>): string[] {
  const all = new Set([...taken, ...wanted]);
  return wanted.map((id) => (taken.has(id) ? freeId(id, all) : id));
}
