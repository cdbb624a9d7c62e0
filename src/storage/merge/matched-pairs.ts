/**
 * Pairs arrivals with things that are here, one to one. Each rule in turn pairs what has no partner yet, in the order given. Arrivals
 * without a partner are missing from the result.
 */
export function matchedPairs<Coming, Here>(
  coming: readonly Coming[],
  present: readonly Here[],
  rules: readonly ((a: Coming, b: Here) => boolean)[],
): Map<Coming, Here> {
  const pairs = new Map<Coming, Here>();
  const free = new Set(present);
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
