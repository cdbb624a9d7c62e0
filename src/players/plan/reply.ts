import type { DecisionOf } from '../../rules/terms/decision.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import { imaginedAnswers, imaginedOpenings, lookOn, type Imagined } from '../../seats/imagined-match.ts';
import { positionOf } from '../imagined/figures.ts';
import { harm } from '../imagined/threat.ts';
import { settle, afterDecision } from '../imagined/settle.ts';
import { worthOf } from '../imagined/worth.ts';
import type { Lot } from '../lot.ts';
import { newNotes, type PlanNotes } from './expand.ts';
import type { Thinker } from './moves.ts';
import { plans, distinctStarts, type Plan } from './planner.ts';

// The enemy's answer to a plan: a short look at the next activation.

const NODES = 14;
const MODELS = 2;
const SHARE = 0.5;

/** The most dangerous models of a seat, as activations. */
function dangerousActivations(match: Imagined, seat: Seat, { cards, level }: Thinker): DecisionOf<'activate'>[] {
  const position = positionOf(lookOn(match, cards), true);
  const others = position.figures.filter((figure) => figure.seat !== seat);
  const hurts = (id: string): number => {
    const victim = position.figures.find((figure) => figure.id === id);
    return victim ? Math.max(0, ...others.map((rival) => harm(position, victim, rival, level.weights) * (1 + rival.stones))) : 0;
  };
  return imaginedAnswers(match, seat, cards)
    .decisions.flatMap((decision) => (decision.kind === 'activate' ? [{ one: decision, hurts: hurts(decision.model) }] : []))
    .sort((a, b) => b.hurts - a.hurts)
    .slice(0, MODELS)
    .map(({ one }) => one);
}

/** The value of a plan after the enemy's best answer; null when the enemy is not next. */
function worthAfterReply({ match }: Plan, thinker: Thinker, notes: PlanNotes, lot: Lot): number | null {
  const { seat, cards, level } = thinker;
  if (match.order.result) return null;
  const ownOpening = imaginedOpenings(match).find((opening) => opening.seat === seat && opening.kind === 'act');
  const ended = ownOpening ? settle(afterDecision(match, { seat, kind: 'end-activation' }, cards), cards, lot) : match;
  const next = imaginedOpenings(ended).find((opening) => opening.kind === 'activate');
  if (!next || next.seat === seat) return null;
  const enemy: Thinker = { seat: next.seat, cards, level: { ...level, beam: 1, kinds: 0, follows: false, depth: 3, places: 2 } };
  let best = { theirs: -Infinity, mine: worthOf(ended, seat, cards, level.weights) };
  for (const decision of dangerousActivations(ended, next.seat, enemy)) {
    const begun = settle(afterDecision(ended, decision, cards), cards, lot);
    if (!imaginedOpenings(begun).some((opening) => opening.kind === 'act' && opening.seat === next.seat)) continue;
    const [plan] = plans(begun, enemy, lot, { nodes: NODES, notes });
    if (!plan || plan.value <= best.theirs) continue;
    // expected points that the enemy wins are lost for this seat
    const expected = plan.value - worthOf(plan.match, next.seat, cards, level.weights);
    best = { theirs: plan.value, mine: worthOf(plan.match, seat, cards, level.weights) - expected };
  }
  return best.mine;
}

/** The best plan after the enemy's answer. */
export function bestAfterReply(candidates: readonly Plan[], thinker: Thinker, lot: Lot): Plan | undefined {
  const { seat, cards, level } = thinker;
  const some = distinctStarts(candidates, level.replies);
  const [only] = some;
  if (some.length < 2) return only;
  const notes = newNotes();
  const judged = some.map((plan) => {
    const after = worthAfterReply(plan, thinker, notes, lot);
    const bonus = plan.value - worthOf(plan.match, seat, cards, level.weights);
    return { plan, value: after === null ? plan.value : (1 - SHARE) * plan.value + SHARE * (after + bonus) };
  });
  return judged.sort((a, b) => b.value - a.value)[0]?.plan;
}
