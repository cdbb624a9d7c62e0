import type { Decision } from '../../rules/terms/decision.ts';
import { imaginedOpenings, type Imagined } from '../../seats/imagined-match.ts';
import { worthOf } from '../imagined/worth.ts';
import type { Lot } from '../lot.ts';
import { expand, newNotes, type PlanNode, type PlanNotes } from './expand.ts';
import type { Misjudged } from './misjudging.ts';
import type { Thinker } from './moves.ts';

// The plan of one activation. Each way is worth what the match is worth if the activation ends after it.

export interface Plan {
  way: readonly Decision[];
  value: number;
  /** The value of ending the activation at once. */
  idle: number;
  /** The match after the plan. */
  match: Imagined;
}

/** A key of positions that count as the same: places to a twentieth of an inch, energy, wounds, moonstones. */
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

/** True if the active model of a seat is still to act. */
const goesOn = ({ match }: PlanNode, { seat }: Thinker): boolean =>
  match.order.result === null &&
  imaginedOpenings(match).some((opening) => opening.kind === 'act' && opening.seat === seat && match.stack.length === 1);

/** The kind of the last action of a way; each ability is a kind of its own. */
function kindOf({ way }: PlanNode): string {
  const last = way[way.length - 1];
  return last?.kind === 'use' ? `${last.model ?? ''} ${last.ability}` : (last?.kind ?? '');
}

/** The best ways that end with other kinds of action, so that an action which pays only one step later is not lost. */
function bestOfKinds(ways: readonly PlanNode[], best: readonly PlanNode[], most: number): PlanNode[] {
  const kinds = new Set(best.map(kindOf));
  const some: PlanNode[] = [];
  for (const node of ways) {
    if (some.length >= most) break;
    const kind = kindOf(node);
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    some.push(node);
  }
  return some;
}

/** From this turn on a place is worth only what is done from it. */
const LAST = 4;
const LATE_BEAM = 2;

/** The value of a way to a model that is still to act. */
const openValue = ({ match, bonus }: PlanNode, { seat, cards, level }: Thinker): number =>
  worthOf(match, seat, cards, level.weights, true) + bonus;

export interface Budget {
  nodes: number;
  notes?: PlanNotes;
  /** The error of the player about a way. */
  noise?: Misjudged;
}

/** A plan without any decision. */
export const rootOf = (match: Imagined, { seat, cards, level }: Thinker): PlanNode => {
  const value = worthOf(match, seat, cards, level.weights);
  return { match, way: [], bonus: 0, value, tried: new Map() };
};

/** The best ways of the active model from a root, best first. The first of them may be the root itself. */
export function waysFrom(root: PlanNode, thinker: Thinker, lot: Lot, { nodes, notes = newNotes(), noise }: Budget): PlanNode[] {
  const { level } = thinker;
  const seen = new Set<string>([keyOf(root)]);
  const all: PlanNode[] = [root];
  let beam: PlanNode[] = [root].filter((node) => node.way.length === 0 || goesOn(node, thinker));
  const isLast = level.dares === true && root.match.order.turn >= LAST;
  const judged = (node: PlanNode): number => node.value + (noise ? noise(node, node.value - root.value) : 0);
  for (let depth = 0; depth < level.depth && all.length < nodes; depth += 1) {
    const next: PlanNode[] = [];
    for (const node of beam) {
      if (all.length + next.length >= nodes) break;
      for (const child of expand(node, thinker, notes, lot)) {
        const key = keyOf(child);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push(child);
      }
    }
    if (next.length === 0) break;
    all.push(...next);
    const ways = next.filter((node) => goesOn(node, thinker)).sort((a, b) => judged(b) - judged(a));
    const [first, ...best] = ways.slice(0, isLast ? LATE_BEAM : level.beam);
    const others = ways.slice(best.length + 1);
    if (isLast) others.sort((a, b) => openValue(b, thinker) - openValue(a, thinker));
    // other kinds come before the second best way because the nodes may run out
    const kinds = first && level.kinds !== undefined ? bestOfKinds(others, isLast ? [] : [first, ...best], level.kinds) : [];
    beam = first ? [first, ...kinds, ...best] : [];
  }
  return all.sort((a, b) => judged(b) - judged(a));
}

/** The best plans of the active model, best first. The first of them may be to end at once. */
export function plans(match: Imagined, thinker: Thinker, lot: Lot, budget: Budget): Plan[] {
  const root = rootOf(match, thinker);
  return waysFrom(root, thinker, lot, budget).map(({ way, value, match: after }) => ({ way, value, idle: root.value, match: after }));
}

/** The best plans with different first decisions, best first. */
export function distinctStarts(candidates: readonly Plan[], limit: number): Plan[] {
  const starts = new Set<string>();
  const some: Plan[] = [];
  for (const plan of candidates) {
    const start = JSON.stringify(plan.way[0] ?? null);
    if (starts.has(start)) continue;
    starts.add(start);
    some.push(plan);
    if (some.length >= limit) break;
  }
  return some;
}
