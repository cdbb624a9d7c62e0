import type { Decision } from '../../rules/terms/decision.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { ModelId, Seat } from '../../rules/terms/ids.ts';
import { imaginedOpenings, isTaken, lookOn, type Imagined } from '../../seats/imagined-match.ts';
import { positionOf } from '../imagined/figures.ts';
import { quickAnswer, isSettled, afterDecision } from '../imagined/settle.ts';
import { worthOf } from '../imagined/worth.ts';
import { Lot } from '../lot.ts';
import { followingUp, laying } from './fighting.ts';
import { newNotes, type PlanNotes } from './expand.ts';
import { nearestActivation } from './nearest-activation.ts';
import { reshuffledMatch } from './reshuffled-match.ts';
import type { Thinker } from './moves.ts';
import { plans, distinctStarts, type Plan } from './planner.ts';

// The last turn, played out: promises no longer count, and few enough activations are left.

/** The most models that may still be to activate. */
const MOST_LEFT = 3;
const STEPS = 400;
const ANSWERS = 60;
/** The factor by which the best two ways are tried in more worlds. */
const MORE = 2;
const NODES = 8;
/** The weight of one promised point beside matches won, and the most promised points that count. */
const POINT = 0.005;
const MOST_BEHIND = 15;
const DECIDED = 0.03;
/** The lead of a way over the second best above which neither is tried again. */
const CLEAR = 1 / 3;
/** The number of best ways that are tried. */
const WAYS = 3;

/** True if the match may end with this turn and few enough models are left to play it out. */
export function nearsEnd(match: Imagined, { cards }: Thinker): boolean {
  const { figures, turnsLeft } = positionOf(lookOn(match, cards), false);
  return turnsLeft === 0 && figures.filter(({ ready }) => ready).length <= MOST_LEFT;
}

const smallThinker = (thinker: Thinker, seat: Seat): Thinker => ({
  ...thinker,
  seat,
  level: {
    ...thinker.level,
    brief: true,
    plain: true,
    beam: 1,
    kinds: 0,
    follows: false,
    depth: 4,
    places: 2,
    hands: 5,
    rounds: 6,
    replies: 0,
    hurts: true,
  },
});

function answer(match: Imagined, opening: Opening, thinker: Thinker, lot: Lot): Decision {
  const { seat } = opening;
  const replier = smallThinker(thinker, seat);
  switch (opening.kind) {
    case 'melee-card':
      return laying(match, opening.side, replier, lot)?.decision ?? quickAnswer(match, opening, thinker.cards, lot);
    case 'follow-up':
      return followingUp(match, opening.side, replier);
    case 'first':
      return { seat, kind: 'choose-first', first: seat };
    default:
      return quickAnswer(match, opening, thinker.cards, lot);
  }
}

/** Gives quick answers until no procedure is under way. */
function resolve(match: Imagined, thinker: Thinker, lot: Lot): Imagined {
  let current = match;
  for (let count = 0; count < ANSWERS && !isSettled(current); count += 1) {
    const [opening] = imaginedOpenings(current);
    if (!opening) break;
    current = afterDecision(current, answer(current, opening, thinker, lot), thinker.cards);
  }
  return current;
}

const actsNext = (match: Imagined, seat: Seat): boolean =>
  match.order.result === null &&
  match.stack.length === 1 &&
  imaginedOpenings(match).some((opening) => opening.kind === 'act' && opening.seat === seat);

/** Plays a way as far as it is legal and ends the activation. */
function playWay(match: Imagined, path: readonly Decision[], seat: Seat, thinker: Thinker, lot: Lot): Imagined {
  let current = match;
  for (const decision of path) {
    if (!actsNext(current, seat) || !isTaken(current, decision, thinker.cards)) break;
    current = resolve(afterDecision(current, decision, thinker.cards), thinker, lot);
  }
  return actsNext(current, seat) ? resolve(afterDecision(current, { seat, kind: 'end-activation' }, thinker.cards), thinker, lot) : current;
}

/** Plays the turn to its end with small plans for every seat. */
function playOutTurn(match: Imagined, thinker: Thinker, notes: PlanNotes, lot: Lot): Imagined {
  const { turn } = match.order;
  let current = match;
  for (let step = 0; step < STEPS && !current.order.result && current.order.turn === turn; step += 1) {
    const [opening] = imaginedOpenings(current);
    if (!opening) break;
    const { seat } = opening;
    const replier = smallThinker(thinker, seat);
    if (opening.kind === 'activate') {
      const begun = nearestActivation(current, replier);
      if (!begun) break;
      current = resolve(afterDecision(current, begun, thinker.cards), thinker, lot);
    } else if (actsNext(current, seat)) {
      const [plan] = plans(current, replier, lot, { nodes: NODES, notes });
      current = playWay(current, plan?.way ?? [], seat, thinker, lot);
    } else current = afterDecision(current, answer(current, opening, thinker, lot), thinker.cards);
  }
  return current;
}

/** The chance of winning: 1 or 0 after the end, between them while the match goes on. */
function winChance(match: Imagined, { seat, cards, level }: Thinker): number {
  const { result } = match.order;
  if (result) return result.winner === 'draw' ? 0.5 : result.winner === seat ? 1 : 0;
  const worth = worthOf(match, seat, cards, level.weights);
  return 0.5 + (0.4 * worth) / (15 + Math.abs(worth));
}

export interface PlannedWay {
  /** The match in which the way begins. */
  from: Imagined;
  plan: Plan;
}

interface TriedWay<W> {
  way: W;
  sum: number;
  count: number;
  /** The value by its plan, in points behind the best. */
  promised: number;
}

const shareOf = ({ sum, count }: TriedWay<unknown>): number => sum / Math.max(1, count);
const valueOf = (attempt: TriedWay<unknown>): number => shareOf(attempt) + POINT * attempt.promised;

/**
 * The way that wins most often when the turn is played to its end. All ways meet the same worlds; the best two meet more of them unless one
 * of them is clearly better.
 */
export function surest<W extends PlannedWay>(ways: readonly W[], thinker: Thinker, lot: Lot): W | undefined {
  const { seat, level } = thinker;
  const best = Math.max(...ways.map(({ plan }) => plan.value));
  const tried = ways.map((option): TriedWay<W> => ({
    way: option,
    sum: 0,
    count: 0,
    promised: Math.max(-MOST_BEHIND, option.plan.value - best),
  }));
  const seed = String(lot.between(0, 0x7fffffff));
  const notes = newNotes();
  const play = (some: readonly TriedWay<W>[], from: number, to: number): TriedWay<W>[] => {
    for (const attempt of some) {
      for (let world = from; world < to; world += 1) {
        const chance = new Lot(`${seed} ${world}`);
        const begun = playWay(reshuffledMatch(attempt.way.from, chance), attempt.way.plan.way, seat, thinker, chance);
        attempt.sum += winChance(playOutTurn(begun, thinker, notes, chance), thinker);
        attempt.count += 1;
      }
    }
    return [...some].sort((a, b) => valueOf(b) - valueOf(a));
  };
  const firstWorlds = Math.ceil(level.worlds / (ways.length > WAYS ? 3 : 2));
  const firstRanking = play(tried, 0, firstWorlds);
  const shares = firstRanking.map(shareOf);
  // every way wins as often as the others
  if (Math.max(...shares) - Math.min(...shares) < DECIDED) return ways[0];
  const secondRanking = play(firstRanking.slice(0, WAYS), firstWorlds, level.worlds);
  const [leader, second] = secondRanking;
  if (leader && second && valueOf(leader) - valueOf(second) > CLEAR) return leader.way;
  return play(secondRanking.slice(0, 2), level.worlds, MORE * level.worlds)[0]?.way;
}

/** The number of other deeds that are tried beside the best ways. */
const DEEDS = 2;

/** The first deed of a plan: a harvest, the target of an attack, or an ability used on an enemy. Empty when the plan only moves. */
function deedOf({ way, match }: Plan, seat: Seat): string {
  const { models } = match.table;
  const isEnemy = (target: ModelId): boolean => models[target] !== undefined && models[target].controller !== seat;
  for (const decision of way) {
    if (decision.kind === 'harvest') return 'harvest';
    if (decision.kind === 'melee') return `melee ${decision.target}`;
    if (decision.kind === 'use' && decision.targets?.some(isEnemy)) return `use ${decision.ability}`;
  }
  return '';
}

/** The best plans, with the best one of each deed that is not among them. */
function bestOfDeeds(candidates: readonly Plan[], seat: Seat): Plan[] {
  const some = distinctStarts(candidates, WAYS);
  const deeds = new Set(['', ...some.map((plan) => deedOf(plan, seat))]);
  for (const plan of candidates) {
    if (some.length >= WAYS + DEEDS) break;
    const deed = deedOf(plan, seat);
    if (deeds.has(deed)) continue;
    deeds.add(deed);
    some.push(plan);
  }
  return some;
}

/** The plan of an activation that wins most often. */
export function surestPlan(candidates: readonly Plan[], match: Imagined, thinker: Thinker, lot: Lot): Plan | undefined {
  const plausible = thinker.level.dares ? bestOfDeeds(candidates, thinker.seat) : distinctStarts(candidates, WAYS);
  const best = surest(
    plausible.map((plan) => ({ from: match, plan })),
    thinker,
    lot,
  )?.plan;
  return best && daring(best, candidates, match, thinker);
}

/** The points that a deed may cost when the match is lost without it. */
const DARED = 3;

/** The best plan; when the seat is behind in the last turn, the best plan with a deed that costs few points more. */
export function daring(best: Plan, candidates: readonly Plan[], match: Imagined, { seat, cards, level }: Thinker): Plan {
  if (!level.dares || deedOf(best, seat) !== '') return best;
  const { turnsLeft, held } = positionOf(lookOn(match, cards), true);
  const stones = held[seat] ?? 0;
  if (turnsLeft > 0 || stones >= Math.max(...held.filter((_, index) => index !== seat))) return best;
  return candidates.find((plan) => deedOf(plan, seat) !== '' && plan.value >= best.value - DARED) ?? best;
}
