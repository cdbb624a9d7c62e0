import type { Catalogue } from '../rules/terms/card-language.ts';
import type { Decision } from '../rules/terms/decision.ts';
import { PARTS, type WorthPart, type Turning } from '../rules/terms/thought.ts';
import { asked, isTaken, undisturbed, type Imagined } from '../seats/imagined.ts';
import type { View } from '../seats/view.ts';
import { partsOf, worthOf } from './imagined/worth.ts';
import type { Level } from './levels.ts';
import { Lot } from './lot.ts';
import { whyOf } from './plan/aim.ts';
import { further, notes, type PlanNode } from './plan/expand.ts';
import type { Thinker } from './plan/moves.ts';
import { rootOf, waysFrom } from './plan/planner.ts';

// Whether somebody could have done better, by what it could see then: the best way that begins with what was done against the best of all.

/** What was done, and what would have been better. */
export type Hindsight = Pick<Turning, 'made' | 'decision' | 'why' | 'loss' | 'parts'>;

/** Whether a seat is asked what its active model does, and nothing lies above that. */
const isOwnAct = ({ openings, stack, seat }: View): boolean =>
  stack.length === 1 && openings.some((opening) => opening.kind === 'act' && opening.seat === seat && opening.by === undefined);

/** The difference of two ends, part by part; what of it was only expected comes of chance. */
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

const alike = (a: Decision | undefined, b: Decision): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The best end of a way that begins so; ending the activation is to go no further. */
function bestOf(match: Imagined, first: Decision, thinker: Thinker, seed: string): PlanNode | null {
  const lot = new Lot(seed); // both ways have the same chance
  const root = rootOf(match, thinker);
  if (first.kind === 'end-activation') return root;
  const kept = notes();
  const begun = further(root, first, thinker, kept, lot);
  return begun && (waysFrom(begun, thinker, lot, { nodes: thinker.level.nodes, kept })[0] ?? begun);
}

/**
 * What a seat could have done better than `made` where its active model was to act, by its view alone; null where nothing was better, or where
 * something else was asked. Counts as `think` does, so that it finds the same on every device.
 */
export function hindsight(view: View, made: Decision, cards: Catalogue, level: Level, seed: string): Hindsight | null {
  const { seat } = view;
  if (seat === null || !isOwnAct(view)) return null;
  const match = undisturbed(view, `${seed} 0`);
  if (asked(match).length === 0 || !isTaken(match, made, cards)) return null;
  const thinker: Thinker = { seat, cards, level };
  const [best] = waysFrom(rootOf(match, thinker), thinker, new Lot(seed), { nodes: level.nodes });
  const decision: Decision = best?.way[0] ?? { seat, kind: 'end-activation' };
  if (alike(decision, made)) return null;
  const better = bestOf(match, decision, thinker, seed);
  const done = bestOf(match, made, thinker, seed);
  if (!better || !done || better.value <= done.value) return null;
  const plan = { way: better.way, value: better.value, idle: 0, match: better.match };
  return { made, decision, why: whyOf(match, plan, thinker), loss: better.value - done.value, parts: difference(better, done, thinker) };
}
