import { entry, ledgerCount } from '../../ledger.ts';
import { pathLength } from '../../../geometry/points.ts';
import { discOf, stoneDisc } from '../../measuring/bases.ts';
import { straightMove } from '../../movement/straight-move.ts';
import { heightOf, inches, pointOf, units } from '../../table/spots.ts';
import type { NotesOf } from '../../terms/frame-notes.ts';
import type { Eff } from '../../terms/card-language.ts';
import type { Spot } from '../../terms/decision.ts';
import type { Play } from '../../play.ts';
import { leftOf } from '../../printed/text-of.ts';
import type { EffectsFrame, MoveFrame } from '../../terms/frame.ts';
import type { ModelId, Seat } from '../../terms/ids.ts';
import { namedBy } from '../../reading/named-by.ts';
import { energyFor, payFor } from '../../printed/purse.ts';
import { countUse } from '../../reading/declaring/declare.ts';
import { costOf } from '../../reading/cost-of.ts';
import { isForbidden, isUnmovedBy } from '../../reading/stats.ts';
import { reactionSteps, type ReactionStep } from '../../reading/reaction-steps.ts';
import { ask, causer, note, numberFor, over, modelsNamed, type Done, type Handlers, type Work } from '../work.ts';

type MoveEffect = Extract<Eff, { do: 'move' }>;

const REACTION = 1;

/** The seat whose text gave this ability to its bearer, or the seat to its left if it has conceded. */
function giverOf(play: Play, { model, ability, seat }: EffectsFrame): Seat {
  const given = play.model(model).lasting.find(({ gives }) => gives?.id === ability);
  const giver = given?.by ?? seat;
  return play.match.order.seats[giver]?.conceded ? leftOf(play, giver) : giver;
}

function decider({ play, frame }: Work, chooser: MoveEffect['by'], mover: ModelId | undefined): Seat {
  if (chooser === 'resisting') return frame.resisting;
  if (chooser === 'giver') return giverOf(play, frame);
  return chooser === 'owner' && mover !== undefined ? play.model(mover).controller : frame.seat;
}

/** The frame of a move along a drawn path; the last point may name the height of the surface. */
function along(
  { play, answer }: Work,
  { model, as, seat }: Pick<MoveFrame, 'model' | 'seat'> & { as: 'effect' | 'reaction' },
  path: readonly Spot[],
  { freely, limit }: { freely?: MoveEffect['freely']; limit: number },
): MoveFrame {
  const became = answer?.became;
  const last = path[path.length - 1];
  const height = last && play.options.heights ? heightOf(last) : undefined;
  return {
    kind: 'move',
    step: 'move',
    model,
    as,
    seat,
    path: path.map(pointOf),
    ...(height === undefined ? {} : { height }),
    ...(freely ? { freely } : {}),
    ...(play.isSpoken ? { most: limit } : {}),
    ...(became ? { became } : {}),
  };
}

/** The model towards or away from which a move leads; undefined when there is none. */
function leads({ reading }: Work, heading: MoveEffect['way'] = 'any'): ModelId | undefined {
  if (heading === 'any') return undefined;
  if (heading === 'to-mark') return reading.bound.point ? undefined : namedBy(reading, 'target')[0];
  return namedBy(reading, 'towards' in heading ? heading.towards : heading.away)[0];
}

/** The goal of a straight move, towards or away; undefined when there is none. */
function goal(work: Work, heading: MoveEffect['way']): ReturnType<typeof discOf> | undefined {
  const { stone, point } = work.reading.bound;
  if (heading === 'to-mark' && point !== undefined) return { at: point, radius: 0 };
  if (heading === 'to-mark' && stone !== undefined) return stoneDisc(work.play.stone(stone));
  const model = leads(work, heading);
  return model === undefined ? undefined : discOf(work.play, model);
}

/** The models that are moved, in order; the deciding seat orders several. A model is not moved towards or away from itself. */
function inOrder(work: Work, { who, by, way }: MoveEffect): Done<NotesOf<'move'>> {
  const { play } = work;
  const causedBy = causer(work);
  const from = leads(work, way);
  const movers = modelsNamed(work, who).filter((id) => id !== from && !isForbidden(play, id, 'move') && !isUnmovedBy(play, id, causedBy));
  if (movers.length < 2 || work.answer?.order) return note({ queue: work.answer?.order ?? movers, travelled: 0 });
  return ask(decider(work, by === 'owner' ? undefined : by, undefined), { ask: 'order', items: movers });
}

/** The longest reaction step in any direction that a text allows, if it is longer than the one of the book. @rule REA-3 REA-15 */
const longerStep = (play: Play, model: ModelId): ReactionStep | undefined =>
  reactionSteps(play, model)
    .filter(({ towards, inches }) => towards === null && inches > REACTION)
    .sort((a, b) => b.inches - a.inches)[0];

/** True if a path is longer than a reaction step of the book; never at a spoken table. */
const goesFarther = (play: Play, model: ModelId, path: readonly Spot[]): boolean =>
  !play.isSpoken && pathLength(play.model(model).at, path.map(pointOf)) > units(REACTION) + 1;

export const movingEffects: Pick<Handlers, 'move' | 'reaction-step' | 'pay-step'> = {
  /** The models move one after the other. @rule DEF-28 DEF-29 DEF-30 */
  move(work, effect) {
    const { play, frame, now, answer, ended } = work;
    const { queue, travelled = 0 } = now;
    if (!queue) return inOrder(work, effect);
    if (ended?.kind === 'move') return note({ queue, travelled: travelled + inches(ended.result?.travelled ?? 0) });
    const [mover, ...rest] = queue;
    if (mover === undefined) return over(travelled);
    const skip = note({ queue: rest, travelled });
    if (play.model(mover).status !== 'board' || answer?.pass || answer?.option === 'no') return skip;
    const length = numberFor(work, effect.who, mover, effect.in) * frame.copies;
    if (length <= 0) return skip;
    const seat = decider(work, effect.by, mover);
    const { way = 'any', freely } = effect;
    if (way === 'any') {
      if (!answer?.path) return ask(seat, { ask: 'path', model: mover, length: units(length), ...(freely ? { freely } : {}), may: true });
      if (answer.path.length === 0) return skip;
      return {
        then: 'push',
        frame: along(work, { model: mover, as: 'effect', seat }, answer.path, { limit: length, ...(freely ? { freely } : {}) }),
        now: { queue: rest, travelled },
      };
    }
    if (effect.may && answer?.option === undefined) return ask(seat, { ask: 'option', options: ['yes', 'no'], of: 'yes-no', may: true });
    const from = goal(work, way);
    if (from === undefined) return skip;
    const pushed = straightMove(play, { model: mover, seat }, from, length, way !== 'to-mark' && 'away' in way ? 'away' : 'towards');
    const leader = play.isSpoken ? leads(work, way) : undefined;
    const course: MoveFrame = { ...pushed, ...(freely ? { freely } : {}), ...(leader === undefined ? {} : { whom: leader }) };
    return { then: 'push', frame: course, now: { queue: rest, travelled } };
  },

  'pay-step'({ play, frame: { model, ability } }) {
    const { game } = play;
    const { stepping } = game;
    const { energy } = play.model(model);
    if (!stepping || stepping.paid || energy < stepping.cost) return over(0);
    play.patchModel(model, { energy: energy - stepping.cost });
    play.emit({ what: 'energy-spent', model, by: stepping.cost, on: ability });
    play.setStack([{ ...game, stepping: { ...stepping, paid: true } }, ...play.match.stack.slice(1)]);
    return over(stepping.cost);
  },

  /** The step is one straight segment and may have no length. @rule REA-14 REA-15 */
  'reaction-step'(work, { who }) {
    const { play, answer, now } = work;
    const [model] = modelsNamed(work, who);
    if (now.gone || answer?.pass || answer?.path?.length === 0 || model === undefined) return over();
    if (isForbidden(play, model, 'reaction-step') || ledgerCount(play, entry.unanswered()) > 0) return over();
    const price = costOf(play, model, 'reaction-step', 0); // texts can make every reaction step cost energy
    if (price > energyFor(play, model)) return over();
    const seat = play.model(model).controller;
    const longer = longerStep(play, model);
    const most = longer?.inches ?? REACTION;
    if (!answer?.path) return ask(seat, { ask: 'path', model, length: units(most), straight: true, may: true });
    payFor(play, model, price, 'reaction-step');
    if (longer?.counted && goesFarther(play, model, answer.path)) countUse(play, longer.counted.model, { id: longer.counted.ability });
    play.emit({ what: 'reacted', model });
    return { then: 'push', frame: along(work, { model, as: 'reaction', seat }, answer.path, { limit: most }), now: { gone: true } };
  },
};
