import type { Look } from '../look.ts';
import type { Thing } from '../space/space.ts';
import type { TerrainName } from '../terms/card-language.ts';
import type { ModelId } from '../terms/ids.ts';
import type { Lure, Marker, Piece, Point, Stone } from '../terms/match.ts';

/** True if b is within this many inches of a, the exact distance included, with the tolerance for ranges. @rule DEF-5 */
export const within = (look: Look, a: ModelId, b: ModelId, inches: number): boolean => look.space.within(a, b, inches);

/** True if a moonstone, a piece of terrain or a disc is within this many inches of a model. @rule DEF-5 DEF-10 */
export const thingWithin = (look: Look, model: ModelId, thing: Thing, inches: number): boolean =>
  look.space.thingWithin(model, thing, inches);

/** The nearest of these models; several when they are equally near. @rule DEF-4 */
export const nearestOf = (look: Look, from: ModelId, models: readonly ModelId[]): ModelId[] => look.space.nearest(from, models);

/** True if a model is within this many inches of the edge from which its player started. @rule EVA-24 */
export const nearOwnEdge = (look: Look, model: ModelId, inches: number): boolean => look.space.nearOwnEdge(model, inches);

/** True if a model is at least this many inches from the edge from which its player started. */
export const farFromOwnEdge = (look: Look, model: ModelId, inches: number): boolean => look.space.farFromOwnEdge(model, inches);

/** Base contact needs the same level. @rule DEF-31 ELE-9 */
export const inContact = (look: Look, a: ModelId, b: ModelId): boolean => look.space.contact(a, b);

/** Pieces of this kind (tag `building` for buildings) within this many inches of the model's base, 0 being base contact; overlapped ones too. */
export const terrainNear = (look: Look, model: ModelId, terrain: TerrainName, inches: number): Piece[] =>
  look.space.near(model, terrain, inches);

/** Pieces of this kind that the model's base overlaps. */
export const terrainUnder = (look: Look, model: ModelId, terrain: TerrainName): Piece[] => look.space.piecesUnder(model, terrain);

/** True if a model stands within the walls of a building. @rule CHR-24 */
export const isIndoors = (look: Look, model: ModelId): boolean => look.space.indoors(model);

/** Stones on the ground in base contact with a model. @rule HRV-2 DEF-31 */
export const stonesTouched = (look: Look, model: ModelId): Stone[] => look.space.stonesTouched(model);

/** True if a model touches a piece on the same level. @rule DEF-31 ELE-9 */
export const touchesPiece = (look: Look, model: ModelId, piece: Piece): boolean => look.space.touchesPiece(model, piece);

/** The lures in base contact with a model, or touched on the path by which it came. @rule CHR-28 */
export const luresTouched = (look: Look, model: ModelId, path?: readonly Point[]): Lure[] => look.space.luresTouched(model, path);

/** The objective markers in base contact with a model. */
export const markersTouched = (look: Look, model: ModelId): Marker[] => look.space.markersTouched(model);
