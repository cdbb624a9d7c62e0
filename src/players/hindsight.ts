import type { Catalogue } from '../rules/terms/card-language.ts';
import type { Decision } from '../rules/terms/decision.ts';
import { PARTS, type WorthPart, type Turning } from '../rules/terms/thought.ts';
import { imaginedOpenings, isTaken, undisturbed, type Imagined } from '../seats/imagined-match.ts';
import type { View } from '../seats/view.ts';
import { partsOf, worthOf } from './imagined/worth.ts';
import type { Level } from './levels.ts';
import { Lot } from './lot.ts';
import { whyOf } from './plan/aim.ts';
import { extend, newNotes, type PlanNode } from './plan/expand.ts';
import type { Thinker } from './plan/moves.ts';
import { rootOf, waysFrom } from './plan/planner.ts';

// Finds the better decision that a seat had, judged by what it could see then: the best way that begins with its decision against the best way of all.

/** A decision that was made, and a better one. */
export type Hindsight = Pick<Turning, 'made' | 'decision' | 'why' | 'loss' | 'parts'>;

/** True if a seat must decide for its active model and no other procedure is under way. */
const isOwnAct = ({ openings, stack, seat }: View): boolean =>
  stack.length === 1 && openings.some((opening) => opening.kind === 'act' && opening.seat === seat && opening.by === undefined);

/** The difference between two ends, part by part. Its expected share, which the match does not show, counts as chance. */
function difference(better: PlanNode, made: PlanNode, { seat, cards, level }: Thinker): Turning['parts'] {
  const [best, actual] = [better, made].map((node) => ({
    ...partsOf(node.match, seat, cards, level.weights),
    chance: node.value - worthOf(node.match, seat, cards, level.weights),
  })) as [Partial<Record<WorthPart, number>>, Partial<Record<WorthPart, number>>];
  return PARTS.flatMap((part) => {
    const points = (best[part] ?? 0) - (actual[part] ?? 0);
    return Math.abs(points) < 0.05 ? [] : [{ part, points }];
  });
}

const isSame = (a: Decision | undefined, b: Decision): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The best end of a way that begins with this decision. Ending the activation stands for no further action. */
function bestOf(match: Imagined, first: Decision, thinker: Thinker, seed: string): PlanNode | null {
  const lot = new Lot(seed); // the same seed gives both ways the same chance
  const root = rootOf(match, thinker);
  if (first.kind === 'end-activation') return root;
  const notes = newNotes();
  const start = extend(root, first, thinker, notes, lot);
  return start && (waysFrom(start, thinker, lot, { nodes: thinker.level.nodes, notes })[0] ?? start);
}

/**
 * A better decision than `made` for the active model of a seat, judged by its view alone. Null when there was none, or when the seat had to
 * answer another question. It counts as `think` does, so every device finds the same.
 */
export function hindsight(view: View, made: Decision, cards: Catalogue, level: Level, seed: string): Hindsight | null {
  const { seat } = view;
  if (seat === null || !isOwnAct(view)) return null;
  const match = undisturbed(view, `${seed} 0`);
  if (imaginedOpenings(match).length === 0 || !isTaken(match, made, cards)) return null;
  const thinker: Thinker = { seat, cards, level };
  const [best] = waysFrom(rootOf(match, thinker), thinker, new Lot(seed), { nodes: level.nodes });
  const decision: Decision = best?.way[0] ?? { seat, kind: 'end-activation' };
  if (isSame(decision, made)) return null;
  const better = bestOf(match, decision, thinker, seed);
  const actual = bestOf(match, made, thinker, seed);
  if (!better || !actual || better.value <= actual.value) return null;
  const plan = { way: better.way, value: better.value, idle: 0, match: better.match };
  return {
    made,
    decision,
    why: whyOf(match, plan, thinker),
    loss: better.value - actual.value,
    parts: difference(better, actual, thinker),
  };
}
