/** The limits of a pack, which are checked before its content is read. */
export const LIMITS = {
  /** Characters of a file. */
  letters: 512 * 1024,
  /** The depth of nesting. */
  depth: 40,
  /** Objects and lists of one card, and of a whole pack. */
  nodes: 4000,
  nodesInAll: 100_000,
  /** Characters of a name, of the name of a text on a card, and of further texts. */
  name: 40,
  textName: 50,
  notes: 2000,
} as const;

export type LimitFault = { code: 'too-deep' | 'too-large'; where?: string };

/** The number of objects and lists in plain data; null where they are nested too deeply. It stops counting at the limits. */
export function nodesWithin(data: unknown, limit: number): number | null {
  const open: [unknown, number][] = [[data, 1]];
  let nodes = 0;
  for (let next = open.pop(); next && nodes <= limit; next = open.pop()) {
    const [item, depth] = next;
    if (typeof item !== 'object' || item === null) continue;
    if (depth > LIMITS.depth) return null;
    nodes += 1;
    for (const inner of Object.values(item)) open.push([inner, depth + 1]);
  }
  return nodes;
}

/** The limit that plain data exceeds; null when it is within all limits. */
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
