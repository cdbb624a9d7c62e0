/**
 * Finds for what comes what it is here, one to one: each rule in turn pairs what has nobody yet, in the order given. What finds
 * nobody is not in the answer.
 */
export function paired<Coming, Here>(
  coming: readonly Coming[],
  here: readonly Here[],
  rules: readonly ((one: Coming, other: Here) => boolean)[],
): Map<Coming, Here> {
  const pairs = new Map<Coming, Here>();
  const free = new Set(here);
  for (const belongs of rules)
    for (const one of coming) {
      if (pairs.has(one)) continue;
      for (const other of free) {
        if (!belongs(one, other)) continue;
        pairs.set(one, other);
        free.delete(other);
        break;
      }
    }
  return pairs;
}
