import { someOf } from '../../space/missing-facts.ts';
import { EXCESS } from '../../../geometry/lengths.ts';
import { shapesOverlap } from '../../../geometry/segments.ts';
import { overlaps } from '../../../geometry/shapes.ts';
import type { Look } from '../../look.ts';
import type { Play } from '../../play.ts';
import { refuseStand } from '../../movement/ways.ts';
import { discOf, itemOf, stoneDisc } from '../../measuring/bases.ts';
import { pointOf, units } from '../../table/spots.ts';
import { terrainNear } from '../../sight/distance.ts';
import { isTerrain } from '../../table/is-terrain.ts';
import type { Eff } from '../../terms/card-language.ts';
import { UNSAID } from '../../terms/decision.ts';
import type { ModelId, PieceId } from '../../terms/ids.ts';
import type { Piece } from '../../terms/match.ts';
import type { Question } from '../../terms/opening.ts';
import { reason, type Reason } from '../../terms/reason.ts';
import { leftOf } from '../../printed/text-of.ts';
import { valueOf } from '../../reading/reading.ts';
import { isInside, shift } from './shift.ts';
import { hasPlace } from './placing.ts';
import { ask, into, note, over, type Handlers } from '../work.ts';

type TerrainQuestion = Extract<Question, { ask: 'terrain' }>;

/** The piece with this name, or the first piece of the item with this name. */
const pieceNamed = (look: Look, name: string): PieceId | undefined =>
  look.match.table.terrain.find(({ id }) => id === name)?.id ?? look.match.table.terrain.find((piece) => itemOf(piece) === name)?.id;

/** The reason why an item of terrain may not be moved this way; null when it may. @rule EVA-18 */
export function refuseShift(
  look: Look,
  question: TerrainQuestion,
  name: string | undefined,
  vector: readonly number[] | undefined,
): Reason | null {
  if (name === undefined || vector === undefined) return reason('not-an-answer', ['EVA-18'], { ask: 'terrain' });
  if (look.isSpoken) return null;
  const facts = { terrain: name };
  const id = pieceNamed(look, name);
  if (id === undefined || !question.pieces.includes(id)) return reason('no-such-terrain', ['EVA-18'], facts);
  const offset = pointOf([vector[0] ?? 0, vector[1] ?? 0]);
  if (Math.sqrt(offset.x * offset.x + offset.y * offset.y) > question.within + EXCESS) return reason('too-far', ['EVA-18'], facts);
  const { before, after, models, stones, lookAfter: there } = shift(look, id, offset);
  const no = (code: string): Reason => reason(code, ['EVA-18'], facts);
  if (!after.every(isInside)) return no('off-board');
  const under = (disc: Parameters<typeof overlaps>[0]): boolean => after.some(({ shape }) => overlaps(disc, shape));
  if (look.onBoard.some((model) => !models.includes(model.id) && under(discOf(look, model.id)))) return no('terrain-on-model');
  const lying = look.match.table.stones.filter((stone) => stone.holder === null && !stones.includes(stone.id));
  if (lying.some((stone) => under(stoneDisc(stone)))) return no('terrain-on-stone');
  const others = look.match.table.terrain.filter((piece) => !before.includes(piece));
  const meets = (pieces: readonly Piece[], neighbour: Piece): boolean => pieces.some(({ shape }) => shapesOverlap(shape, neighbour.shape));
  if (others.some((neighbour) => meets(after, neighbour) && !meets(before, neighbour))) return no('terrain-on-terrain');
  const stuck = someOf(models, (model) => {
    const { at, height } = there.model(model);
    return refuseStand(there, model, at, height) !== null && refuseStand(look, model, look.model(model).at, height) === null;
  });
  return stuck ? no('carried-cannot-stand') : null;
}

function carry(play: Play, id: PieceId, vector: readonly number[]): void {
  const offset = pointOf([vector[0] ?? 0, vector[1] ?? 0]);
  const { before, models, lookAfter: there } = shift(play, id, offset);
  const { terrain, stones, models: after } = there.match.table;
  const stood = models.map((model) => ({ model, from: play.model(model).at }));
  play.patchTable({ terrain, stones, models: after });
  for (const piece of before) play.emit({ what: 'terrain-moved', piece: piece.id, by: offset });
  for (const { model, from } of stood) {
    const { at, height } = play.model(model);
    play.emit({ what: 'placed', model, from, at, height });
  }
}

/** The pieces of a kind near a model into which it could be placed; `made`: only those made in this game. */
export function piecesFor(look: Look, model: ModelId, { terrain, made, in: range }: Extract<Eff, { do: 'pick-piece' }>): PieceId[] {
  const isMade = ({ tags = [] }: Piece): boolean => tags.some((tag) => tag.startsWith('made-by-'));
  if (look.isSpoken) {
    const pieces = look.match.table.terrain.filter((piece) => isMade(piece) && isTerrain(piece, terrain)).map(({ id }) => id);
    return made ? pieces : [terrain];
  }
  return terrainNear(look, model, terrain, range)
    .filter((piece) => !made || isMade(piece))
    .map(({ id }) => id)
    .filter((id) => hasPlace(look, { ask: 'place', model, inside: [id] }));
}

/** The name in events of a piece that the players of a spoken table move, because they do not say which one it is. */
const SOME = 'terrain';

export const terrainEffects: Pick<Handlers, 'move-terrain' | 'pick-piece' | 'uproot'> = {
  'pick-piece'({ play, frame, answer }, effect) {
    const pieces = piecesFor(play, frame.model, effect);
    const terrain = pieces.find((id) => id === answer?.option);
    if (pieces.length === 0 || answer?.pass) return over(0);
    return terrain === undefined ? ask(frame.seat, { ask: 'option', options: pieces, of: 'piece' }) : into(['then'], { terrain });
  },

  uproot({ play, reading }) {
    const gone = play.match.table.terrain.find(({ id }) => id === reading.bound.terrain);
    if (!gone) {
      play.noteMovement();
      return over(0);
    }
    play.patchTable({ terrain: play.match.table.terrain.filter((piece) => piece !== gone) });
    play.emit({ what: 'terrain-gone', piece: gone.id, kind: gone.kind });
    return over(1);
  },

  /** The items are moved one after the other, each once. @rule EVA-18 */
  'move-terrain'({ play, frame, reading, answer, now }, { n, in: range, by }) {
    const moved = now.moved ?? [];
    if (answer?.pass) return over(moved.length);
    if (play.isSpoken && answer?.terrain !== undefined) {
      play.noteMovement();
      play.emit({ what: 'terrain-moved', piece: SOME, by: pointOf(UNSAID) });
      return note({ moved: [...moved, SOME] });
    }
    const piece = answer?.terrain === undefined ? undefined : pieceNamed(play, answer.terrain);
    if (piece !== undefined && answer?.by) {
      carry(play, piece, answer.by);
      return note({ moved: [...moved, itemOf(play.piece(piece))] });
    }
    const pieces = play.isSpoken ? [SOME] : play.match.table.terrain.filter((piece) => !moved.includes(itemOf(piece))).map(({ id }) => id);
    if (moved.length >= valueOf(reading, n) || pieces.length === 0) return over(moved.length);
    const seat = by === 'left' ? leftOf(play, frame.seat) : frame.seat;
    return ask(seat, { ask: 'terrain', pieces, within: units(range), may: true });
  },
};
