import { leavesBoard } from '../../geometry/board.ts';
import { isWithin } from '../../geometry/lengths.ts';
import { along, distance, pathLength, snapped } from '../../geometry/points.ts';
import { reachable, shortestPath, spotsOf } from '../../geometry/reach.ts';
import { gap } from '../../geometry/shapes.ts';
import { pathClear } from '../../geometry/travel.ts';
import type { Look } from '../../rules/look.ts';
import { itemsFor } from '../../rules/movement/crossing.ts';
import { levelOf } from '../../rules/movement/levels.ts';
import { discOf, stoneDisc } from '../../rules/sight/bases.ts';
import { engagersOf } from '../../rules/sight/engagement.ts';
import { spotOf } from '../../rules/table/spots.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { MoveFrame } from '../../rules/terms/frame.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import type { Point } from '../../rules/terms/match.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import type { BoardPoint, Route } from '../../ui/contexts/table-port.ts';
import { contactNear } from './contact.ts';

export type As = 'step' | 'jog' | 'react' | 'effect';
export type Judge = (decision: Decision) => Reason | null;

const AS: Record<As, MoveFrame['as']> = { step: 'step', jog: 'jog', react: 'reaction', effect: 'effect' };
/** How much farther than it may go a way round is looked for, before it is cut. */
const LOOK_FURTHER = 3;
/** Distance between the places of a reach; each of them is judged where enemies are near (half an inch). */
const JUDGED_STEP = 127;

/** The decision that sends a model this way. An effect's move is the answer to the question that asks for it. */
function decisionFor(look: Look, model: ModelId, as: As, path: readonly Point[]): Decision {
  const spots = path.map(spotOf);
  const seat = look.model(model).controller;
  if (as !== 'effect') return { seat, kind: as, model, path: spots };
  const asks = look.openings.find((open) => open.kind === 'choice' && open.question.ask === 'path' && open.question.model === model);
  return { seat: asks?.seat ?? seat, kind: 'answer', path: spots };
}

/** The verdict on a path as it is; its points after the start. */
export function judgedRoute(look: Look, judge: Judge, model: ModelId, as: As, path: readonly BoardPoint[], most: number): Route {
  const disc = discOf(look, model);
  const legs = path.map(snapped);
  return {
    path: legs,
    length: pathLength(disc.at, legs),
    most,
    refused: judge(decisionFor(look, model, as, legs)),
    leavesBoard: leavesBoard(disc, legs) !== null,
  };
}

/** A path that ends where its length is used up. */
function cut(start: Point, path: readonly Point[], most: number): Point[] {
  const done: Point[] = [];
  let here = start;
  let left = most;
  for (const next of path) {
    const leg = distance(here, next);
    if (leg > left) return left < 1 && done.length > 0 ? done : [...done, snapped(along(here, next, left))];
    done.push(next);
    left -= leg;
    here = next;
  }
  return done;
}

const solidsFor = (look: Look, model: ModelId, as: As) =>
  itemsFor(look, { model, as: AS[as], seat: look.model(model).controller }, { level: levelOf(look, model) });

/**
 * The way to where a finger points, at most `most` units long: straight if that is legal; a jog goes round what is in its way.
 * A finger on or close beside a base, a moonstone or terrain means base contact with it, which no finger finds by itself.
 */
export function routeTo(look: Look, judge: Judge, model: ModelId, as: As, to: BoardPoint, most: number): Route {
  const goal = snapped(to);
  const touching = contactNear(look, model, solidsFor(look, model, as), goal);
  const drawn = touching && wayTo(look, judge, model, as, touching, most);
  return drawn?.refused === null ? drawn : wayTo(look, judge, model, as, goal, most);
}

function wayTo(look: Look, judge: Judge, model: ModelId, as: As, goal: Point, most: number): Route {
  const { at, radius } = discOf(look, model);
  const straight = judgedRoute(look, judge, model, as, cut(at, [goal], most), most);
  if (straight.refused === null || as !== 'jog') return straight;
  const round = shortestPath(at, goal, radius, solidsFor(look, model, as), most * LOOK_FURTHER);
  if (!round || round.length < 2) return straight;
  return judgedRoute(look, judge, model, as, cut(at, round, most), most);
}

/** Where a move of at most `most` units can end; null when the model is not on the board. */
export function reachOf(look: Look, judge: Judge, model: ModelId, as: As, most: number): BoardPoint[] | null {
  if (look.model(model).status !== 'board') return null;
  const disc = discOf(look, model);
  const solids = solidsFor(look, model, as);
  const stones = look.match.table.stones.filter(({ holder }) => holder === null).map((stone) => ({ disc: stoneDisc(stone) }));
  const free = (step?: number): Point[] => spotsOf(reachable(disc, most, solids, stones, undefined, step)).map(({ at }) => at);
  if (as !== 'jog') return free().filter((at) => pathClear(disc, [at], solids) === null);
  const bound = engagersOf(look, model).some(({ stand, range }) => isWithin(gap(stand.disc, disc), range + most));
  if (!bound) return free();
  return free(JUDGED_STEP).filter((at) => routeTo(look, judge, model, as, at, most).refused === null);
}
