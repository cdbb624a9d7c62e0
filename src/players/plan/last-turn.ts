import type { Decision } from '../../rules/terms/decision.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { ModelId, Seat } from '../../rules/terms/ids.ts';
import { asked, isTaken, lookOn, type Imagined } from '../../seats/imagined.ts';
import { positionOf } from '../imagined/figures.ts';
import { quick, rests, taken } from '../imagined/settle.ts';
import { worthOf } from '../imagined/worth.ts';
import { Lot } from '../lot.ts';
import { followingUp, laying } from './fighting.ts';
import { notes, type PlanNotes } from './expand.ts';
import { nearest } from './nearest.ts';
import { reshuffled } from './reshuffled.ts';
import type { Thinker } from './moves.ts';
import { plans, unlike, type Plan } from './planner.ts';

// The last turn is played out: nothing that is only promised counts any more, and few enough activations are left.

/** Models that may still be to activate. */
const MOST_LEFT = 3;
const STEPS = 400;
const ANSWERS = 60;
/** The better two ways are tried in so many times the worlds. */
const MORE = 2;
const NODES = 8;
/** What a point that is promised counts beside matches won, and how many points behind count. */
const POINT = 0.005;
const MOST_BEHIND = 15;
const DECIDED = 0.03;
/** The best ways that are tried. */
const WAYS = 3;

/** Whether a match may end with this turn, soon enough to be played out. */
export function nearsEnd(match: Imagined, { cards }: Thinker): boolean {
  const { figures, turnsLeft } = positionOf(lookOn(match, cards), false);
  return turnsLeft === 0 && figures.filter(({ ready }) => ready).length <= MOST_LEFT;
}

const small = (thinker: Thinker, seat: Seat): Thinker => ({
  ...thinker,
  seat,
  level: { ...thinker.level, brief: true, plain: true, beam: 1, depth: 4, places: 2, hands: 5, rounds: 6, replies: 0, hurts: true },
});

function answer(match: Imagined, opening: Opening, thinker: Thinker, lot: Lot): Decision {
  const { seat } = opening;
  const lesser = small(thinker, seat);
  switch (opening.kind) {
    case 'melee-card':
      return laying(match, opening.side, lesser, lot)?.decision ?? quick(match, opening, thinker.cards, lot);
    case 'follow-up':
      return followingUp(match, opening.side, lesser);
    case 'first':
      return { seat, kind: 'choose-first', first: seat };
    default:
      return quick(match, opening, thinker.cards, lot);
  }
}

/** Answers at once until nothing is under way. */
function resolved(match: Imagined, thinker: Thinker, lot: Lot): Imagined {
  let current = match;
  for (let count = 0; count < ANSWERS && !rests(current); count += 1) {
    const [opening] = asked(current);
    if (!opening) break;
    current = taken(current, answer(current, opening, thinker, lot), thinker.cards);
  }
  return current;
}

const actsNext = (match: Imagined, seat: Seat): boolean =>
  match.order.result === null &&
  match.stack.length === 1 &&
  asked(match).some((opening) => opening.kind === 'act' && opening.seat === seat);

/** A way taken as far as it is legal, and the activation ended. */
function walked(match: Imagined, path: readonly Decision[], seat: Seat, thinker: Thinker, lot: Lot): Imagined {
  let current = match;
  for (const decision of path) {
    if (!actsNext(current, seat) || !isTaken(current, decision, thinker.cards)) break;
    current = resolved(taken(current, decision, thinker.cards), thinker, lot);
  }
  return actsNext(current, seat) ? resolved(taken(current, { seat, kind: 'end-activation' }, thinker.cards), thinker, lot) : current;
}

/** The turn played to its end by small plans of every seat. */
function playedOut(match: Imagined, thinker: Thinker, kept: PlanNotes, lot: Lot): Imagined {
  const { turn } = match.order;
  let current = match;
  for (let step = 0; step < STEPS && !current.order.result && current.order.turn === turn; step += 1) {
    const [opening] = asked(current);
    if (!opening) break;
    const { seat } = opening;
    const lesser = small(thinker, seat);
    if (opening.kind === 'activate') {
      const begun = nearest(current, lesser);
      if (!begun) break;
      current = resolved(taken(current, begun, thinker.cards), thinker, lot);
    } else if (actsNext(current, seat)) {
      const [plan] = plans(current, lesser, lot, { nodes: NODES, kept });
      current = walked(current, plan?.way ?? [], seat, thinker, lot);
    } else current = taken(current, answer(current, opening, thinker, lot), thinker.cards);
  }
  return current;
}

/** How surely a match is won: 1, 0, and between them where it goes on. */
function surely(match: Imagined, { seat, cards, level }: Thinker): number {
  const { result } = match.order;
  if (result) return result.winner === 'draw' ? 0.5 : result.winner === seat ? 1 : 0;
  const worth = worthOf(match, seat, cards, level.weights);
  return 0.5 + (0.4 * worth) / (15 + Math.abs(worth));
}

export interface PlannedWay {
  /** Where the way begins. */
  from: Imagined;
  plan: Plan;
}

interface TriedWay<W> {
  way: W;
  sum: number;
  count: number;
  /** Before anything was played. */
  promised: number;
}

const shareOf = ({ sum, count }: TriedWay<unknown>): number => sum / Math.max(1, count);
const valueOf = (attempt: TriedWay<unknown>): number => shareOf(attempt) + POINT * attempt.promised;

/** The way that wins most often when the turn is played to its end, each in the same worlds: the nearer two ways are, the more worlds they are given. */
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
  const kept = notes();
  const play = (some: readonly TriedWay<W>[], from: number, to: number): TriedWay<W>[] => {
    for (const attempt of some) {
      for (let world = from; world < to; world += 1) {
        const chance = new Lot(`${seed} ${world}`);
        const begun = walked(reshuffled(attempt.way.from, chance), attempt.way.plan.way, seat, thinker, chance);
        attempt.sum += surely(playedOut(begun, thinker, kept, chance), thinker);
        attempt.count += 1;
      }
    }
    return [...some].sort((a, b) => valueOf(b) - valueOf(a));
  };
  const few = Math.ceil(level.worlds / (ways.length > WAYS ? 3 : 2));
  const glanced = play(tried, 0, few);
  const shares = glanced.map(shareOf);
  // nothing that is done makes a difference
  if (Math.max(...shares) - Math.min(...shares) < DECIDED) return ways[0];
  const looked = play(glanced.slice(0, WAYS), few, level.worlds);
  return play(looked.slice(0, 2), level.worlds, MORE * level.worlds)[0]?.way;
}

/** Kinds of deeds that are tried beside the best ways. */
const DEEDS = 2;

/** What a way does to an enemy or takes: whom it strikes, what it uses on an enemy, that it digs; empty where it only moves. */
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

/** The best ways, and the best of each deed that is not among them. */
function ofEveryKind(candidates: readonly Plan[], seat: Seat): Plan[] {
  const some = unlike(candidates, WAYS);
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

/** Of an activation's plans the one that wins most often. */
export function lastly(candidates: readonly Plan[], match: Imagined, thinker: Thinker, lot: Lot): Plan | undefined {
  const plausible = thinker.level.dares ? ofEveryKind(candidates, thinker.seat) : unlike(candidates, WAYS);
  const best = surest(
    plausible.map((plan) => ({ from: match, plan })),
    thinker,
    lot,
  )?.plan;
  return best && daring(best, candidates, match, thinker);
}

/** A deed may cost so many points where nothing is lost by it any more. */
const DARED = 3;

/** Behind in the last turn something is done rather than nothing, if anything can be done. */
export function daring(best: Plan, candidates: readonly Plan[], match: Imagined, { seat, cards, level }: Thinker): Plan {
  if (!level.dares || deedOf(best, seat) !== '') return best;
  const { turnsLeft, held } = positionOf(lookOn(match, cards), true);
  const stones = held[seat] ?? 0;
  if (turnsLeft > 0 || stones >= Math.max(...held.filter((_, index) => index !== seat))) return best;
  return candidates.find((plan) => deedOf(plan, seat) !== '' && plan.value >= best.value - DARED) ?? best;
}
