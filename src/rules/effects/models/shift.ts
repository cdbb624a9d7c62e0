import { fullBoard, isOnBoard } from '../../../geometry/board.ts';
import { BOARD, OVERLAP } from '../../../geometry/lengths.ts';
import { outlineOf } from '../../../geometry/outline.ts';
import { isInsidePolygon, overlaps, type Disc } from '../../../geometry/shapes.ts';
import type { Look } from '../../look.ts';
import { discOf, itemOf, stoneDisc } from '../../measuring/bases.ts';
import type { ModelId, PieceId } from '../../terms/ids.ts';
import type { Model, Piece, Point } from '../../terms/match.ts';

const shiftedBy = (offset: Point, { x, y }: Point): Point => ({ x: x + offset.x, y: y + offset.y });

/** A piece moved by an offset. */
export function shifted({ shape, ...piece }: Piece, offset: Point): Piece {
  if ('disc' in shape) return { ...piece, shape: { disc: { ...shape.disc, at: shiftedBy(offset, shape.disc.at) } } };
  return { ...piece, shape: { polygon: shape.polygon.map((corner) => shiftedBy(offset, corner)) } };
}

/** The result of moving an item of terrain: its pieces, the models and moonstones that move along, and the match afterwards (`lookAfter`). */
interface Shift {
  before: Piece[];
  after: Piece[];
  models: ModelId[];
  stones: string[];
  lookAfter: Look;
}

/** Moves an item. Models that overlap it, or are between its parts as in a house, move along. @rule EVA-18 */
export function shift(look: Look, id: PieceId, offset: Point): Shift {
  const { terrain, stones, models } = look.match.table;
  const item = itemOf(look.piece(id));
  const before = terrain.filter((piece) => itemOf(piece) === item);
  const outline = before.length > 1 ? outlineOf(before.map(({ shape }) => shape)) : [];
  const holds = (disc: Disc): boolean =>
    isInsidePolygon(disc.at.x, disc.at.y, outline) || before.some(({ shape }) => overlaps(disc, shape));
  const carried = look.onBoard.filter((model) => holds(discOf(look, model.id))).map((model) => model.id);
  const lying = stones.filter((stone) => stone.holder === null && holds(stoneDisc(stone)));
  const table = {
    ...look.match.table,
    terrain: terrain.map((piece) => (itemOf(piece) === item ? shifted(piece, offset) : piece)),
    stones: stones.map((stone) => (lying.includes(stone) ? { ...stone, at: shiftedBy(offset, stone.at) } : stone)),
    models: Object.fromEntries(
      Object.entries(models).map(([name, model]): [ModelId, Model] => [
        name,
        carried.includes(name) ? { ...model, at: shiftedBy(offset, model.at) } : model,
      ]),
    ),
  };
  const moved = look.with({ ...look.match, table });
  return {
    before,
    after: before.map((piece) => shifted(piece, offset)),
    models: carried,
    stones: lying.map((stone) => stone.id),
    lookAfter: moved,
  };
}

/** True if the whole piece is on the board. */
export const isInside = ({ shape }: Piece): boolean => {
  if ('disc' in shape) return isOnBoard(shape.disc, fullBoard);
  return shape.polygon.every(({ x, y }) => Math.min(x, y) >= -OVERLAP && Math.max(x, y) <= BOARD + OVERLAP);
};
