import type { Catalogue } from '../rules/terms/card-language.ts';
import type { Decision } from '../rules/terms/decision.ts';
import type { Opening } from '../rules/terms/opening.ts';
import type { Advice, Motive } from '../rules/terms/thought.ts';
import { undisturbed, type Imagined } from '../seats/imagined-match.ts';
import { seatTable, type SeatTable } from '../seats/table/seat-table.ts';
import type { View } from '../seats/view.ts';
import type { Level } from './levels.ts';
import { Lot } from './lot.ts';
import { activation, cardFirst, type ChosenActivation } from './plan/activate.ts';
import { whyOf } from './plan/aim.ts';
import { daring, surestPlan, nearsEnd } from './plan/last-turn.ts';
import { easedLevel } from './plan/mercy.ts';
import type { Thinker } from './plan/moves.ts';
import { misjudging } from './plan/misjudging.ts';
import { plans, type Plan } from './plan/planner.ts';
import { bestAfterReply } from './plan/reply.ts';
import { randomDecision } from './random-player.ts';
import { agreeing } from './windows/agreeing.ts';
import { calling, claiming, replacing } from './windows/claiming.ts';
import { followingUp, going, laying } from './plan/fighting.ts';
import { answersByWorth } from './windows/one-step.ts';
import { reacting } from './windows/reacting.ts';
import { drafting, enlisting, mustering, picking } from './windows/muster.ts';
import { deploying } from './windows/set-up.ts';
import { beginning, marking, takingSide } from './windows/sides.ts';

/** A computer player's decision and its reason. `fallback` says why it gave a random legal answer instead. */
export interface Thought extends Advice {
  fallback?: string;
}

type Reasoned = Advice;

const BEST: Motive = { code: 'best' };
const ANY: Motive = { code: 'any' };
const ONLY: Motive = { code: 'only' };

const because = (decision: Decision | null, motive: Motive): Reasoned | null => decision && { decision, why: motive };

/** The best plan with a look at what follows. */
function bestForeseen(candidates: readonly Plan[], match: Imagined, thinker: Thinker, lot: Lot): Plan | undefined {
  const { worlds, replies } = thinker.level;
  if (worlds > 0 && nearsEnd(match, thinker)) return surestPlan(candidates, match, thinker, lot);
  const best = replies > 0 ? bestAfterReply(candidates, thinker, lot) : candidates[0];
  return best && daring(best, candidates, match, thinker);
}

/** The object of a thought: a seat's view and table, and the match imagined from it. `seed` imagines further matches. */
interface Subject {
  view: View;
  table: SeatTable;
  match: Imagined;
  seed: string;
}

/** The constant part of a player's seed, without the number of the decision at its end. */
const natureOf = (seed: string): string => seed.slice(0, Math.max(0, seed.lastIndexOf(' ')) || seed.length);

/** The next action of the active model, or an action that another effect grants. */
function actionAdvice({ match, seed }: Subject, opening: Opening, thinker: Thinker, lot: Lot): Reasoned {
  const { seat, level } = thinker;
  const noise = misjudging(match, level, natureOf(seed));
  const candidates = plans(match, thinker, lot, { nodes: level.nodes, ...(noise ? { noise } : {}) });
  const isOwn = match.stack.length === 1;
  const best = isOwn ? bestForeseen(candidates, match, thinker, lot) : candidates[0];
  const nothing: Decision = { seat, kind: isOwn && !('by' in opening && opening.by !== undefined) ? 'end-activation' : 'pass' };
  return { decision: best?.way[0] ?? nothing, why: whyOf(match, best, thinker) };
}

/** The best of all answers that can be tried. */
function bestTried({ view, table, match, seed }: Subject, thinker: Thinker, lot: Lot): Decision | null {
  const others = Array.from({ length: thinker.level.samples - 1 }, (_, index) => undisturbed(view, `${seed} ${index + 1}`));
  return answersByWorth([match, ...others], table, thinker, lot)[0]?.decision ?? null;
}

/** The reason for a model's activation. A model that had better do nothing is activated because the others had better wait. */
function activationMotive({ start, plan, gain }: ChosenActivation, thinker: Thinker): Motive {
  if (!start) return gain === 0 ? ONLY : BEST;
  return plan && plan.way.length > 0 ? whyOf(start, plan, thinker) : BEST;
}

function adviceFor(subject: Subject, opening: Opening, thinker: Thinker, lot: Lot): Reasoned | null {
  const { view, table, match } = subject;
  const { seat, level } = thinker;
  switch (opening.kind) {
    case 'agreement':
      return because(agreeing(view, match, thinker), ANY);
    case 'mulligan':
      return because({ seat, kind: 'keep-stones' }, ANY);
    case 'first':
      return because({ seat, kind: 'choose-first', first: seat }, ANY);
    case 'draft':
      return because(drafting(match, thinker, lot), BEST);
    case 'deploy':
      return because(deploying(match, opening.edge, thinker, lot), BEST);
    case 'faction':
      return because(enlisting(match, thinker, lot), BEST);
    case 'troupe':
      return because(mustering(match, thinker, lot), BEST);
    case 'pick':
      return because(picking(match, thinker, lot), ANY);
    case 'start':
      return because(level.plain ? (table.choices().decisions[0] ?? null) : beginning(match, thinker), BEST);
    case 'edge':
      return because(level.plain ? (table.choices().decisions[0] ?? null) : takingSide(match, thinker), BEST);
    case 'markers':
      return because(marking(match, thinker), BEST);
    case 'activate': {
      const chosen = activation(match, thinker, lot);
      const card = chosen && level.dares ? cardFirst(match, chosen, thinker, lot) : null;
      if (card) return because(card, BEST);
      return chosen && { decision: chosen.decision, why: activationMotive(chosen, thinker) };
    }
    case 'act':
      return actionAdvice(subject, opening, thinker, lot);
    case 'reaction':
      return because(reacting(match, thinker, lot), BEST);
    case 'going-for-it':
      return because(level.honest ? { seat, kind: 'pass' } : going(match, opening.side, thinker, lot), BEST);
    case 'melee-card':
      return laying(match, opening.side, thinker, lot);
    case 'critical': {
      const { decisions } = table.choices();
      return because(decisions[decisions.length - 1] ?? null, ANY);
    }
    case 'follow-up':
      return because(followingUp(match, opening.side, thinker), BEST);
    case 'claim':
      return claiming(match, thinker, lot);
    case 'call':
      return calling(match, thinker, lot);
    case 'replace':
      return because(level.honest ? bestTried(subject, thinker, lot) : replacing(match, thinker, lot), BEST);
    default:
      return because(bestTried(subject, thinker, lot), BEST);
  }
}

const isLegal = (table: SeatTable, decision: Decision): boolean => {
  const verdict = table.judge(decision);
  return verdict.known && verdict.refused === null;
};

/**
 * The decision of a computer player, from its view, the cards, its level and a seed alone; the same on every device. Null when its seat has
 * no opening. Effort is counted, never timed.
 */
export function think(view: View, cards: Catalogue, level: Level, seed: string): Thought | null {
  const { seat } = view;
  const table = seatTable(view, cards);
  const { opening } = table;
  if (seat === null || !opening) return null;
  const lot = new Lot(seed);
  let fallback: string;
  try {
    const match = undisturbed(view, `${seed} 0`);
    const advice = adviceFor({ view, table, match, seed }, opening, { seat, cards, level: easedLevel(match, seat, level) }, lot);
    if (advice && isLegal(table, advice.decision)) return advice;
    fallback = advice ? `refused ${advice.decision.kind}` : `nothing for ${opening.kind}`;
  } catch (error) {
    fallback = error instanceof Error ? `${error.message} ${error.stack?.split('\n')[1]?.trim() ?? ''}` : String(error);
  }
  return { decision: randomDecision(table, lot), why: ANY, fallback };
}
