import type { Decision } from '../../rules/terms/decision.ts';
import { asked, type Imagined } from '../../seats/imagined.ts';
import { worthOf } from '../imagined/worth.ts';
import type { Lot } from '../lot.ts';
import { expand, notes, type PlanNode, type PlanNotes } from './expand.ts';
import type { Misjudged } from './misjudging.ts';
import type { Thinker } from './moves.ts';

// One activation: the best of some ways it might go, each of which is worth what it is worth if the activation ended there.

export interface Plan {
  way: readonly Decision[];
  value: number;
  /** What it is worth to end at once. */
  idle: number;
  /** Where it leads. */
  match: Imagined;
}

/** Nodes that stand alike are one: places to a twentieth of an inch, energy, wounds, stones. */
function keyOf({ match, bonus }: PlanNode): string {
  const { models, stones } = match.table;
  let key = bonus.toFixed(2);
  for (const id in models) {
    const model = models[id];
    if (model)
      key += ` ${Math.round(model.at.x / 13)},${Math.round(model.at.y / 13)},${model.energy},${model.wounds},${model.jogged ? 1 : 0}`;
  }
  for (const { depth, holder } of stones) key += ` ${depth}${holder ?? ''}`;
  return key;
}

/** Whether the active model of a seat is still asked what to do. */
const goesOn = ({ match }: PlanNode, { seat }: Thinker): boolean =>
  match.order.result === null &&
  asked(match).some((opening) => opening.kind === 'act' && opening.seat === seat && match.stack.length === 1);

export interface Budget {
  nodes: number;
  kept?: PlanNotes;
  /** Added to the value of a way. */
  noise?: Misjudged;
}

/** Nothing done yet. */
export const rootOf = (match: Imagined, { seat, cards, level }: Thinker): PlanNode => {
  const value = worthOf(match, seat, cards, level.weights);
  return { match, way: [], bonus: 0, value, tried: new Map() };
};

/** The best ways of the active model from where it stands or has come to, best first; the first of them may be to go no further. */
export function waysFrom(root: PlanNode, thinker: Thinker, lot: Lot, { nodes, kept = notes(), noise }: Budget): PlanNode[] {
  const { level } = thinker;
  const seen = new Set<string>([keyOf(root)]);
  const all: PlanNode[] = [root];
  let beam: PlanNode[] = [root].filter((node) => node.way.length === 0 || goesOn(node, thinker));
  const judged = (node: PlanNode): number => node.value + (noise ? noise(node, node.value - root.value) : 0);
  for (let depth = 0; depth < level.depth && all.length < nodes; depth += 1) {
    const next: PlanNode[] = [];
    for (const node of beam) {
      if (all.length + next.length >= nodes) break;
      for (const child of expand(node, thinker, kept, lot)) {
        const key = keyOf(child);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push(child);
      }
    }
    if (next.length === 0) break;
    all.push(...next);
    beam = next
      .filter((node) => goesOn(node, thinker))
      .sort((a, b) => judged(b) - judged(a))
      .slice(0, level.beam);
  }
  return all.sort((a, b) => judged(b) - judged(a));
}

/** The best ways of the active model, best first; the first of them may be to end at once. */
export function plans(match: Imagined, thinker: Thinker, lot: Lot, budget: Budget): Plan[] {
  const root = rootOf(match, thinker);
  return waysFrom(root, thinker, lot, budget).map(({ way, value, match: after }) => ({ way, value, idle: root.value, match: after }));
}

/** The best so many of plans, best first: of ways that begin alike only the best. */
export function unlike(candidates: readonly Plan[], most: number): Plan[] {
  const starts = new Set<string>();
  const some: Plan[] = [];
  for (const plan of candidates) {
    const start = JSON.stringify(plan.way[0] ?? null);
    if (starts.has(start)) continue;
    starts.add(start);
    some.push(plan);
    if (some.length >= most) break;
  }
  return some;
}
