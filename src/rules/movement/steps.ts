import { leavesBoard } from '../../geometry/board.ts';
import { pathLength, isSamePoint, snapped } from '../../geometry/points.ts';
import { overlaps, touches } from '../../geometry/shapes.ts';
import { moveStraight, firstContact } from '../../geometry/travel.ts';
import { moveOffers } from '../printed/card-offers.ts';
import { consequences, leftBehind } from '../harm/harm.ts';
import { mark } from '../harm/mark.ts';
import { cardWarnings } from '../reading/play-card.ts';
import { isForbidden } from '../reading/stats.ts';
import { triggered } from '../reading/moments/triggers.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { discOf, heightOf, radiusOf, stoneDisc } from '../measuring/bases.ts';
import { onStoneLevel } from '../measuring/gaps.ts';
import { again, exit, step } from '../step.ts';
import { inches, units } from '../table/spots.ts';
import { reason, type Reason } from '../terms/reason.ts';
import type { Became } from '../terms/fact.ts';
import type { Frame, MoveFrame } from '../terms/frame.ts';
import type { ModelId } from '../terms/ids.ts';
import type { Piece, Point } from '../terms/match.ts';
import { itemsFor } from './crossing.ts';
import { luresTouched } from '../sight/distance.ts';
import { basesAt, isFaerie } from './ground.ts';
import { fallWounds, landings, surfaceBelow, type Landing } from './fall.ts';
import { ladderUnder } from './ladder.ts';
import { levelOf, platformAt, walk, type GroundLevel } from './levels.ts';
import { takeLures } from './lures.ts';
import { legsOf } from './path.ts';

/** The outcome of a move. */
interface MoveOutcome {
  path: Point[];
  level: GroundLevel;
  stoppedBy: string | null;
  /** The base has overlapped the board's edge: out of play. */
  leavesBoard?: boolean;
  /** The landing after going over an edge. */
  fall?: Landing;
  /** At a spoken table: how far the model went, and the outcome that the players told. */
  far?: number;
  became?: Became;
}

const point = ({ x, y }: { x: number; y: number }): Point => ({ x, y });

/** The outcome of a judged path: walked to its end, or to the board's edge. @rule EDG-1 */
function walked(play: Play, frame: MoveFrame): MoveOutcome {
  const disc = discOf(play, frame.model);
  const legs = legsOf(disc.at, frame.path).map(point);
  const level = levelOf(play, frame.model);
  const out = leavesBoard(disc, legs);
  if (out) return { path: [...legs.slice(0, out.leg), point(out.at)], level, stoppedBy: null, leavesBoard: true };
  const { end } = walk(play, disc.at, level, legs);
  return { path: legs, level: frame.height === undefined ? end : { ...end, height: frame.height }, stoppedBy: null };
}

/** The model that a straight move touches where it stops. @rule ABL-14 */
const touched = (play: Look, model: ModelId, place: Point, level: GroundLevel): string | null =>
  basesAt(play, model, level).find(({ shape }) => touches({ at: place, radius: radiusOf(play, model) }, shape))?.id ?? null;

/** Shortens a straight move that would end on a moonstone. @rule MST-6 MOV-2 */
function shortOfStones(play: Look, model: ModelId, outcome: MoveOutcome): MoveOutcome {
  const disc = discOf(play, model);
  const place = outcome.path[0];
  if (!place || outcome.leavesBoard || outcome.fall) return outcome;
  const under = play.match.table.stones.filter(
    (stone) =>
      stone.holder === null &&
      onStoneLevel(play, stone, outcome.level.height) &&
      overlaps({ at: place, radius: disc.radius }, { disc: stoneDisc(stone) }),
  );
  const solids = under.map((stone) => ({ id: stone.id, shape: { disc: stoneDisc(stone) } }));
  const halt = firstContact(disc, place, solids);
  if (halt.stopped === null) return outcome;
  const short = point(halt.at);
  const { end } = walk(play, disc.at, levelOf(play, model), [short]);
  return shortOfStones(play, model, { path: [short], level: end, stoppedBy: halt.stopped });
}

/**
 * The outcome of a push or pull of a model on a ladder: it falls when it is pushed directly away and has room; else it stays.
 * @rule FAL-9 FAL-11 FAL-13 TER-16
 */
function shaken(play: Look, { model, directly, path: [goal] }: MoveFrame, ladder: Piece): MoveOutcome {
  const { at, radius } = discOf(play, model);
  const level = levelOf(play, model);
  const course = goal && moveStraight({ at, radius }, goal, itemsFor(play, { model, as: 'effect' }, { level }));
  const [landing] =
    directly === 'away' && course && !isSamePoint(snapped(course.at), at) ? landings(play, model, at, level.height, ladder) : [];
  return landing ? { path: [at], level, stoppedBy: null, fall: landing } : { path: [at], level, stoppedBy: ladder.id };
}

/**
 * The outcome of a straight push or pull: to the first contact, the board's edge, or over the edge of the surface.
 * @rule MOV-8 MOV-9 FAL-9 FAL-11 EDG-1
 */
function driven(play: Look, frame: MoveFrame): MoveOutcome {
  const { model, directly } = frame;
  const ladder = ladderUnder(play, model);
  if (ladder) return shaken(play, frame, ladder);
  const radius = radiusOf(play, model);
  const start = play.model(model).at;
  const course = walk(play, start, levelOf(play, model), frame.path.slice(0, 1));
  let position = start;
  for (const { level, path } of course.stretches) {
    const goal = path[path.length - 1];
    if (!goal) continue;
    const run = moveStraight({ at: position, radius }, goal, itemsFor(play, frame, { level }));
    position = point(run.at);
    if (run.leftBoard) return { path: [position], level, stoppedBy: null, leavesBoard: true };
    if (run.stoppedBy !== null) return { path: [position], level, stoppedBy: run.stoppedBy };
  }
  const level = course.end;
  if (!course.edge) return { path: [position], level, stoppedBy: directly === 'towards' ? touched(play, model, position, level) : null };
  const platform = platformAt(play, course.edge.last, level.height);
  const [landing] = directly === 'away' && platform ? landings(play, model, course.edge.last, level.height, platform) : [];
  return landing
    ? { path: [position], level, stoppedBy: null, fall: landing }
    : { path: [position], level, stoppedBy: platform?.id ?? null };
}

/** True if a straight push or pull would move a model at all. */
export function leadsAnywhere(look: Look, frame: MoveFrame): boolean {
  const { path, leavesBoard, fall: landing } = shortOfStones(look, frame.model, driven(look, frame));
  const end = path[path.length - 1];
  return leavesBoard === true || landing !== undefined || (end !== undefined && !isSamePoint(snapped(end), look.model(frame.model).at));
}

/** The outcome of a Traverse over an obstacle or along a ladder, or of a jump from a platform. @rule TRV-3 TER-10 TER-14 FAL-1 */
function crossed(play: Play, frame: MoveFrame): MoveOutcome {
  const level = levelOf(play, frame.model);
  const end = point(frame.path[frame.path.length - 1] ?? play.model(frame.model).at);
  if (frame.as === 'jump') {
    const height = frame.height ?? surfaceBelow(play, end, level.height);
    return { path: [], level, stoppedBy: null, fall: { at: end, height } };
  }
  return { path: [end], level: { height: frame.height ?? level.height, stairs: null }, stoppedBy: null };
}

/** The reason why the told outcome of a move is impossible: a model does not fall upwards. @rule FAL-1 */
export function refuseBecame(look: Look, model: ModelId | undefined, { fell }: Became): Reason | null {
  if (!fell || model === undefined || look.match.table.models[model] === undefined) return null;
  const height = fell.from ?? inches(heightOf(look, model));
  return fell.to > height ? reason('falls-upwards', ['FAL-1'], { model, height, to: fell.to }) : null;
}

/** The outcome of a move at a spoken table: told with the decision, or, for a push or pull, asked for (`asked`). */
function spokenOutcome(play: Play, frame: MoveFrame, asked: Became | null): MoveOutcome {
  const { model, as, most = 0 } = frame;
  const became = asked ?? frame.became ?? {};
  const { stays, left, fell, height, far } = became;
  const { at } = play.model(model);
  const named = height === undefined ? frame.height : units(height);
  const level = { height: named ?? heightOf(play, model), stairs: null };
  const below = fell ?? (as === 'jump' ? { to: inches(named ?? 0) } : undefined);
  return {
    path: [],
    level: below ? { ...level, height: heightOf(play, model) } : level,
    stoppedBy: null,
    far: stays ? 0 : units(far ?? most),
    became,
    ...(left ? { leavesBoard: left } : {}),
    ...(below ? { fall: { at, height: units(below.to), ...(fell?.water ? { water: true } : {}) } } : {}),
  };
}

function outcomeOf(play: Play, frame: MoveFrame): MoveOutcome {
  const { model, directly, most = 0, whom } = frame;
  if (play.isSpoken) return spokenOutcome(play, frame, directly ? play.space.driven(model, most, directly, whom) : null);
  if (frame.as === 'traverse' || frame.as === 'jump') return crossed(play, frame);
  return frame.directly ? shortOfStones(play, frame.model, driven(play, frame)) : walked(play, frame);
}

/** Marks the wounds of a fall and returns the frames that follow. @rule FAL-2 FAL-8 FAL-14 */
function fall(play: Play, model: ModelId, from: number, landing: Landing): Frame[] {
  const height = from - landing.height;
  const wounds = fallWounds(play, model, height, landing);
  play.patchModel(model, { at: landing.at, height: landing.height });
  play.emit({ what: 'fell', model, height });
  if (wounds === 0) return [];
  const asked = cardWarnings(play, model, () => [{ to: model, amount: wounds }]);
  if (asked.length === 0) return consequences(play, [mark(play, model, null, wounds)]);
  play.patchTop<MoveFrame>({ fallen: wounds });
  return asked;
}

/** Marks the wounds of a fall after the players who may hold a card against them were asked, and returns the frames that follow. @rule FAL-2 EVA-23 */
function land(play: Play, model: ModelId, wounds: number, calls: readonly ModelId[] | undefined): Frame[] {
  play.patchTop<MoveFrame>({ fallen: undefined });
  const follows = consequences(play, [mark(play, model, null, wounds)]);
  return play.model(model).status === 'board' ? [...follows, ...moved(play, model, calls)] : follows;
}

/** The frames of texts about a move. At a spoken table the players name the models whose texts about its end take effect. */
const moved = (play: Play, model: ModelId, calls: readonly ModelId[] = []): Frame[] =>
  triggered(play, { on: 'moved', model, ...(play.isSpoken ? { calls } : {}) });

/** Moves the model and returns the frames that follow: wounds of a fall, then texts about moves. @rule DEF-22 EDG-2 EDG-4 */
function perform(play: Play, frame: MoveFrame): Frame[] {
  const { model, as } = frame;
  const from = play.model(model).at;
  if (play.model(model).status !== 'board' || (as === 'effect' && isForbidden(play, model, 'move'))) {
    play.patchTop<MoveFrame>({ done: true, result: { travelled: 0, stoppedBy: null } });
    return [];
  }
  const high = heightOf(play, model);
  const { path, level, stoppedBy, leavesBoard, fall: landing, far, became } = outcomeOf(play, frame);
  const end = point(snapped(path[path.length - 1] ?? from));
  const height = play.options.heights ? level.height : play.model(model).height;
  play.patchModel(model, { at: end, height });
  const result = { travelled: far ?? Math.round(pathLength(from, path)), stoppedBy };
  play.patchTop<MoveFrame>({ done: true, result, ...(became ? { became } : {}) });
  const walkedOver = as !== 'traverse' && as !== 'jump' && !(as === 'jog' && isFaerie(play, model));
  const named = became?.lures ?? [];
  takeLures(play, [
    ...luresTouched(play, model, walkedOver ? [from, ...path] : []),
    ...(play.match.table.lures ?? []).filter(({ id }) => named.includes(id)),
  ]);
  play.emit({ what: 'moved', model, as, from, path: landing ? [...path, landing.at] : path, height: landing?.height ?? height });
  if (leavesBoard) {
    play.patchModel(model, { status: 'removed' });
    play.emit({ what: 'left', model, at: end });
    return leftBehind(play, [model]);
  }
  const fellFrom = became?.fell?.from;
  const follows = landing ? fall(play, model, fellFrom === undefined ? high : units(fellFrom), landing) : [];
  if (play.top.kind === 'move' && play.top.fallen !== undefined) return follows;
  return play.model(model).status === 'board' ? [...follows, ...moved(play, model, became?.calls)] : follows;
}

export const movementSteps = {
  move: step<'move'>()({
    exits: ['moved'],
    takes: [],
    asks: [],
    lays: ['effects'],
    run(play, frame) {
      if (frame.done && frame.fallen === undefined) return exit('moved');
      if (!frame.asked && frame.as === 'reaction') {
        play.patchTop<MoveFrame>({ asked: true }); // a reaction step is not a declared action, so it has its own window (CMP-6)
        play.pend(moveOffers(play, frame.model));
        return again;
      }
      if (frame.cancelled) {
        play.patchTop<MoveFrame>({ done: true, result: { travelled: 0, stoppedBy: null } });
        play.emit({ what: 'cancelled', model: frame.model, ability: 'reaction-step' });
        return again;
      }
      play.pend(frame.fallen === undefined ? perform(play, frame) : land(play, frame.model, frame.fallen, frame.became?.calls));
      return again;
    },
  }),
};
