/** What a pack may hold, counted before anything in it is looked at. */
export const LIMITS = {
  /** Letters of a file. */
  letters: 512 * 1024,
  /** Fields within fields. */
  depth: 40,
  /** Objects and lists of one card, and of a pack. */
  nodes: 4000,
  nodesInAll: 100_000,
  /** Letters of a name, of that of a text on a card, and of what is told beside. */
  name: 40,
  textName: 50,
  notes: 2000,
} as const;

export type LimitFault = { code: 'too-deep' | 'too-large'; where?: string };

/** How many objects and lists stand in plain data; null where they stand too deeply in each other. It goes no further than the limits. */
export function nodesWithin(data: unknown, most: number): number | null {
  const open: [unknown, number][] = [[data, 1]];
  let nodes = 0;
  for (let next = open.pop(); next && nodes <= most; next = open.pop()) {
    const [item, depth] = next;
    if (typeof item !== 'object' || item === null) continue;
    if (depth > LIMITS.depth) return null;
    nodes += 1;
    for (const inner of Object.values(item)) open.push([inner, depth + 1]);
  }
  return nodes;
}

/** Why plain data is no pack that is looked at; null where it may be one. */
export function beyondLimits(data: unknown): LimitFault | null {
  const all = nodesWithin(data, LIMITS.nodesInAll);
  if (all === null) return { code: 'too-deep' };
  if (all > LIMITS.nodesInAll) return { code: 'too-large' };
  for (const [list, cards] of Object.entries(Object(data) as object))
    if (Array.isArray(cards))
      for (const [index, card] of cards.entries())
        if ((nodesWithin(card, LIMITS.nodes) ?? Infinity) > LIMITS.nodes) return { code: 'too-large', where: `${list}.${index}` };
  return null;
}
