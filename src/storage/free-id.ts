/** What a file allows of an id is 80 letters. */
const LONGEST = 80;

/** The id itself, or the first free one after it: `x`, `x-2`, `x-3`. It is taken from then on. */
export function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted.slice(0, LONGEST - 8)}-${count}`;
  taken.add(id);
  return id;
}

/** Ids for all that comes and is not here: its own where that is free, so that one copy never takes another's. */
export function freeIds(wanted: readonly string[], taken: ReadonlySet<string>): string[] {
  const all = new Set([...taken, ...wanted]);
  return wanted.map((id) => (taken.has(id) ? freeId(id, all) : id));
}
