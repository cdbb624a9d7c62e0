import type { Catalogue } from '../rules/terms/card-language.ts';
import type { Decision } from '../rules/terms/decision.ts';
import type { Opening } from '../rules/terms/opening.ts';
import type { Advice, Motive } from '../rules/terms/thought.ts';
import { undisturbed, type Imagined } from '../seats/imagined.ts';
import { seatTable, type SeatTable } from '../seats/table/seat-table.ts';
import type { View } from '../seats/view.ts';
import type { Level } from './levels.ts';
import { Lot } from './lot.ts';
import { activation, cardFirst } from './plan/activate.ts';
import { whyOf } from './plan/aim.ts';
import { daring, lastly, nearsEnd } from './plan/last-turn.ts';
import type { Thinker } from './plan/moves.ts';
import { misjudging } from './plan/misjudging.ts';
import { plans, type Plan } from './plan/planner.ts';
import { replied } from './plan/reply.ts';
import { randomDecision } from './random-player.ts';
import { agreeing } from './windows/agreeing.ts';
import { calling, claiming, replacing } from './windows/claiming.ts';
import { followingUp, going, laying } from './plan/fighting.ts';
import { weighed } from './windows/one-step.ts';
import { reacting } from './windows/reacting.ts';
import { drafting, enlisting, mustering, picking } from './windows/muster.ts';
import { deploying } from './windows/set-up.ts';
import { beginning, marking, takingSide } from './windows/sides.ts';

/** What a computer player has decided, and why; `fallback`: it knew no better than any legal answer. */
export interface Thought extends Advice {
  fallback?: string;
}

/** A decision with its reason. */
type Reasoned = Advice;

const BEST: Motive = { code: 'best' };
const ANY: Motive = { code: 'any' };

const because = (decision: Decision | null, motive: Motive): Reasoned | null => decision && { decision, why: motive };

/** The best plan by what comes after it. */
function foreseen(candidates: readonly Plan[], match: Imagined, thinker: Thinker, lot: Lot): Plan | undefined {
  const { worlds, replies } = thinker.level;
  if (worlds > 0 && nearsEnd(match, thinker)) return lastly(candidates, match, thinker, lot);
  const best = replies > 0 ? replied(candidates, thinker, lot) : candidates[0];
  return best && daring(best, candidates, match, thinker);
}

/** The active model's next action, or the one it may take for another. */
function acting(match: Imagined, opening: Opening, thinker: Thinker, lot: Lot): Reasoned {
  const { seat, level } = thinker;
  const noise = misjudging(match, level);
  const candidates = plans(match, thinker, lot, { nodes: level.nodes, ...(noise ? { noise } : {}) });
  const isOwn = match.stack.length === 1;
  const best = isOwn ? foreseen(candidates, match, thinker, lot) : candidates[0];
  const nothing: Decision = { seat, kind: isOwn && !('by' in opening && opening.by !== undefined) ? 'end-activation' : 'pass' };
  return { decision: best?.way[0] ?? nothing, why: whyOf(match, best, thinker) };
}

/** What is thought about: the view of a seat, what it may do, and the match as it is imagined; `seed` imagines others. */
interface Subject {
  view: View;
  table: SeatTable;
  match: Imagined;
  seed: string;
}

/** The best of all answers that can be tried. */
function tried({ view, table, match, seed }: Subject, thinker: Thinker, lot: Lot): Decision | null {
  const others = Array.from({ length: thinker.level.samples - 1 }, (_, index) => undisturbed(view, `${seed} ${index + 1}`));
  return weighed([match, ...others], table, thinker, lot)[0]?.decision ?? null;
}

function answered(subject: Subject, opening: Opening, thinker: Thinker, lot: Lot): Reasoned | null {
  const { view, table, match } = subject;
  const { seat, level } = thinker;
  switch (opening.kind) {
    case 'agreement':
      return because(agreeing(view, match, thinker), BEST);
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
      return chosen && { decision: chosen.decision, why: chosen.begun ? whyOf(chosen.begun, chosen.plan, thinker) : BEST };
    }
    case 'act':
      return acting(match, opening, thinker, lot);
    case 'reaction':
      return because(reacting(match, thinker, lot), BEST);
    case 'going-for-it':
      return because(level.honest ? { seat, kind: 'pass' } : going(match, opening.side, thinker, lot), BEST);
    case 'melee-card':
      return laying(match, opening.side, thinker, lot);
    case 'critical': {
      const { decisions } = table.choices();
      return because(decisions[decisions.length - 1] ?? null, BEST);
    }
    case 'follow-up':
      return because(followingUp(match, opening.side, thinker), BEST);
    case 'claim':
      return claiming(match, thinker, lot);
    case 'call':
      return calling(match, thinker, lot);
    case 'replace':
      return because(level.honest ? tried(subject, thinker, lot) : replacing(match, thinker, lot), BEST);
    default:
      return because(tried(subject, thinker, lot), BEST);
  }
}

const legal = (table: SeatTable, decision: Decision): boolean => {
  const verdict = table.judge(decision);
  return verdict.known && verdict.refused === null;
};

/**
 * What a computer player decides: by its view, the cards of the match, its level and a seed alone, and the same on every device. Null when
 * its seat is asked nothing. It counts what it looks at and never the time.
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
    const advice = answered({ view, table, match, seed }, opening, { seat, cards, level }, lot);
    if (advice && legal(table, advice.decision)) return advice;
    fallback = advice ? `refused ${advice.decision.kind}` : `nothing for ${opening.kind}`;
  } catch (error) {
    fallback = error instanceof Error ? `${error.message} ${error.stack?.split('\n')[1]?.trim() ?? ''}` : String(error);
  }
  return { decision: randomDecision(table, lot), why: ANY, fallback };
}
