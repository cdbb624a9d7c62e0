import { distance } from '../../geometry/points.ts';
import type { Decision, Of } from '../../rules/terms/decision.ts';
import { answers, asked, lookOn, type Imagined } from '../../seats/imagined.ts';
import { settle, taken } from '../imagined/settle.ts';
import { worthOf } from '../imagined/worth.ts';
import type { Lot } from '../lot.ts';
import { notes } from './expand.ts';
import type { Thinker } from './moves.ts';
import { plans, type Plan } from './planner.ts';

// Which model acts next.

const GAIN = 0.25;

const acts = (match: Imagined, seat: number): boolean => asked(match).some((one) => one.kind === 'act' && one.seat === seat);

/** Whoever is nearest to a stone on the ground or to an enemy. */
function nearest(match: Imagined, { seat, cards }: Thinker, activations: readonly Of<'activate'>[]): Of<'activate'> | undefined {
  const look = lookOn(match, cards);
  const goals = [
    ...match.table.stones.filter(({ holder }) => holder === null).map(({ at }) => at),
    ...look.onBoard.filter(({ controller }) => controller !== seat).map(({ at }) => at),
  ];
  const far = ({ model }: Of<'activate'>): number => Math.min(...goals.map((goal) => distance(goal, look.model(model).at)));
  return [...activations].sort((a, b) => far(a) - far(b))[0];
}

/** Who acts, and what for. */
export interface Chosen {
  decision: Decision;
  gain: number;
  /** The match with its activation begun, and what it would do. */
  begun?: Imagined;
  plan?: Plan;
}

/** The model whose activation gains most over standing still, and of equal ones the one that gains most on the match as it is. */
export function activation(match: Imagined, thinker: Thinker, lot: Lot): Chosen | null {
  const { seat, cards, level } = thinker;
  const all = answers(match, seat, cards).decisions.filter((one): one is Of<'activate'> => one.kind === 'activate');
  const [only] = all;
  if (!only) return null;
  if (all.length === 1) return { decision: only, gain: 0 };
  if (level.pick === 0) return { decision: nearest(match, thinker, all) ?? only, gain: 0 };
  const now = worthOf(match, seat, cards, level.weights);
  const kept = notes();
  let best: Chosen | null = null;
  for (const decision of all) {
    const begun = settle(taken(match, decision, cards), cards, lot);
    const plan = acts(begun, seat) ? plans(begun, thinker, lot, { nodes: level.pick, kept })[0] : undefined;
    const value = plan?.value ?? worthOf(begun, seat, cards, level.weights);
    const idle = plan?.idle ?? value;
    const gain = value - idle + GAIN * (value - now) + (lot.share() + lot.share() - 1) * level.noise;
    if (!best || gain > best.gain) best = { decision, gain, begun, ...(plan ? { plan } : {}) };
  }
  return best;
}
