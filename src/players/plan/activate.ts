import type { Decision, DecisionOf } from '../../rules/terms/decision.ts';
import { answers, asked, isTaken, type Imagined } from '../../seats/imagined.ts';
import { settle, taken } from '../imagined/settle.ts';
import { worthOf } from '../imagined/worth.ts';
import type { Lot } from '../lot.ts';
import { notes } from './expand.ts';
import { nearsEnd, surest } from './last-turn.ts';
import type { Thinker } from './moves.ts';
import { nearest } from './nearest.ts';
import { plans, type Plan } from './planner.ts';

// Which model acts next.

const GAIN = 0.25;
/** What gains more than this does not wait. */
const QUIET = 4;

const acts = (match: Imagined, seat: number): boolean => asked(match).some((opening) => opening.kind === 'act' && opening.seat === seat);

/** The model that acts, and its purpose. */
export interface ChosenActivation {
  decision: Decision;
  gain: number;
  /** The match with its activation begun, and what it would do. */
  begun?: Imagined;
  plan?: Plan;
}

/** Cards that are weighed before an activation, and what each turn that one may still be kept for is worth; in the last turn it may cost a little. */
const CARDS = 4;
const KEPT = 0.05;
const LAST = 4;

/** A card that makes the chosen activation better by more than it is worth to be kept; null where none does. */
export function cardFirst(match: Imagined, chosen: ChosenActivation, thinker: Thinker, lot: Lot): Decision | null {
  const { seat, cards, level } = thinker;
  const offered = answers(match, seat, cards).decisions.filter((decision) => decision.kind === 'play-card');
  if (offered.length === 0) return null;
  const some = offered.length > CARDS ? lot.mixed(offered).slice(0, CARDS) : offered;
  const worthWith = (card: Decision | null): number => {
    const after = card ? settle(taken(match, card, cards), cards, lot) : match;
    if (!isTaken(after, chosen.decision, cards)) return worthOf(after, seat, cards, level.weights);
    const begun = settle(taken(after, chosen.decision, cards), cards, lot);
    const plan = acts(begun, seat) ? plans(begun, thinker, lot, { nodes: level.pick })[0] : undefined;
    return plan?.value ?? worthOf(begun, seat, cards, level.weights);
  };
  const turns = LAST - match.order.turn;
  const price = turns > 0 ? KEPT * turns : -KEPT;
  const without = worthWith(null);
  const [best] = some.map((card) => ({ card, gain: worthWith(card) - without })).sort((a, b) => b.gain - a.gain);
  return best && best.gain > price ? best.card : null;
}

/** The model whose activation gains most over standing still, and of equal ones the one that gains most on the match as it is. */
export function activation(match: Imagined, thinker: Thinker, lot: Lot): ChosenActivation | null {
  const { seat, cards, level } = thinker;
  const all = answers(match, seat, cards).decisions.filter((decision): decision is DecisionOf<'activate'> => decision.kind === 'activate');
  const [only] = all;
  if (!only) return null;
  if (all.length === 1) return { decision: only, gain: 0 };
  if (level.pick === 0) return { decision: nearest(match, thinker) ?? only, gain: 0 };
  const worthNow = worthOf(match, seat, cards, level.weights);
  const kept = notes();
  const options: ChosenActivation[] = [];
  for (const decision of all) {
    const begun = settle(taken(match, decision, cards), cards, lot);
    const plan = acts(begun, seat) ? plans(begun, thinker, lot, { nodes: level.pick, kept })[0] : undefined;
    const value = plan?.value ?? worthOf(begun, seat, cards, level.weights);
    const idle = plan?.idle ?? value;
    const gain = value - idle + GAIN * (value - worthNow) + (lot.share() + lot.share() - 1) * level.noise;
    options.push({ decision, gain, begun, ...(plan ? { plan } : {}) });
  }
  options.sort((a, b) => b.gain - a.gain);
  const quiet = level.quietFirst && options.findLast(({ gain }) => gain < QUIET);
  if (quiet) return quiet;
  if (level.worlds > 0 && nearsEnd(match, thinker)) {
    const ways = options
      .slice(0, 3)
      .flatMap(({ begun, plan, ...chosen }) => (begun && plan ? [{ ...chosen, begun, from: begun, plan }] : []));
    const sure = surest(ways, thinker, lot);
    if (sure) return sure;
  }
  return options[0] ?? null;
}
