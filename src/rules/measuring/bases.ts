import type { Disc } from '../../geometry/shapes.ts';
import { boardTopic, type Look } from '../look.ts';
import { isSameModel } from '../printed/cast.ts';
import type { Catalogue } from '../terms/card-language.ts';
import type { ModelId } from '../terms/ids.ts';
import type { Model, Options, Piece, Point, Stone } from '../terms/match.ts';

/** A base at the place of its model, or at a place where the model might stand. */
export interface Stand {
  id: ModelId;
  disc: Disc;
  height: number;
}

/** A moonstone's footprint is half an inch across. @rule MST-11 */
export const STONE_RADIUS = 63.5;

/** Heights nearer than a tenth of an inch are one level. @rule ELE-5 */
export const LEVEL = 25.4;

export const sameLevel = (a: number, b: number): boolean => Math.abs(a - b) <= LEVEL;

/** Radius of a model's base in tenths of a millimetre. @rule CRD-11 SET-20 */
export const radiusOf = (look: Look, model: ModelId): number => look.character(model).base * 5;

/** The height of the surface under a model; 0 for all models in a match without heights. @rule VAR-5 */
export const heightOf = (look: Look, model: ModelId): number => (look.options.heights ? look.model(model).height : 0);

export const discOf = (look: Look, model: ModelId): Disc => ({ at: look.model(model).at, radius: radiusOf(look, model) });

export const standOf = (look: Look, model: ModelId): Stand => ({ id: model, disc: discOf(look, model), height: heightOf(look, model) });

interface BaseStanding {
  options: Options;
  models: readonly Model[];
  stands: readonly Stand[];
}

// The board is the same object until a model changes, so its list of stands is made once. Most changes move no model, so the last few lists
// for the same cards are compared first: those of the match, of the matches that seats imagine, and of one that was tried out.
const known = boardTopic<readonly Stand[]>();
const last = new WeakMap<Catalogue, BaseStanding[]>();
const REMEMBERED = 4;

const standsAs = (a: Model, b: Model | undefined): boolean =>
  a === b || (b !== undefined && isSameModel(a, b) && a.height === b.height && a.at.x === b.at.x && a.at.y === b.at.y);

/** The stands of all models on the board: the same list until a model stands elsewhere, or its card or lasting effects change. */
export function standsOf(look: Look): readonly Stand[] {
  const { board, cards, options } = look;
  const before = board.get(known);
  if (before) return before;
  const onBoard = board.models;
  const lately = last.get(cards) ?? [];
  const standing = lately.find(
    (recent) =>
      recent.options === options &&
      recent.models.length === onBoard.length &&
      recent.models.every((model, index) => standsAs(model, onBoard[index])),
  ) ?? { options, models: onBoard, stands: onBoard.map(({ id }) => standOf(look, id)) };
  if (standing !== lately[0]) last.set(cards, [standing, ...lately.filter((recent) => recent !== standing)].slice(0, REMEMBERED));
  return board.keep(known, standing.stands);
}

/** A model as if it stood at another place. */
export const standAt = (look: Look, model: ModelId, point: Point, height: number): Stand => ({
  id: model,
  disc: { at: point, radius: radiusOf(look, model) },
  height,
});

export const stoneDisc = (stone: Stone): Disc => ({ at: stone.at, radius: STONE_RADIUS });

/** The item to which a piece of terrain belongs: a building may have many pieces. */
export const itemOf = (piece: Piece): string => piece.piece ?? piece.id;
