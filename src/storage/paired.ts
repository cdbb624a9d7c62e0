/**
 * Finds for what comes what it is here, one to one: each rule in turn pairs what has nobody yet, in the order given. What finds
 * nobody is not in the answer.
 */
export function paired<Coming, Here>(
  coming: readonly Coming[],
  kept: readonly Here[],
  rules: readonly ((a: Coming, b: Here) => boolean)[],
): Map<Coming, Here> {
  const pairs = new Map<Coming, Here>();
  const free = new Set(kept);
  for (const belongs of rules)
    for (const arrival of coming) {
      if (pairs.has(arrival)) continue;
      for (const keptItem of free) {
        if (!belongs(arrival, keptItem)) continue;
        pairs.set(arrival, keptItem);
        free.delete(keptItem);
        break;
      }
    }
  return pairs;
}
