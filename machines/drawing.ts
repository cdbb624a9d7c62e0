/** One way out of a leaf, as the chart says. */
export interface Way {
  from: string;
  exit: string;
  /** The next leaf; `back` returns to the frame below. */
  to: string;
}

/** The questions of a leaf in their order, and the frames it lays on top. */
export interface Windows {
  leaf: string;
  asks: readonly string[];
  lays: readonly string[];
}

interface ChartNode {
  id: string;
  path: string[];
  states: Record<string, ChartNode>;
  meta?: Partial<Omit<Windows, 'leaf'>>;
  on?: Readonly<Record<string, readonly { target?: readonly ChartNode[] | undefined }[]>>;
  always?: readonly { guard?: unknown; target?: readonly ChartNode[] | undefined }[];
}

const leavesOf = (node: ChartNode): ChartNode[] => {
  const below = Object.values(node.states);
  return below.length === 0 ? [node] : below.flatMap(leavesOf);
};

const exitOf = (guard: unknown): string | null => {
  if (typeof guard !== 'object' || guard === null || !('params' in guard)) return null;
  const { params } = guard;
  return typeof params === 'object' && params !== null && 'exit' in params ? String(params.exit) : null;
};

const guardOf = (guard: unknown): string => (typeof guard === 'string' ? guard : '');

/** The ways from every state, as ways from `any`. */
export function standingOf(root: unknown): Way[] {
  const { on = {}, always = [] } = root as ChartNode;
  const to = (target: readonly ChartNode[] | undefined): string => target?.[0]?.path.join('.') ?? '';
  return [
    ...always.map(({ guard, target }) => ({ from: 'any', exit: guardOf(guard), to: to(target) })),
    ...Object.entries(on).flatMap(([event, all]) => all.map(({ target }) => ({ from: 'any', exit: event, to: to(target) }))),
  ];
}

/** The questions and frames of every leaf that has some. */
export const windowsOf = (root: unknown): Windows[] =>
  leavesOf(root as ChartNode)
    .map(({ path, meta }) => ({ leaf: path.join('.'), asks: meta?.asks ?? [], lays: meta?.lays ?? [] }))
    .filter(({ asks, lays }) => asks.length + lays.length > 0);

/** A chart as a table: every leaf, every exit, and where it leads. */
export function waysOf(root: unknown): Way[] {
  return leavesOf(root as ChartNode)
    .filter(({ path }) => path[0] !== 'resume')
    .flatMap(({ path, always = [] }) =>
      always.flatMap(({ guard, target }): Way[] => {
        const exit = exitOf(guard);
        const to = target?.[0]?.path.join('.') ?? '';
        return exit === null ? [] : [{ from: path.join('.'), exit, to: to === 'resume' ? 'back' : to }];
      }),
    );
}

/** The table as text, one way on each line: `arcane.call.lie → arcane.replace`. */
export const tableOf = (ways: readonly Way[]): string => `${ways.map(({ from, exit, to }) => `${from}.${exit} → ${to}`).join('\n')}\n`;

const nameOf = (leaf: string): string => leaf.replaceAll(/[.-]/g, '_');

/** The windows as text: `activation.react asks reaction, card` and `activation.react lays effects, move`. */
export const askedOf = (windows: readonly Windows[]): string =>
  windows
    .flatMap(({ leaf, asks, lays }) => [
      ...(asks.length > 0 ? [`${leaf} asks ${asks.join(', ')}\n`] : []),
      ...(lays.length > 0 ? [`${leaf} lays ${lays.join(', ')}\n`] : []),
    ])
    .join('');

/** A leaf with its windows, as lines of a picture. A single question follows its name; several become states within. */
function drawn(leaf: string, asks: readonly string[]): string[] {
  const name = nameOf(leaf);
  const [only = ''] = asks;
  if (asks.length === 0 || (asks.length === 1 && leaf.endsWith(only))) return [`state "${leaf}" as ${name}`];
  if (asks.length === 1) return [`state "${leaf}: ${only}" as ${name}`];
  return [`state "${leaf}" as ${name} {`, ...asks.map((ask) => `  state "${ask}" as ${name}_asks_${nameOf(ask)}`), '}'];
}

/** The table as a Mermaid picture, with the windows of each leaf; `[*]` is the end of a procedure. */
export function pictureOf(ways: readonly Way[], standing: readonly Way[] = [], windows: readonly Windows[] = []): string {
  const asksOf = (leaf: string): readonly string[] => windows.find((entry) => entry.leaf === leaf)?.asks ?? [];
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
    const named = [...leaves].flatMap((leaf) => drawn(leaf, asksOf(leaf)));
    if (region === '') lines.push(...named.map((line) => `  ${line}`));
    else lines.push(`  state ${region} {`, ...named.map((line) => `    ${line}`), '  }');
  }
  for (const { from, exit, to } of ways) lines.push(`  ${nameOf(from)} --> ${to === 'back' ? '[*]' : nameOf(to)}: ${exit}`);
  for (const { leaf, lays } of windows) for (const target of lays) lines.push(`  ${nameOf(leaf)} --> ${nameOf(target)}: lays`);
  if (standing.length > 0) {
    lines.push('  state "whatever is under way" as any', '  state "the leaf of the top frame" as resume');
    for (const { exit, to } of standing) lines.push(`  any --> ${nameOf(to)}: ${exit}`);
  }
  return `${lines.join('\n')}\n`;
}
