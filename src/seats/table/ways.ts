import { leavesBoard } from '../../geometry/board.ts';
import { along, distance, pathLength, snapped } from '../../geometry/points.ts';
import type { Look } from '../../rules/look.ts';
import { itemsFor } from '../../rules/movement/crossing.ts';
import { levelOf } from '../../rules/movement/levels.ts';
import { jogLength, longestReaction, lungeLength, STEP_LENGTH } from '../../rules/movement/allowance.ts';
import { reachOf as placesInReach, REACH_STEP, wayTo, type ReachMove } from '../../rules/movement/reach.ts';
import { discOf } from '../../rules/measuring/bases.ts';
import { spotOf } from '../../rules/table/spots.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { ModelId, Seat } from '../../rules/terms/ids.ts';
import type { Question } from '../../rules/terms/opening.ts';
import type { Point } from '../../rules/terms/board.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import type { DrawnMoveKind, BoardPoint, Route } from './answers.ts';
import { contactNear } from './contact.ts';

type Judge = (decision: Decision) => Reason | null;

/** The search for a path goes this much farther than the model may; the path is then cut. */
const LOOK_FURTHER = 2;
/** Inside a reach only places this many steps apart are shown, because each is drawn as wide as a base. */
const THINNING = 3;

/** The seat that is asked for the path of a moved model, and its question; null when no seat is. */
function askedOf(look: Look, model: ModelId): { seat: Seat; question: Extract<Question, { ask: 'path' }> } | null {
  for (const open of look.openings) {
    if (open.kind === 'choice' && open.question.ask === 'path' && open.question.model === model)
      return { seat: open.seat, question: open.question };
  }
  return null;
}

/** The decision that moves a model along a path. For an effect's move it answers the question. */
function decisionFor(look: Look, model: ModelId, as: DrawnMoveKind, path: readonly Point[]): Decision {
  const spots = path.map(spotOf);
  const { controller } = look.model(model);
  if (as === 'effect') return { seat: askedOf(look, model)?.seat ?? controller, kind: 'answer', path: spots };
  return { seat: controller, kind: as, model, path: spots };
}

/** The move for the rules; the extra length of a lunging Jog is its `lunge`. */
function moveOf(look: Look, model: ModelId, as: DrawnMoveKind, most: number): ReachMove {
  switch (as) {
    case 'step':
      return { model, as: 'step', length: most };
    case 'react':
      return { model, as: 'reaction', length: most };
    case 'jog': {
      const lunge = Math.min(lungeLength(look, model), Math.max(0, most - jogLength(look, model)));
      return { model, as: 'jog', length: most - lunge, lunge };
    }
    case 'effect': {
      // A reaction step that a text gives goes straight like a step, whatever the model's own reaction steps are.
      const { straight = false, freely } = askedOf(look, model)?.question ?? {};
      return { model, as: straight ? 'step' : 'effect', length: most, ...(freely ? { freely } : {}) };
    }
  }
}

/** The farthest this kind of move may go now, in units. */
export function mostOf(look: Look, model: ModelId, as: DrawnMoveKind): number {
  switch (as) {
    case 'step':
      return STEP_LENGTH;
    case 'jog':
      return jogLength(look, model) + lungeLength(look, model);
    case 'react':
      return longestReaction(look, model)?.length ?? STEP_LENGTH;
    case 'effect':
      return askedOf(look, model)?.question.length ?? 0;
  }
}

/** A planned move: its model, its kind, and its greatest length in units. */
export interface WalkAllowance {
  model: ModelId;
  as: DrawnMoveKind;
  limit: number;
}

/** The verdict on a drawn path; `path`: its points after the start. */
export function judgedRoute(look: Look, judge: Judge, { model, as, limit }: WalkAllowance, path: readonly BoardPoint[]): Route {
  const disc = discOf(look, model);
  const legs = path.map(snapped);
  return {
    path: legs,
    length: pathLength(disc.at, legs),
    limit,
    refused: judge(decisionFor(look, model, as, legs)),
    leavesBoard: leavesBoard(disc, legs) !== null,
  };
}

/** A path that ends where its length is used up. */
export function cut(start: Point, path: readonly Point[], limit: number): Point[] {
  const done: Point[] = [];
  let position = start;
  let remaining = limit;
  for (const next of path) {
    const leg = distance(position, next);
    if (leg > remaining) return remaining < 1 && done.length > 0 ? done : [...done, snapped(along(position, next, remaining))];
    done.push(next);
    remaining -= leg;
    position = next;
  }
  return done;
}

const solidsFor = (look: Look, model: ModelId, as: DrawnMoveKind) =>
  itemsFor(look, moveOf(look, model, as, 0), { level: levelOf(look, model) });

/**
 * The path to the point under a finger, at most `limit` units long: straight if that is legal; a Jog, and an effect's move that may turn, go
 * round things in the way. A finger on or close beside a base, a moonstone or terrain means base contact with it, because no finger is that exact.
 */
export function routeTo(look: Look, judge: Judge, walk: WalkAllowance, point: BoardPoint): Route {
  const { model, as } = walk;
  const goal = snapped(point);
  const touching = contactNear(look, model, solidsFor(look, model, as), goal);
  const drawn = touching && routeRound(look, judge, walk, touching);
  return drawn?.refused === null ? drawn : routeRound(look, judge, walk, goal);
}

function routeRound(look: Look, judge: Judge, walk: WalkAllowance, goal: Point): Route {
  const { model, as, limit } = walk;
  const { at } = discOf(look, model);
  const straight = judgedRoute(look, judge, walk, cut(at, [goal], limit));
  if (straight.refused === null) return straight;
  const move = moveOf(look, model, as, limit * LOOK_FURTHER);
  if (move.as !== 'jog' && move.as !== 'effect') return straight;
  const round = wayTo(look, move, goal);
  if (!round || round.length < 2) return straight;
  return judgedRoute(look, judge, walk, cut(at, round, limit));
}

/**
 * The unjudged path to the point under a finger for several moves together, at most `limit` units long: round things in the way, or straight when
 * no path round them is found. A thing under the finger means base contact, as in `routeTo`.
 */
export function trackTo(look: Look, model: ModelId, to: BoardPoint, limit: number): Point[] {
  const { at } = discOf(look, model);
  const [goal] = cut(at, [contactNear(look, model, solidsFor(look, model, 'jog'), snapped(to)) ?? snapped(to)], limit);
  return goal ? (wayTo(look, { model, as: 'jog', length: limit }, goal) ?? [goal]) : [];
}

/** Leaves out most of the places that are surrounded by other places. */
function thinned(start: Point, places: readonly Point[]): Point[] {
  const key = (x: number, y: number): number => x * 100_000 + y;
  const all = new Set(places.map(({ x, y }) => key(x, y)));
  const isInside = ({ x, y }: Point): boolean => {
    for (const dx of [-REACH_STEP, 0, REACH_STEP]) {
      for (const dy of [-REACH_STEP, 0, REACH_STEP]) if (!all.has(key(x + dx, y + dy))) return false;
    }
    return true;
  };
  const apart = THINNING * REACH_STEP;
  return places.filter((place) => ((place.x - start.x) % apart === 0 && (place.y - start.y) % apart === 0) || !isInside(place));
}

/**
 * The places where a move of at most `limit` units can end, so close together that bases there cover the whole reach; null when the model is not on
 * the board.
 */
export function reachOf(look: Look, model: ModelId, as: DrawnMoveKind, limit: number): BoardPoint[] | null {
  const { status, at } = look.model(model);
  return status === 'board' ? thinned(at, placesInReach(look, moveOf(look, model, as, limit))) : null;
}
