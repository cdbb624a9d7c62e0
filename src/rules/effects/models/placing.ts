import { namedThing } from '../../terms/named-thing.ts';
import type { Look } from '../../look.ts';
import { refuseStand } from '../../movement/ways.ts';
import { refuseLured } from '../../movement/lures.ts';
import { restingHeight, standSpotsInTurn } from '../../movement/stand.ts';
import type { Play } from '../../play.ts';
import { refuseStrip, stripSpots } from '../../table/strip.ts';
import { INCH } from '../../../geometry/lengths.ts';
import { meleeRangeOf } from '../../printed/reach.ts';
import { discOf, radiusOf } from '../../measuring/bases.ts';
import { boxOf, houseOf, isInside } from '../../measuring/houses.ts';
import { activeMarkers, markerNamed, markersUnder } from '../../measuring/markers.ts';
import { inContact, terrainUnder, touchesPiece, within } from '../../sight/distance.ts';
import { isTerrain } from '../../table/is-terrain.ts';
import { sees } from '../../sight/sight.ts';
import { heightOf, inches, pointOf, units } from '../../table/spots.ts';
import type { Eff } from '../../terms/card-language.ts';
import { UNSAID, type Spot } from '../../terms/decision.ts';
import type { ModelId, PieceId } from '../../terms/ids.ts';
import type { Match, Model, Point } from '../../terms/match.ts';
import type { Question } from '../../terms/opening.ts';
import { reason, type Reason } from '../../terms/reason.ts';
import { isStep } from '../../printed/abilities-of.ts';
import { namedBy } from '../../reading/named-by.ts';
import { valueOf } from '../../reading/reading.ts';
import { ask, note, over, modelsNamed, type Handlers, type Work } from '../work.ts';

export type PlaceQuestion = Extract<Question, { ask: 'place' }>;

/** The match with some models changed. */
function withModels(look: Look, changed: Record<ModelId, Partial<Model>>): Look {
  const { models } = look.match.table;
  const moved = Object.fromEntries(Object.entries(changed).map(([id, patch]) => [id, { ...look.model(id), ...patch }]));
  const match: Match = { ...look.match, table: { ...look.match.table, models: { ...models, ...moved } } };
  return look.with(match);
}

/** The point and the height of a spot: the height that it names, else the highest surface under the whole base. @rule DEF-26 */
export function placeOf(look: Look, model: ModelId, spot: Spot): { at: Point; height: number } {
  const point = pointOf(spot);
  return { at: point, height: heightOf(spot) ?? restingHeight(look, { at: point, radius: radiusOf(look, model) }) };
}

/** The reason why a model may not be placed here. @rule DEF-27 MOV-15 EDG-3 */
export function refusePlace(look: Look, question: PlaceQuestion, spot: Spot): Reason | null {
  if (look.isSpoken) return null;
  const { model, within: limit, of, los, contact, inside, edge, as } = question;
  const { at, height } = placeOf(look, model, spot);
  const refused = refuseStand(look, model, at, height);
  if (refused) return { ...refused, clauses: [...refused.clauses, 'MOV-15'] };
  const outside = edge && refuseStrip(edge, at, radiusOf(look, model), look.options.deployWithin);
  if (outside) return outside;
  const moved = withModels(look, { [model]: { at, height } });
  const shown = of === model ? withShadow(moved, look, model) : moved;
  if (limit !== undefined && of !== undefined && !within(shown, ...ends(of, model), inches(limit)))
    return reason('too-far', ['DEF-27', 'DEF-5'], { model, of }, at);
  if (los && of !== undefined && !sees(shown, ...ends(of, model)).visible)
    return reason('no-line-of-sight', ['DEF-27', 'LOS-2'], { model, target: model }, at);
  const lured = as && refuseLured(look, model, as, at);
  if (lured) return lured;
  if (!contact && !inside) return null;
  if (contact?.some((thing) => touches(moved, model, thing)) || inside?.some((piece) => overlapsThing(moved, model, piece))) return null;
  return contact ? reason('no-contact', ['DEF-31', 'DEF-26'], { model }, at) : reason('not-inside', ['DEF-26'], { model }, at);
}

const SHADOW = 'where it stood';
const ends = (subject: ModelId, model: ModelId): [ModelId, ModelId] => [subject === model ? SHADOW : subject, model];

/** The match with a copy of the model at its old place: a model that is placed within a distance of itself is measured from there. */
function withShadow(moved: Look, before: Look, model: ModelId): Look {
  const { models } = moved.match.table;
  const stood = { ...before.model(model), id: SHADOW };
  return moved.with({ ...moved.match, table: { ...moved.match.table, models: { ...models, [SHADOW]: stood } } });
}

/** True if a model is in a thing; it is in a building when it is within the walls. @rule ABL-25 CHR-24 */
function overlapsThing(look: Look, model: ModelId, thing: ModelId | PieceId): boolean {
  const named = namedThing(look.match.table.models, thing);
  if ('model' in named) return within(look, named.model, model, meleeRangeOf(look, named.model)); // a melee range that is lent as terrain
  const { piece } = named;
  const house = houseOf(look, piece);
  return house ? isInside(discOf(look, model), house) : terrainUnder(look, model, 'any').some(({ id }) => id === piece);
}

function touches(look: Look, model: ModelId, thing: ModelId | PieceId): boolean {
  if (markerNamed(look, thing)) return markersUnder(look, model).some(({ id }) => id === thing);
  const named = namedThing(look.match.table.models, thing);
  return 'model' in named ? inContact(look, model, named.model) : touchesPiece(look, model, look.piece(named.piece));
}

/** Spots that a question allows: in contact with the things, in their order and clockwise from north; some of those along an edge. */
export const placeSpots = (look: Look, question: PlaceQuestion): Point[] => [...spotsInTurn(look, question)];

/** True if a question allows any spot. */
export const hasPlace = (look: Look, question: PlaceQuestion): boolean => spotsInTurn(look, question).next().done !== true;

function* spotsInTurn(look: Look, { model, contact = [], inside, ...rest }: PlaceQuestion): Generator<Point> {
  if (look.isSpoken) return yield pointOf(UNSAID);
  const { edge } = rest;
  const isOpen = (question: PlaceQuestion, { x, y }: Point): boolean => !refusePlace(look, question, [inches(x), inches(y)]);
  if (edge && contact.length === 0) {
    for (const point of stripSpots(edge, radiusOf(look, model))) if (isOpen({ model, ...rest }, point)) yield point;
    return;
  }
  const asked: PlaceQuestion = { model, ...(inside && contact.length === 0 ? {} : { contact }), ...(inside ? { inside } : {}), ...rest };
  for (const thing of contact)
    for (const point of standSpotsInTurn(look, model, namedThing(look.match.table.models, thing))) if (isOpen(asked, point)) yield point;
  for (const piece of inside ?? []) for (const point of spotsIn(look, piece)) if (isOpen(asked, point)) yield point;
}

/** The distance between listed places in a piece of terrain. */
const APART = units(0.75);

/** Points of a piece of terrain, in rows from its middle line. */
function spotsIn(look: Look, thing: ModelId | PieceId): Point[] {
  const named = namedThing(look.match.table.models, thing);
  if ('model' in named) {
    const { at, radius } = discOf(look, named.model);
    return inRows(around({ at, radius: radius + meleeRangeOf(look, named.model) * INCH }));
  }
  const { shape } = look.piece(named.piece);
  const house = houseOf(look, named.piece);
  return inRows(house ? boxOf(house) : 'disc' in shape ? around(shape.disc) : shape.polygon);
}

function inRows(corners: readonly Point[]): Point[] {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const along = (all: readonly number[]): number[] => {
    const [from, to] = [Math.min(...all), Math.max(...all)];
    const count = Math.max(1, Math.floor((to - from) / APART));
    return Array.from({ length: count }, (_, step) => Math.round(from + ((step + 0.5) * (to - from)) / count));
  };
  return along(ys).flatMap((y) => along(xs).map((x): Point => ({ x, y })));
}

const around = ({ at, radius }: ReturnType<typeof discOf>): Point[] => [
  { x: at.x - radius, y: at.y - radius },
  { x: at.x + radius, y: at.y + radius },
];

/** Places a model. Placing is not a move: texts about moves do not speak, and texts that forbid moves do not forbid it. @rule DEF-26 CHR-66 */
function put(play: Play, model: ModelId, { at, height }: { at: Point; height: number }): void {
  const from = play.model(model).at;
  play.patchModel(model, { at, height });
  play.emit({ what: 'placed', model, from, at, height });
}

type PlaceEffect = Extract<Eff, { do: 'place' }>;

function questionFor(work: Work, effect: PlaceEffect, model: ModelId): PlaceQuestion {
  const { reading, play } = work;
  const limit = effect.within;
  const centre = limit && namedBy(reading, limit.of)[0];
  const { contact } = effect;
  const things =
    contact === undefined
      ? undefined
      : contact === 'active-marker'
        ? activeMarkers(play, work.frame.seat).map(({ id }) => id)
        : typeof contact === 'object' && 'terrain' in contact
          ? play.isSpoken
            ? [contact.terrain]
            : play.match.table.terrain.filter((piece) => isTerrain(piece, contact.terrain)).map(({ id }) => id)
          : namedBy(reading, contact).filter((id) => id !== model && play.model(id).status === 'board');
  return {
    ask: 'place',
    model,
    ...(limit && centre !== undefined
      ? { within: units(valueOf(reading, limit.in)), of: centre, ...(limit.los ? { los: true as const } : {}) }
      : {}),
    ...(things ? { contact: things } : {}),
    ...(effect.into && reading.bound.terrain !== undefined ? { inside: [reading.bound.terrain] } : {}),
    ...(model === work.frame.model && isStep(play, model, work.frame.ability) ? { as: 'step' } : {}),
    ...(effect.may ? { may: true } : {}),
  };
}

export const placingEffects: Pick<Handlers, 'place' | 'swap'> = {
  /** A model without a legal spot stays where it is. */
  place(work, effect) {
    const { play, frame, answer, now } = work;
    const queue = now.queue ?? modelsNamed(work, effect.who);
    const [model, ...rest] = queue;
    const { placed = 0 } = now;
    if (model === undefined) return over(placed);
    if (answer?.pass) return note({ queue: rest, placed });
    if (answer?.at) {
      put(play, model, placeOf(play, model, answer.at));
      return note({ queue: rest, placed: placed + 1 });
    }
    const question = questionFor(work, effect, model);
    if ((question.contact ?? question.inside) && !hasPlace(play, question)) return note({ queue: rest, placed });
    return ask(effect.by === 'resisting' ? frame.resisting : frame.seat, question);
  },

  /**
   * The models change places; if one of them cannot, neither moves. Out of range, the bearer does not swap with the enemy fighter.
   * @rule MOV-15 SIG-14
   */
  swap(work, { a, b }) {
    const { play, frame, reading } = work;
    const [first, second] = [a, b].map((role) => namedBy(reading, role).find((id) => play.model(id).status === 'board'));
    if (first === undefined || second === undefined || first === second) return over(0);
    const pair = [first, second];
    if (frame.selfOnly && (!pair.includes(frame.model) || pair.includes(String(frame.bound.enemy)))) return over(0);
    const { at, height } = play.model(first);
    const partner = play.model(second);
    const swapped = withModels(play, { [first]: { at: partner.at, height: partner.height }, [second]: { at, height } });
    const closed = (): boolean =>
      refuseStand(swapped, first, partner.at, partner.height) !== null || refuseStand(swapped, second, at, height) !== null;
    if (!(play.space.hasRoom(first, second) ?? !closed())) {
      play.emit({ what: 'failed', model: work.frame.model, why: 'no-room-to-swap' });
      return over(0);
    }
    put(play, first, { at: partner.at, height: partner.height });
    put(play, second, { at, height });
    return over(1);
  },
};
