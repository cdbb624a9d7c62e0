/** One way out of a leaf, read from the chart itself. */
export interface Way {
  from: string;
  exit: string;
  /** The leaf it leads to; `back`: to what lies beneath. */
  to: string;
}

interface Node {
  id: string;
  path: string[];
  states: Record<string, Node>;
  always?: readonly { guard?: unknown; target?: readonly Node[] | undefined }[];
}

const leavesOf = (node: Node): Node[] => {
  const below = Object.values(node.states);
  return below.length === 0 ? [node] : below.flatMap(leavesOf);
};

const exitOf = (guard: unknown): string | null => {
  if (typeof guard !== 'object' || guard === null || !('params' in guard)) return null;
  const { params } = guard;
  return typeof params === 'object' && params !== null && 'exit' in params ? String(params.exit) : null;
};

/** A chart as a table: every leaf, every exit, and where it leads. */
export function waysOf(root: unknown): Way[] {
  return leavesOf(root as Node)
    .filter(({ path }) => path[0] !== 'resume')
    .flatMap(({ path, always = [] }) =>
      always.flatMap(({ guard, target }): Way[] => {
        const exit = exitOf(guard);
        const to = target?.[0]?.path.join('.') ?? '';
        return exit === null ? [] : [{ from: path.join('.'), exit, to: to === 'resume' ? 'back' : to }];
      }),
    );
}

/** The table as text, one line a way: `arcane.call.lie → arcane.replace`. */
export const tableOf = (ways: readonly Way[]): string => `${ways.map(({ from, exit, to }) => `${from}.${exit} → ${to}`).join('\n')}\n`;

const nameOf = (leaf: string): string => leaf.replaceAll(/[.-]/g, '_');

/** The table as a Mermaid picture; the end of a procedure is `[*]`. */
export function pictureOf(ways: readonly Way[]): string {
  const regions = new Map<string, Set<string>>();
  for (const { from, to } of ways) {
    for (const leaf of [from, to]) {
      if (leaf === 'back') continue;
      const region = leaf.includes('.') ? (leaf.split('.')[0] ?? '') : '';
      regions.set(region, (regions.get(region) ?? new Set()).add(leaf));
    }
  }
  const lines = ['stateDiagram-v2'];
  for (const [region, leaves] of regions) {
    const named = [...leaves].map((leaf) => `state "${leaf}" as ${nameOf(leaf)}`);
    if (region === '') lines.push(...named.map((line) => `  ${line}`));
    else lines.push(`  state ${region} {`, ...named.map((line) => `    ${line}`), '  }');
  }
  for (const { from, exit, to } of ways) lines.push(`  ${nameOf(from)} --> ${to === 'back' ? '[*]' : nameOf(to)}: ${exit}`);
  return `${lines.join('\n')}\n`;
}
