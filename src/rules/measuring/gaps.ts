import { BOARD, CONTACT, INCH, isShorter, isWithin } from '../../geometry/lengths.ts';
import { distanceToShape, gap, gapToShape, overlaps, touches, type Disc } from '../../geometry/shapes.ts';
import type { Look } from '../look.ts';
import type { Thing } from '../space/space.ts';
import { isTerrain } from '../table/is-terrain.ts';
import type { TerrainName } from '../terms/card-language.ts';
import { EDGES, type Edge } from '../terms/decision.ts';
import type { ModelId, Seat } from '../terms/ids.ts';
import type { Piece, Stone } from '../terms/match.ts';
import { discOf, heightOf, LEVEL, sameLevel, stoneDisc } from './bases.ts';

const OPPOSITE: readonly Edge[] = ['north', 'south'];

/** Edge-to-edge distance of two bases in the plane, in tenths of a millimetre, not rounded; 0 from a model to itself. @rule DEF-4 DEF-8 DEF-9 ELE-3 */
export const gapBetween = (look: Look, a: ModelId, b: ModelId): number => (a === b ? 0 : gap(discOf(look, a), discOf(look, b)));

/** The nearest of these models; several when they are equally near. @rule DEF-4 */
export function nearestTo(look: Look, from: ModelId, models: readonly ModelId[]): ModelId[] {
  const least = Math.min(...models.map((id) => gapBetween(look, from, id)));
  return models.filter((id) => gapBetween(look, from, id) === least);
}

/**
 * The edge from which a seat started; if no seat has chosen one, the first two have opposite edges and the others those beside them.
 * @rule DEP-4 DEP-6
 */
function startingEdge(look: Look, seat: Seat): Edge {
  const count = look.match.order.seats.length;
  return look.match.order.seats[seat]?.edge ?? (count === 2 ? OPPOSITE : EDGES)[seat] ?? 'north';
}

/** Distance from a model's base to the edge from which its player started, in tenths of a millimetre. @rule EVA-24 */
export function gapToOwnEdge(look: Look, model: ModelId): number {
  const { at, radius } = discOf(look, model);
  const distances: Record<Edge, number> = { north: at.y, south: BOARD - at.y, west: at.x, east: BOARD - at.x };
  return Math.max(0, distances[startingEdge(look, look.model(model).seat)] - radius);
}

/** Base contact needs the same level. @rule DEF-31 ELE-9 */
export const areInContact = (look: Look, a: ModelId, b: ModelId): boolean =>
  a === b || (gapBetween(look, a, b) <= CONTACT && sameLevel(heightOf(look, a), heightOf(look, b)));

/** True if a piece with these heights reaches a level. */
export const spansLevel = ({ base, top }: Piece, height: number): boolean =>
  base <= height + LEVEL && height <= Math.max(base, top) + LEVEL;

/** Pieces of this kind (tag `building` for buildings) within this many inches of the model's base, 0 being base contact; overlapped ones too. */
export function piecesNear(look: Look, model: ModelId, terrain: TerrainName, inches: number): Piece[] {
  const disc = discOf(look, model);
  const height = heightOf(look, model);
  return look.match.table.terrain.filter((piece) => {
    if (!isTerrain(piece, terrain)) return false;
    const free = gapToShape(disc, piece.shape);
    if (inches > 0 && look.options.strictWithin) return isShorter(free, inches * INCH);
    return inches > 0 ? isWithin(free, inches * INCH) : free <= CONTACT && spansLevel(piece, height);
  });
}

/** Pieces of this kind that the model's base overlaps. */
export function piecesUnder(look: Look, model: ModelId, terrain: TerrainName): Piece[] {
  const height = heightOf(look, model);
  const disc = discOf(look, model);
  return look.match.table.terrain.filter((piece) => isTerrain(piece, terrain) && spansLevel(piece, height) && overlaps(disc, piece.shape));
}

/** Distance from a model's base to a stone or a footprint, in tenths of a millimetre; 0 where it overlaps. */
export function gapToThing(look: Look, model: ModelId, thing: Thing): number {
  const disc = discOf(look, model);
  if ('stone' in thing) return gap(disc, stoneDisc(look.stone(thing.stone)));
  if ('disc' in thing) return gap(disc, thing.disc);
  return Math.max(0, distanceToShape(disc.at, look.piece(thing.piece).shape) - disc.radius);
}

/** The levels on which a moonstone or a lure at this place may be: the top of a platform, or the ground where no platform fills it. */
function stoneLevels(look: Look, stone: Pick<Stone, 'at'>): number[] {
  if (!look.options.heights) return [0];
  const under = look.match.table.terrain.filter(({ kind, shape }) => kind === 'platform' && distanceToShape(stone.at, shape) <= 0);
  const filled = under.some(({ base, top }) => base <= LEVEL && top > LEVEL);
  return [...(filled ? [] : [0]), ...under.map(({ top }) => top)];
}

/** True if a moonstone or a lure is on the level of a model. @rule ELE-9 */
export const onStoneLevel = (look: Look, stone: Pick<Stone, 'at'>, height: number): boolean =>
  stoneLevels(look, stone).some((level) => sameLevel(level, height));

/** Stones on the ground in base contact with a model. @rule HRV-2 DEF-31 */
export function stonesAt(look: Look, model: ModelId): Stone[] {
  const disc: Disc = discOf(look, model);
  return look.match.table.stones.filter(
    (stone) => stone.holder === null && gap(disc, stoneDisc(stone)) <= CONTACT && onStoneLevel(look, stone, heightOf(look, model)),
  );
}

/** True if a model's base touches a piece on the same level. @rule DEF-31 ELE-9 */
export const touchesFootprint = (look: Look, model: ModelId, piece: Piece): boolean =>
  touches(discOf(look, model), piece.shape) && spansLevel(piece, heightOf(look, model));
