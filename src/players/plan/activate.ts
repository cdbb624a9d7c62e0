import type { Decision, DecisionOf } from '../../rules/terms/decision.ts';
import { imaginedAnswers, imaginedOpenings, isTaken, type Imagined } from '../../seats/imagined-match.ts';
import { settle, afterDecision } from '../imagined/settle.ts';
import { worthOf } from '../imagined/worth.ts';
import type { Lot } from '../lot.ts';
import { newNotes } from './expand.ts';
import { nearsEnd, surest } from './last-turn.ts';
import type { Thinker } from './moves.ts';
import { nearestActivation } from './nearest-activation.ts';
import { plans, type Plan } from './planner.ts';

// The choice of the model to activate.

const GAIN = 0.25;
/** Activations that differ by less than this are equally good. The player draws one of them, so its play varies. */
const LIKING = 0.4;
/** An activation that gains more than this does not wait. */
const QUIET = 4;

const acts = (match: Imagined, seat: number): boolean =>
  imaginedOpenings(match).some((opening) => opening.kind === 'act' && opening.seat === seat);

/** The model to activate, with its plan. */
export interface ChosenActivation {
  decision: Decision;
  gain: number;
  /** The match at the beginning of its activation, and its plan. */
  start?: Imagined;
  plan?: Plan;
}

/**
 * The number of cards considered before an activation; the value of keeping a card for each later turn. In the last turn a card may cost a
 * little.
 */
const CARDS = 4;
const KEPT = 0.05;
const LAST = 4;

/** A card that improves the chosen activation by more than the value of keeping it; null when there is none. */
export function cardFirst(match: Imagined, chosen: ChosenActivation, thinker: Thinker, lot: Lot): Decision | null {
  const { seat, cards, level } = thinker;
  const offered = imaginedAnswers(match, seat, cards).decisions.filter((decision) => decision.kind === 'play-card');
  if (offered.length === 0) return null;
  const some = offered.length > CARDS ? lot.mixed(offered).slice(0, CARDS) : offered;
  const worthWith = (card: Decision | null): number => {
    const after = card ? settle(afterDecision(match, card, cards), cards, lot) : match;
    if (!isTaken(after, chosen.decision, cards)) return worthOf(after, seat, cards, level.weights);
    const begun = settle(afterDecision(after, chosen.decision, cards), cards, lot);
    const plan = acts(begun, seat) ? plans(begun, thinker, lot, { nodes: level.pick })[0] : undefined;
    return plan?.value ?? worthOf(begun, seat, cards, level.weights);
  };
  const turns = LAST - match.order.turn;
  const price = turns > 0 ? KEPT * turns : -KEPT;
  const without = worthWith(null);
  const [best] = some.map((card) => ({ card, gain: worthWith(card) - without })).sort((a, b) => b.gain - a.gain);
  return best && best.gain > price ? best.card : null;
}

/** The model whose activation gains most over standing still. Among equals the gain over the present match decides. */
export function activation(match: Imagined, thinker: Thinker, lot: Lot): ChosenActivation | null {
  const { seat, cards, level } = thinker;
  const all = imaginedAnswers(match, seat, cards).decisions.filter(
    (decision): decision is DecisionOf<'activate'> => decision.kind === 'activate',
  );
  const [only] = all;
  if (!only) return null;
  if (all.length === 1) return { decision: only, gain: 0 };
  if (level.pick === 0) return { decision: nearestActivation(match, thinker) ?? only, gain: 0 };
  const worthNow = worthOf(match, seat, cards, level.weights);
  const notes = newNotes();
  const options: ChosenActivation[] = [];
  for (const decision of all) {
    const begun = settle(afterDecision(match, decision, cards), cards, lot);
    const plan = acts(begun, seat) ? plans(begun, thinker, lot, { nodes: level.pick, notes })[0] : undefined;
    const value = plan?.value ?? worthOf(begun, seat, cards, level.weights);
    const idle = plan?.idle ?? value;
    const gain = value - idle + GAIN * (value - worthNow) + (lot.share() + lot.share() - 1) * Math.max(LIKING, level.noise);
    options.push({ decision, gain, start: begun, ...(plan ? { plan } : {}) });
  }
  options.sort((a, b) => b.gain - a.gain);
  const quiet = level.quietFirst && options.findLast(({ gain }) => gain < QUIET);
  if (quiet) return quiet;
  if (level.worlds > 0 && nearsEnd(match, thinker)) {
    const ways = options
      .slice(0, 3)
      .flatMap(({ start, plan, ...chosen }) => (start && plan ? [{ ...chosen, begun: start, from: start, plan }] : []));
    const sure = surest(ways, thinker, lot);
    if (sure) return sure;
  }
  return options[0] ?? null;
}
