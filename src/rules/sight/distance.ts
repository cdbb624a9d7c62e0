import type { Look } from '../look.ts';
import type { Thing } from '../space/space.ts';
import type { TerrainName } from '../terms/card-language.ts';
import type { ModelId } from '../terms/ids.ts';
import type { Lure, Marker, Piece, Point, Stone } from '../terms/match.ts';

/** Whether b is within so many inches of a, exactly included, with the tolerance for ranges. @rule DEF-5 */
export const within = (look: Look, a: ModelId, b: ModelId, inches: number): boolean => look.space.within(a, b, inches);

/** Whether a stone, a piece of terrain or a disc is within so many inches of a model. @rule DEF-5 DEF-10 */
export const thingWithin = (look: Look, model: ModelId, thing: Thing, inches: number): boolean =>
  look.space.thingWithin(model, thing, inches);

/** Of these the nearest to a model; several where they are equally near. @rule DEF-4 */
export const nearestOf = (look: Look, from: ModelId, models: readonly ModelId[]): ModelId[] => look.space.nearest(from, models);

/** Whether a model stands within so many inches of the edge its player started from. @rule EVA-24 */
export const nearOwnEdge = (look: Look, model: ModelId, inches: number): boolean => look.space.nearOwnEdge(model, inches);

/** Whether it stands so many inches from it, or farther. */
export const farFromOwnEdge = (look: Look, model: ModelId, inches: number): boolean => look.space.farFromOwnEdge(model, inches);

/** Base contact needs the same level. @rule DEF-31 ELE-9 */
export const inContact = (look: Look, a: ModelId, b: ModelId): boolean => look.space.contact(a, b);

/** Pieces of this kind (tag `building` for buildings) within so many inches of the model's base; 0 = base contact. Overlapped ones too. */
export const terrainNear = (look: Look, model: ModelId, terrain: TerrainName, inches: number): Piece[] =>
  look.space.near(model, terrain, inches);

/** Pieces of this kind that the model's base overlaps. */
export const terrainUnder = (look: Look, model: ModelId, terrain: TerrainName): Piece[] => look.space.under(model, terrain);

/** Whether a model stands within the walls of a building. @rule CHR-24 */
export const isIndoors = (look: Look, model: ModelId): boolean => look.space.indoors(model);

/** Stones on the ground in base contact with a model. @rule HRV-2 DEF-31 */
export const stonesTouched = (look: Look, model: ModelId): Stone[] => look.space.stonesTouched(model);

/** Whether a model touches a footprint on the same level. @rule DEF-31 ELE-9 */
export const touchesPiece = (look: Look, model: ModelId, piece: Piece): boolean => look.space.touchesPiece(model, piece);

/** The lures that a model is in base contact with, or touches on a way from there to where it stands. @rule CHR-28 */
export const luresTouched = (look: Look, model: ModelId, path?: readonly Point[]): Lure[] => look.space.luresTouched(model, path);

/** The objective markers in base contact with a model. */
export const markersTouched = (look: Look, model: ModelId): Marker[] => look.space.markersTouched(model);
