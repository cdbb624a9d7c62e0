import type { Decision, DecisionOf } from '../../rules/terms/decision.ts';
import { answers, asked, type Imagined } from '../../seats/imagined.ts';
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

/** Who acts, and what for. */
export interface ChosenActivation {
  decision: Decision;
  gain: number;
  /** The match with its activation begun, and what it would do. */
  begun?: Imagined;
  plan?: Plan;
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
